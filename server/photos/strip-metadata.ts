import { orientationOf, orientationSegment } from './exif-orientation.ts';

/** A photo in a format whose metadata `stripMetadata` removes. */
export type StrippedFormat = 'jpeg' | 'png' | 'webp';

/**
 * Removes the metadata of a photo without decoding it: EXIF with its location, XMP, IPTC, comments, embedded previews, and
 * data after the picture. Keeps the colour profile and a JPEG's orientation. Takes linear time. `undefined`: the file is
 * damaged.
 */
export function stripMetadata(bytes: Uint8Array, format: StrippedFormat): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return { jpeg: stripJpeg, png: stripPng, webp: stripWebp }[format](bytes, view);
}

const SOS = 0xda;
const EOI = 0xd9;
const [APP0, APP1, APP2, APP14, APP15, COM] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];

/** Segments: 0xFF, a marker, a two-byte length and data. The picture's data follow an SOS segment without a length. */
function stripJpeg(bytes: Uint8Array, view: DataView): Uint8Array | undefined {
  const kept = createRanges(bytes);
  let orientation = 1;
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === EOI) {
      kept.add(at, at + 2);
      return kept.join(bytes.subarray(0, 2), orientation > 1 ? orientationSegment(orientation) : new Uint8Array());
    }
    const end = marker !== 0xff && at + 4 <= bytes.length ? at + 2 + view.getUint16(at + 2) : at + 1;
    if (end > bytes.length) return undefined;
    if (marker === APP1 && startsWith(bytes, at + 4, 'Exif\0\0'))
      orientation = orientationOf(bytes.subarray(at + 10, end));
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (isPictureSegment(marker, bytes, at + 4)) kept.add(at, next);
    at = next;
  }
  return undefined;
}

/** The application segments that the picture needs: JFIF, colour profile and Adobe's colour transform. */
function isPictureSegment(marker: number, bytes: Uint8Array, at: number): boolean {
  if (marker === APP0) return startsWith(bytes, at, 'JFIF\0');
  if (marker === APP2) return startsWith(bytes, at, 'ICC_PROFILE\0');
  if (marker === APP14) return startsWith(bytes, at, 'Adobe');
  return marker !== COM && !(marker >= APP0 && marker <= APP15);
}

/** The position of the next marker. In the picture's data, 0xFF is followed by 0 or a restart number. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return bytes.length;
}

const PNG_CHUNKS = 'IHDR PLTE IDAT tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT'.split(' ');
const PNG_SIGNATURE = 8;

/** Chunks: a four-byte length, a name, data and a checksum. */
function stripPng(bytes: Uint8Array, view: DataView): Uint8Array | undefined {
  const kept = createRanges(bytes);
  for (let at = PNG_SIGNATURE; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const name = chunkName(bytes, at + 4);
    if (PNG_CHUNKS.includes(name) || name === 'IEND') kept.add(at, end);
    if (name === 'IEND') return kept.join(bytes.subarray(0, PNG_SIGNATURE));
    at = end;
  }
  return undefined;
}

const WEBP_CHUNKS = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
const RIFF_HEADER = 12;
/** Flags in the first byte of VP8X: the file has EXIF, or XMP. */
const METADATA_FLAGS = 0x0c;

/** Chunks: a name, a four-byte length and data, padded to an even length. The file starts with its own length. */
function stripWebp(bytes: Uint8Array, view: DataView): Uint8Array | undefined {
  const fileEnd = 8 + view.getUint32(4, true);
  if (fileEnd > bytes.length) return undefined;
  const kept = createRanges(bytes);
  let flagsAt: number | undefined;
  for (let at = RIFF_HEADER; at + 8 <= fileEnd; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > fileEnd) return undefined;
    const name = chunkName(bytes, at);
    if (name === 'VP8X' && length > 0) flagsAt ??= RIFF_HEADER + kept.size() + 8;
    if (WEBP_CHUNKS.includes(name)) kept.add(at, end);
    at = end;
  }
  const out = kept.join(bytes.subarray(0, RIFF_HEADER));
  new DataView(out.buffer).setUint32(4, out.length - 8, true);
  if (flagsAt !== undefined) out[flagsAt] = (out[flagsAt] ?? 0) & ~METADATA_FLAGS;
  return out.length > RIFF_HEADER ? out : undefined;
}

function chunkName(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** Collects parts of a file in order, and merges adjacent ones. */
function createRanges(bytes: Uint8Array) {
  const ranges: number[] = [];
  let size = 0;
  return {
    size: () => size,
    add(start: number, end: number) {
      if (ranges.at(-1) === start) ranges.pop();
      else ranges.push(start);
      ranges.push(end);
      size += end - start;
    },
    /** A copy of the parts, after `before`. */
    join(...before: Uint8Array[]): Uint8Array<ArrayBuffer> {
      const out = new Uint8Array(before.reduce((sum, { length }) => sum + length, size));
      let at = 0;
      const append = (part: Uint8Array) => {
        out.set(part, at);
        at += part.length;
      };
      before.forEach(append);
      for (let index = 0; index < ranges.length; index += 2) append(bytes.subarray(ranges[index], ranges[index + 1]));
      return out;
    },
  };
}
