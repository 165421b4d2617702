import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { photoLimits } from '../../shared/photo-rules.ts';
import { colourAt, heic, redAndBlue } from '../../tests/support/photos.ts';
import { createLog } from '../log.ts';
import { createPhotoChecker } from './checker.ts';
import { type RefusalReason, refusalMessages } from './refusal.ts';

const never = new AbortController().signal;
let addresses = 0;
/** Checks a photo from a new address. */
const checkPhoto = (file: { name: string; bytes: Uint8Array }) =>
  check(file, { address: `address ${++addresses}`, lead: `lead ${addresses}`, signal: never });
const check = createPhotoChecker(createLog(() => {}));

const text = (content: string) => new TextEncoder().encode(content);

async function accepted(bytes: Uint8Array, name = 'dak.jpg') {
  const result = await checkPhoto({ name, bytes });
  if (!result.ok) throw new Error(result.message);
  return { ...result.photo, meta: await sharp(result.photo.bytes).metadata() };
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const jpeg = await redAndBlue(800, 600).jpeg().toBuffer();

const refusals: [name: string, file: () => Uint8Array | Promise<Uint8Array>, reason: RefusalReason][] = [
  ['51 · zero bytes', () => new Uint8Array(), 'empty'],
  ['52 · HTML named .jpg', () => text('<!doctype html><html><body>hoi</body></html>'), 'type'],
  ['53 · SVG with a script', () => text(svg), 'type'],
  ['53 · SVG with an XML declaration', () => text(`<?xml version="1.0"?>${svg}`), 'type'],
  ['a GIF', () => redAndBlue(80, 40).gif().toBuffer(), 'type'],
  ['a TIFF', () => redAndBlue(80, 40).tiff().toBuffer(), 'type'],
  ['a ZIP', () => text('PK\x03\x04 an archive'), 'type'],
  ['one byte', () => new Uint8Array([0xff]), 'type'],
  ['a video in the container of AVIF', () => text('\0\0\0\x18ftypisom\0\0\0\0isommp42'), 'type'],
  ['55 · a JPEG cut in half', () => jpeg.subarray(0, jpeg.length / 2), 'damaged'],
  ['55 · a JPEG without its end', () => jpeg.subarray(0, jpeg.length - 20), 'damaged'],
  ['55 · the header of a JPEG alone', () => jpeg.subarray(0, 100), 'damaged'],
  ['55 · a PNG cut in half', async () => (await redAndBlue(80, 40).png().toBuffer()).subarray(0, 80), 'damaged'],
  ['the signature of a JPEG alone', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5]), 'damaged'],
  ['the signature of a WebP alone', () => text('RIFF\x10\0\0\0WEBPVP8 nonsense'), 'damaged'],
  ['57 · HEIC', () => heic, 'heic'],
  ['one byte over the limit', () => Buffer.concat([jpeg, new Uint8Array(photoLimits.bytes)]), 'too-large'],
];

test.each(refusals)('%s is refused with its reason', async (_name, file, reason) => {
  expect(await checkPhoto({ name: 'dak.jpg', bytes: await file() })).toEqual({
    ok: false,
    reason,
    message: refusalMessages[reason],
  });
});

/** A PNG whose header claims another size: its header is valid, its pixels can't be decoded. */
async function pngOfSize(width: number, height: number): Promise<Uint8Array> {
  const png = await redAndBlue(80, 40).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test.each([
  ['56 · 14000×14000', 14_000, 14_000, 'too-many-pixels'],
  ['one row over the limit', 10_000, 5_001, 'too-many-pixels'],
  ['exactly the limit, which is decoded', 10_000, 5_000, 'damaged'],
] as const)('the header of a PNG of %s decides whether it is decoded', async (_name, width, height, reason) => {
  const bytes = await pngOfSize(width, height);
  expect(await checkPhoto({ name: 'dak.png', bytes })).toMatchObject({ ok: false, reason });
});

test.each([
  ['fill bytes', [0xff, 0xff]],
  ['markers without a length', [0xff, 0x01]],
])('a JPEG of ten million bytes, most of them %s, is too heavy', async (_name, unit) => {
  const bytes = Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(9_900_000, Buffer.from(unit)), jpeg.subarray(2)]);
  expect(await checkPhoto({ name: 'dak.jpg', bytes })).toMatchObject({ ok: false, reason: 'too-heavy' });
});

test.each([
  ['JPEG', (image: Sharp) => image.jpeg()],
  ['PNG', (image: Sharp) => image.png()],
  ['WebP', (image: Sharp) => image.webp()],
  ['AVIF', (image: Sharp) => image.avif({ effort: 0 })],
] as const)('%s becomes a JPEG, whatever its name says', async (_name, encode) => {
  const { name, type, bytes, meta } = await accepted(await encode(redAndBlue(80, 40)).toBuffer(), 'dak.html');
  expect({ name, type }).toEqual({ name: 'dak.jpg', type: 'image/jpeg' });
  expect(meta).toMatchObject({ format: 'jpeg', width: 80, height: 40 });
  expect(await colourAt(bytes, 10, 20)).toBe('red');
  expect(await colourAt(bytes, 70, 20)).toBe('blue');
});

test('54 · a JPEG that is also a ZIP keeps only the image', async () => {
  const zip = text('PK\x03\x04 run-me.exe PK\x05\x06');
  const { bytes } = await accepted(Buffer.concat([jpeg, zip]));
  expect(Buffer.from(bytes).includes('PK\x03\x04')).toBe(false);
  expect(Buffer.from(bytes).includes('run-me')).toBe(false);
});

test('59 · a rotated photo with its location arrives upright, without any metadata', async () => {
  const exif = { IFD0: { Copyright: 'Zoë' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } };
  const rotated = await redAndBlue(80, 40)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .jpeg()
    .toBuffer();
  const before = await sharp(rotated).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.includes('Zo')).toBe(true);
  const { bytes, meta } = await accepted(rotated);
  // Orientation 6: rotated 90° clockwise, so the left side is on top.
  expect(meta).toMatchObject({ width: 40, height: 80 });
  expect(await colourAt(bytes, 20, 10)).toBe('red');
  expect(await colourAt(bytes, 20, 70)).toBe('blue');
  for (const kind of ['exif', 'xmp', 'icc', 'iptc', 'orientation'] as const) expect(meta[kind]).toBeUndefined();
});

test('a large photo is scaled down, a small one keeps its size', async () => {
  expect((await accepted(await redAndBlue(4_000, 3_000).jpeg().toBuffer())).meta).toMatchObject({
    width: 2400,
    height: 1800,
  });
  expect((await accepted(await redAndBlue(300, 200).jpeg().toBuffer())).meta).toMatchObject({
    width: 300,
    height: 200,
  });
});

test('transparent pixels become white', async () => {
  const clear = { width: 8, height: 8, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const { bytes } = await accepted(await sharp({ create: clear }).png().toBuffer());
  expect([...(await sharp(bytes).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
    255, 255, 255,
  ]);
});

test('the photo after a refused one is accepted', async () => {
  const results = await Promise.all(
    [jpeg.subarray(0, 100), jpeg, jpeg].map((bytes) => checkPhoto({ name: 'x', bytes })),
  );
  expect(results.map(({ ok }) => ok)).toEqual([false, true, true]);
});

test('an address, and a lead, may send ten photos that can’t be decoded', async () => {
  const check = createPhotoChecker(createLog(() => {}));
  const damaged = { name: 'dak.jpg', bytes: jpeg.subarray(0, 100) };
  const good = { name: 'dak.jpg', bytes: jpeg };
  for (let n = 0; n < 10; n++) {
    expect(await check(damaged, { address: 'a', lead: 'a', signal: never })).toMatchObject({ reason: 'damaged' });
  }
  const refused = { ok: false, reason: 'too-many-failures', message: refusalMessages['too-many-failures'] };
  expect(await check(good, { address: 'a', lead: 'b', signal: never })).toEqual(refused);
  expect(await check(good, { address: 'b', lead: 'a', signal: never })).toEqual(refused);
  expect(await check(good, { address: 'b', lead: 'b', signal: never })).toMatchObject({ ok: true });
});

test('ten photos whose decoding is broken off count too', async () => {
  const check = createPhotoChecker(createLog(() => {}));
  const good = { name: 'dak.jpg', bytes: jpeg };
  for (let n = 0; n < 10; n++) {
    const client = new AbortController();
    const checked = check(good, { address: 'a', lead: `${n}`, signal: client.signal });
    // The queue starts it within two turns of the event loop; the decoder takes far longer than five.
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    client.abort();
    await checked;
    // Its turn: the decoder has ended.
    await check(
      { name: 'dak.jpg', bytes: jpeg.subarray(0, 100) },
      { address: `${n}`, lead: `other ${n}`, signal: never },
    );
  }
  expect(await check(good, { address: 'a', lead: 'b', signal: never })).toMatchObject({ reason: 'too-many-failures' });
});

describe('a photo is refused with the reason `busy`', () => {
  const good = { name: 'dak.jpg', bytes: jpeg };
  const busy = { ok: false, reason: 'busy', message: refusalMessages.busy };

  test('when its sender disconnects; the next photo is decoded', async () => {
    const check = createPhotoChecker(createLog(() => {}));
    const [first, second] = [new AbortController(), new AbortController()];
    const results = [first.signal, second.signal, never].map((signal) =>
      check(good, { address: 'a', lead: 'a', signal }),
    );
    second.abort();
    expect(await results[1]).toEqual(busy);
    first.abort();
    expect(await results[0]).toEqual(busy);
    expect(await results[2]).toMatchObject({ ok: true });
  });
});
