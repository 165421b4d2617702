import { Buffer } from 'node:buffer';
import type { PhotoChecker } from './checker.ts';
import { checkFile } from './format.ts';
import { cleanPhotoName } from './photo-name.ts';
import { refused } from './refusal.ts';

/**
 * Checks photos on hosts without native code. It accepts what pages send, an upright JPEG that the browser encoded, and stores
 * the picture without its metadata. It does not decode it.
 */
export const checkPlainPhoto: PhotoChecker = async ({ name, bytes }) => {
  const result = checkFile(bytes);
  if ('refusal' in result) return refused(result.refusal);
  if (result.format !== 'jpeg') return refused('no-jpeg');
  const picture = stripJpeg(bytes);
  if (!picture) return refused('damaged');
  return { ok: true, photo: { name: cleanPhotoName(name), type: 'image/jpeg', bytes: picture } };
};

const [SOS, EOI, APP2, APP14] = [0xda, 0xd9, 0xe2, 0xee];

/**
 * A JPEG with the picture and its colour profile only, in linear time; `undefined` if it is damaged. It consists of
 * segments: 0xFF, a marker, a two-byte length and data. The picture's data follow an SOS segment.
 */
export function stripJpeg(photo: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  // What stays moves to the front of this copy.
  const bytes = Buffer.from(photo);
  let size = 2;
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === EOI) {
      bytes.copyWithin(size, at, at + 2);
      return bytes.subarray(0, size + 2);
    }
    const end = marker !== 0xff && at + 4 <= bytes.length ? at + 2 + bytes.readUInt16BE(at + 2) : at + 1;
    if (end > bytes.length) return undefined;
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (isPictureSegment(marker, bytes.subarray(at + 4, at + 16))) {
      bytes.copyWithin(size, at, next);
      size += next - at;
    }
    at = next;
  }
  return undefined;
}

/** The segments that the picture needs: frames, tables and scans, the colour profile and Adobe's colour transform. */
function isPictureSegment(marker: number, start: Buffer): boolean {
  if (marker === APP2) return start.toString('latin1') === 'ICC_PROFILE\0';
  if (marker === APP14) return start.toString('latin1').startsWith('Adobe');
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= SOS && marker <= 0xdd);
}

/** The position of the next marker. In the picture's data, 0xFF is followed by 0 or a restart number. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return bytes.length;
}
