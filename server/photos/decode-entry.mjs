// Decodes the photo on standard input. Writes a JPEG to standard output, or with exit code 2 the reason for refusing it.
// Plain JavaScript, because it runs with --jitless, which cannot strip types. --jitless saves the 500 MB of address space
// that V8 reserves for compiled code, which would count towards the memory limit.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const MAX_SIDE = 16_384;
const MAX_PIXELS = 50e6;
/** Maximum of scans in a JPEG. Cameras and editors write about ten; each takes as long as decoding the picture once. */
const MAX_JPEG_SCANS = 32;
/** Maximum of 0xFF bytes in a JPEG: 10 MB of a photo have about 40,000. Without it, 10 MB of them take seconds to count. */
const MAX_JPEG_MARKERS = 500_000;
const LONG_SIDE = 2400;
const QUALITY = 82;

sharp.cache(false);
sharp.concurrency(1);
try {
  const bytes = await buffer(process.stdin);
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const refusal = refusalByHeader(metadata, bytes);
  if (refusal) refuse(refusal);
  else process.stdout.write(await reencode(bytes));
} catch (error) {
  // Of the decoder's many error messages only one needs its own reason.
  refuse(/memory/i.test(String(error)) ? 'too-heavy' : 'damaged');
}

function refuse(reason) {
  process.stdout.write(reason);
  process.exitCode = 2;
}

function refusalByHeader({ width, height, format }, bytes) {
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) return 'too-many-pixels';
  return format === 'jpeg' && countScans(bytes) > MAX_JPEG_SCANS ? 'too-heavy' : undefined;
}

/** Counts the scans of a JPEG by its markers. Stops once there are too many of either; `Infinity` for the markers. */
function countScans(bytes) {
  let scans = 0;
  let markers = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(0xff, at)) {
    if (++markers > MAX_JPEG_MARKERS) return Number.POSITIVE_INFINITY;
    const marker = bytes[at + 1];
    // Markers without a length: a fill byte 0xFF, TEM and the restart markers.
    if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return scans;
    else {
      if (marker === 0xda && ++scans > MAX_JPEG_SCANS) return scans;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return scans;
}

/** Re-encodes as a JPEG: upright, downscaled, without metadata. */
function reencode(bytes) {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
