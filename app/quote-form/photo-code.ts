// What only a visitor with photos needs, in one file.
export { drawPreview } from './prepare-photo.ts';
export { sendPhoto } from './send-photo.ts';
