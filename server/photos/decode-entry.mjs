// Decodes one photo: the file comes through standard input; a JPEG leaves through standard output, or the reason for
// refusing the file, with exit code 2. Plain JavaScript: run with --jitless, which strips no types but saves the 500 MB of
// address space that V8 reserves for compiled code and that the memory limit counts.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const MAX_SIDE = 16_384;
const MAX_PIXELS = 50e6;
/** The bytes that decoding may hold at once; measured, the process needs up to 110 MB more. */
const MAX_BYTES = 150e6;
/** A camera or an editor writes about ten. Each takes as long as decoding the picture once. */
const MAX_JPEG_SCANS = 32;
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
  // The decoder has many error messages; all but one mean the same to the sender.
  refuse(/memory/i.test(String(error)) ? 'too-heavy' : 'damaged');
}

function refuse(reason) {
  process.stdout.write(reason);
  process.exitCode = 2;
}

function refusalByHeader(metadata, bytes) {
  const { width, height } = metadata;
  const pixels = width * height;
  if (width > MAX_SIDE || height > MAX_SIDE || pixels > MAX_PIXELS) return 'too-many-pixels';
  const scans = metadata.format === 'jpeg' ? countScans(bytes) : 1;
  if (scans > MAX_JPEG_SCANS) return 'too-heavy';
  return pixels * bytesPerPixel(metadata, scans) > MAX_BYTES ? 'too-many-pixels' : undefined;
}

/** What decoding holds in memory for each pixel, by measurement. Most files are read row by row and need next to nothing. */
function bytesPerPixel({ format, channels, depth, isProgressive, chromaSubsampling }, scans) {
  // All coefficients, of 2 bytes, are held until the last scan.
  if (format === 'jpeg' && scans > 1) return chromaSubsampling === '4:2:0' ? 3 : 2 * channels;
  if (format === 'png' && isProgressive) return channels * (depth === 'ushort' ? 2 : 1);
  if (format === 'webp') return 4;
  // AVIF
  if (format === 'heif') return 18;
  return 0;
}

/** Walks through the markers of a JPEG. Stops early once there are too many scans. */
function countScans(bytes) {
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1];
    // Without a length: a stuffed 0xFF, TEM, and the restart markers.
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
