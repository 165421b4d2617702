import { photoLimits, photoMessages } from '../../shared/photo-rules.ts';
import type { CheckedPhoto } from '../store/port.ts';
import { photoFormat } from './format.ts';
import { cleanPhotoName } from './photo-name.ts';

export type PhotoRefusal = Exclude<keyof typeof photoMessages, 'too-many' | 'total-too-large'>;

export type PhotoCheck =
  | { readonly ok: true; readonly photo: CheckedPhoto }
  | { readonly ok: false; readonly reason: PhotoRefusal; readonly message: string };

const MAX_PIXELS = 50e6;
const LONG_SIDE = 2400;
const QUALITY = 82;

/** One photo at a time: a decoded one can take 200 MB. */
let queue: Promise<unknown> = Promise.resolve();

/** Judges a file by its content and makes it a plain JPEG: upright, of a sensible size, without anything but the picture. */
export async function checkPhoto({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<PhotoCheck> {
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > photoLimits.bytes) return refused('too-large');
  const format = photoFormat(bytes);
  if (format === undefined) return refused('type');
  if (format === 'heic') return refused('heic');
  const result = queue.then(() => reencode(cleanPhotoName(name), bytes));
  queue = result;
  return result;
}

/** Never rejects: the next photo waits for it. */
async function reencode(name: string, bytes: Uint8Array): Promise<PhotoCheck> {
  try {
    const sharp = await loadSharp();
    // The header alone tells the size: an image that takes gigabytes is never decoded.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return refused('too-many-pixels');
    const jpeg = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return { ok: true, photo: { name, type: 'image/jpeg', bytes: jpeg } };
  } catch {
    // The decoder has many words for a file it can't read; to its sender they all mean this.
    return refused('damaged');
  }
}

/** Photos come now and then, pages all the time: loaded with the first one, no cache between them, one core for each. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

function refused(reason: PhotoRefusal): PhotoCheck {
  return { ok: false, reason, message: photoMessages[reason] };
}
