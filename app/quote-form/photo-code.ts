// What only a visitor with photos needs, as one chunk.
export { PhotoUploads } from './photo-uploads.tsx';
export { drawPreview } from './prepare-photo.ts';
export { startUploads } from './upload-run.ts';
