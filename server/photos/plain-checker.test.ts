import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rounds } from '../../tests/support/long-run.ts';
import { heic, redAndBlue } from '../../tests/support/photos.ts';
import { checkPlainPhoto, stripJpeg } from './plain-checker.ts';
import { refusalMessages } from './refusal.ts';

const sender = { address: '192.0.2.1', lead: 'a', signal: new AbortController().signal };
const SECRET = 'Keizersgracht 12';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${SECRET}"/></rdf:RDF></x:xmpmeta>`;
const exif = { IFD0: { ImageDescription: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } };

/** A JPEG with EXIF, a location, XMP and a colour profile. */
const photo = await redAndBlue(64, 48).withExif(exif).withXmp(xmp).withIccProfile('p3').jpeg().toBuffer();
const stripped = Buffer.from(stripJpeg(photo) ?? []);
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

test('59 · a photo loses its location, description and XMP, and keeps picture and colour profile', async () => {
  expect(photo.includes(SECRET)).toBe(true);
  expect(stripped.includes(SECRET)).toBe(false);
  const { exif, xmp, icc } = await sharp(stripped).metadata();
  expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
  expect(icc).toBeDefined();
  expect(await pixels(stripped)).toEqual(await pixels(photo));
});

test('59 · it loses the thumbnail of its JFIF segment, comments and unknown segments', () => {
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const extra = [0xe0, 0xe3, 0xef, 0xf0, 0xfd, 0xfe, 0xdf].map((marker) => segment(marker, `JFIF\0 ${SECRET}`));
  expect(stripJpeg(Buffer.concat([photo.subarray(0, 2), ...extra, photo.subarray(2)]))).toEqual(stripped);
});

test('54 · it ends with the picture', () => {
  expect(stripJpeg(Buffer.concat([photo, Buffer.from('PK\x03\x04 run-me.exe')]))).toEqual(stripped);
});

test('55 · it is damaged when truncated', () => {
  for (let length = 12; length < photo.length; length++) {
    expect(stripJpeg(photo.subarray(0, length)), `${length} of ${photo.length} bytes`).toBeUndefined();
  }
});

test('a progressive JPEG keeps all its scans', async () => {
  const progressive = await redAndBlue(64, 48).jpeg({ progressive: true }).toBuffer();
  expect(await pixels(stripJpeg(progressive) ?? Buffer.alloc(0))).toEqual(await pixels(progressive));
});

test('random changes and random bytes never throw and never grow', () => {
  const change = fc.tuple(fc.nat({ max: photo.length - 1 }), fc.uint8Array({ maxLength: 8 }));
  const changed = fc.array(change, { minLength: 1, maxLength: 6 }).map((changes) => {
    const copy = Uint8Array.from(photo);
    for (const [at, bytes] of changes) copy.set(bytes.subarray(0, photo.length - at), at);
    return copy;
  });
  fc.assert(
    fc.property(fc.oneof(changed, fc.uint8Array({ minLength: 12, maxLength: 2000 })), (bytes) => {
      expect(stripJpeg(bytes)?.length ?? 0).toBeLessThanOrEqual(bytes.length);
    }),
    { numRuns: rounds(5000) },
  );
});

test.each([
  ['empty segments', '\xff\xe2\0\x02'],
  ['segments of which every other one stays', '\xff\xdb\0\x02\xff\xfe\0\x02'],
  ['fill bytes', '\xff'],
  ['scans', '\xff\xda\0\x02'],
  ['restart markers', '\xff\xd0'],
])('10 MB of %s take less than the two seconds of processor time of a call', (_name, unit) => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(9_900_000, Buffer.from(unit, 'latin1'))]);
  const start = process.threadCpuUsage();
  stripJpeg(bytes);
  expect(process.threadCpuUsage(start).user / 1e6).toBeLessThan(2);
});

test.each(['png', 'webp', 'avif'] as const)('the checker refuses %s, which pages do not send', async (format) => {
  const bytes = await redAndBlue(8, 8).toFormat(format).toBuffer();
  expect(await checkPlainPhoto({ name: 'dak', bytes }, sender)).toMatchObject({
    ok: false,
    message: refusalMessages['no-jpeg'],
  });
});

test.each([
  ['51 · zero bytes', Buffer.alloc(0), 'empty'],
  ['52 · HTML', Buffer.from('<!doctype html><p>hoi'), 'type'],
  ['57 · HEIC', Buffer.from(heic), 'heic'],
])('%s is refused with its reason', async (_name, bytes, reason) => {
  expect(await checkPlainPhoto({ name: 'dak.jpg', bytes }, sender)).toMatchObject({ ok: false, reason });
});
