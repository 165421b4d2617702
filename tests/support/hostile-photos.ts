import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A PNG of black pixels: a few hundred kilobytes, whatever its decoded size. */
export function blackPng(options: {
  width: number;
  height: number;
  bitDepth: 8 | 16;
  colour: 'rgb' | 'rgba';
  interlaced?: boolean;
}): Buffer {
  const { width, height, bitDepth, colour, interlaced = false } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colour === 'rgb' ? 2 : 6, 0, 0, interlaced ? 1 : 0], 8);
  const pixelBytes = (bitDepth / 8) * (colour === 'rgb' ? 3 : 4);
  // The seven passes of Adam7 add at most two filter bytes per row.
  const rows = interlaced ? 2 * height : height;
  const data = deflateSync(Buffer.alloc(width * height * pixelBytes + rows), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND')]);
}

function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/**
 * A valid progressive JPEG, grey all over, with one scan for each bit of each of the 63 AC coefficients: the decoder walks
 * through all its pixels 883 times.
 */
export function jpegOfManyScans(width: number, height: number): Buffer {
  const segment = (marker: number, ...payload: number[]) =>
    Buffer.from([0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 255, ...payload]);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // One bit for each DC difference of 0, and one "end of band" of 15 bits for each 32,767 blocks.
  const dcData = Buffer.alloc(Math.ceil(blocks / 8));
  const acData = stuffed('0'.concat('1'.repeat(14)).repeat(Math.ceil(blocks / 32_767)));
  const oneCode = (destination: number, symbol: number) => [destination, 1, ...Array<number>(15).fill(0), symbol];
  const scans: Buffer[] = [segment(0xda, 1, 1, 0x00, 0, 0, 0), dcData];
  for (let coefficient = 1; coefficient <= 63; coefficient++) {
    for (let bit = 13; bit >= 0; bit--) {
      const approximation = ((bit === 13 ? 0 : bit + 1) << 4) | bit;
      scans.push(segment(0xda, 1, 1, 0x00, coefficient, coefficient, approximation), acData);
    }
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0),
    segment(0xc4, ...oneCode(0x00, 0x00), ...oneCode(0x10, 0xe0)),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Bits as entropy-coded data: filled up with ones, and a zero byte after each 0xFF. */
function stuffed(bits: string): Buffer {
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2));
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
}

const AVIF =
  'eNpjYGCQSSupLEgsy0xjAILczDRDEDs3MxHEv5abWpLIAAGKGSk5RVA2Q0FmcgkDGlDKzMlPBjFcHBgYgRAEfkFpBuadQEI5MzMPbA1YVBTISWWC' +
  '8hLLDAxBTL6CzJJcuJKwzIKiAiBtkVmQnA+keRLLDJ0b7cGaRDKLC1Ihhss/YGAQfwFkCBRkVmSCrePg4ABSYpkFuTD3A53E3MjEDJQ7mJuSWCLE' +
  'wMVl/9l+f13ZBIELmUYr2CU5nZJZDp+3+eyowMAQfv6Mq9Le/58zTl1Wkn56jVM342p3RlBl0rdjFo+ZlopdD/4k0rMp9eWXE96RcXlq+tWKrS8u' +
  'qRkFqB65fE1qVWUF16OFZ1lfxEXLh1bVvTS/3+tvJqSeuMbv8cwDkefPBMVNnGO3c+azhdeerze4xi4bbuN+u1SyU0L3u2vQschC7w6fvKyCifcX' +
  'Lz13Pd268/BGr+sm08L+TrhUb8a6uKZA9KjzLO4Le7bZrfry91L+fql5OSp+hyPmHjduoKHREaQYfcMjU1vD6vyjPxP6dnFxR3zSnP1i5db6KVM1' +
  'z0fUbb8WrrW1fBWXaIbqwrxbfXFTumnlaEcdkQOOygGLO64clF/UxLq44TiHvf61jiUaikuTVrp8/FAr7rV56fW0tvywlQs3eZoG/ZsdKzTqGFyO' +
  'oVH8x6vdDxWKzg1SNJd8qiZV/EZNtTgp0n7Gab1Z3yIjs3c1KgS4NpRsWubN/oP51J2C90rz1mraAQDtEv5g';

/** An AVIF of 8160×6120 pixels of one colour, in 1.2 kB. Kept here because encoding it takes seconds. */
export const avifOf50Megapixels: Buffer = inflateSync(Buffer.from(AVIF, 'base64'));

/** The same file with 100×100 pixels by its container. */
export function avifWithFalseSize(): Buffer {
  const lying = Buffer.from(avifOf50Megapixels);
  const extents = lying.indexOf('ispe') + 8;
  lying.writeUInt32BE(100, extents);
  lying.writeUInt32BE(100, extents + 4);
  return lying;
}

/** A WebP of 16,383×16,383 pixels of one colour, in 38 bytes. */
export const webpOf268Megapixels: Buffer = Buffer.from(
  '524946461e000000574542505650384c110000002ffebfff0f0750914674a6ff8188e87f0000',
  'hex',
);
