import { Buffer } from 'node:buffer';

const ORIENTATION = 0x0112;
const ENTRY = 12;

/** Reads the orientation from EXIF data without the `Exif` header: 1 (upright) to 8, by default 1. */
export function orientationOf(exif: Uint8Array): number {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.length);
  if (exif.length < 8) return 1;
  const littleEndian = exif[0] === 0x49;
  const directory = view.getUint32(4, littleEndian);
  if (directory + 2 > exif.length) return 1;
  const count = view.getUint16(directory, littleEndian);
  for (let index = 0, at = directory + 2; index < count && at + ENTRY <= exif.length; index++, at += ENTRY) {
    if (view.getUint16(at, littleEndian) !== ORIENTATION) continue;
    const orientation = view.getUint16(at + 8, littleEndian);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** A JPEG segment with EXIF data that contain only an orientation. */
export function orientationSegment(orientation: number): Uint8Array {
  const header = [0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0'), ...Buffer.from('MM\0*\0\0\0\x08')];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...header, 0, 1, ...entry, 0, 0, 0, 0]);
}
