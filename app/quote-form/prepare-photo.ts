/** Longest side of an uploaded photo, in pixels: enough to judge a roof, small enough to upload from a phone. */
const LONGEST_SIDE = 2000;

/**
 * Shrinks a photo before it is sent: an upright JPEG of at most 2000 px. A file that this browser can't decode, or
 * that would not get smaller, is sent unchanged: the server checks it.
 */
export async function preparePhoto(file: File): Promise<Blob> {
  const bitmap = await decode(file);
  if (!bitmap) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return smaller && smaller.size < file.size ? smaller : file;
}

/** Draws a small preview. Resolves to false when this browser can't decode the file. */
export async function drawPreview(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const bitmap = await decode(file);
  if (!bitmap) return false;
  const side = Math.min(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(
    bitmap,
    (bitmap.width - side) / 2,
    (bitmap.height - side) / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  bitmap.close();
  return true;
}

/** Safari 16 rejects the option, and turns photos upright by default. */
function decode(file: File): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
    .catch(() => createImageBitmap(file))
    .catch(() => undefined);
}
