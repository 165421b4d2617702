/** Longest side of an uploaded photo, in pixels: enough to judge a roof, small enough to upload from a phone. */
const LONGEST_SIDE = 2000;

/**
 * Shrinks a photo before it is sent: an upright JPEG of at most 2000 px. A file that this browser can't decode, or not draw
 * as it is, is sent unchanged: the server checks it.
 */
export async function preparePhoto(file: File): Promise<Blob> {
  const bitmap = isCanvasReliable() ? await decode(file) : undefined;
  if (!bitmap) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  draw(bitmap, canvas, scale);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return jpeg ?? file;
}

/** A phone has no memory for eight photos at their full size: previews are drawn one after the other. */
let previews: Promise<unknown> = Promise.resolve();

/** Fills a canvas with the middle of a photo. Resolves to false when this browser can't decode the file. */
export function drawPreview(file: File, canvas: HTMLCanvasElement | null): Promise<boolean> {
  const preview = previews.then(async () => {
    const bitmap = await decode(file);
    if (!bitmap || !canvas) return false;
    draw(bitmap, canvas, Math.max(canvas.width / bitmap.width, canvas.height / bitmap.height));
    return true;
  });
  previews = preview;
  return preview;
}

/** Whether a canvas returns what was drawn on it. Browsers that resist fingerprinting return noise; that of Brave is invisible. */
function isCanvasReliable(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = '#123456';
  context.fillRect(0, 0, 4, 4);
  return [...context.getImageData(0, 0, 4, 4).data].every(
    (value, index) => Math.abs(value - ([0x12, 0x34, 0x56, 0xff][index % 4] ?? 0)) < 8,
  );
}

/** Draws a photo in the middle of a canvas, and closes it. On white: a JPEG has no transparency, and would be black there. */
function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement, scale: number): void {
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#fff';
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(bitmap, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  bitmap.close();
}

/** Safari 16 rejects the option, and turns photos upright by default. */
function decode(file: File): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
    .catch(() => createImageBitmap(file))
    .catch(() => undefined);
}
