// One chunk with the code that is needed only once photos are chosen.
export { PhotoUploads } from './photo-uploads.tsx';
export { drawPreview } from './prepare-photo.ts';
export { startUploads } from './upload-run.ts';
