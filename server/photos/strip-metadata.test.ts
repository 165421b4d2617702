import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../harness/long-run.ts';
import { phonePhoto, redAndBlue } from '../../tests/support/photos.ts';
import { plainPhotoChecker } from './plain-checker.ts';
import { refusalMessages } from './refusal.ts';
import { type StrippedFormat, stripMetadata } from './strip-metadata.ts';

const formats: StrippedFormat[] = ['jpeg', 'png', 'webp'];
const sender = { address: '192.0.2.1', lead: 'a' };
const SECRET = 'Keizersgracht 12';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${SECRET}"/></rdf:RDF></x:xmpmeta>`;

/** A picture with EXIF, a location, XMP and a colour profile. */
function withMetadata(format: StrippedFormat, orientation = 1): Promise<Buffer> {
  const exif = { IFD0: { ImageDescription: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } };
  return redAndBlue(64, 48)
    .withExif(exif)
    .withXmp(xmp)
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

function pixels(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).autoOrient().raw().toBuffer();
}

describe.each(formats)('a %s', (format) => {
  test('59 · loses its location, description and XMP, and keeps picture and colour profile', async () => {
    const photo = await withMetadata(format);
    expect(photo.includes(SECRET)).toBe(true);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const stripped = stripMetadata(photo, format) ?? new Uint8Array();
    expect(Buffer.from(stripped).includes(SECRET)).toBe(false);
    const { exif, xmp, icc } = await sharp(stripped).metadata();
    expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
    expect(icc).toBeDefined();
    expect(await pixels(stripped)).toEqual(await pixels(photo));
  });

  test('54 · ends with the picture', async () => {
    const photo = await withMetadata(format);
    const stripped = stripMetadata(Buffer.concat([photo, Buffer.from('PK\x03\x04 run-me.exe')]), format);
    expect(stripped).toEqual(stripMetadata(photo, format));
  });

  test('57 · is damaged when truncated', async () => {
    const photo = await withMetadata(format);
    for (let length = 12; length < photo.length; length++) {
      expect(stripMetadata(photo.subarray(0, length), format), `${length} of ${photo.length} bytes`).toBeUndefined();
    }
  });

  test('with random changes never throws and never grows', async () => {
    const photo = await withMetadata(format, 6);
    const change = fc.tuple(fc.nat({ max: photo.length - 1 }), fc.uint8Array({ maxLength: 8 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const changed = Uint8Array.from(photo);
        for (const [at, bytes] of changes) changed.set(bytes.subarray(0, photo.length - at), at);
        const stripped = stripMetadata(changed, format);
        expect(stripped?.length ?? 0).toBeLessThanOrEqual(photo.length);
      }),
      { numRuns: rounds(5000) },
    );
  });

  test('of random bytes never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 2000 }), (bytes) => {
        stripMetadata(bytes, format);
      }),
      { numRuns: rounds(5000) },
    );
  });
});

const repeated = (start: string, unit: string) =>
  Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(9_900_000, Buffer.from(unit, 'latin1'))]);
const exifWithManyEntries = `\xff\xe1\xff\xff${'Exif\0\0MM\0*\0\0\0\x08\xff\xff'.padEnd(65_533, '\0')}`;
const riff = 'RIFF\x00\x00\x90\x00WEBP';
const hostile: [name: string, format: StrippedFormat, bytes: Buffer][] = [
  ['empty segments', 'jpeg', repeated('\xff\xd8', '\xff\xe2\0\x02')],
  ['segments of which every other one stays', 'jpeg', repeated('\xff\xd8', '\xff\xdb\0\x02\xff\xfe\0\x02')],
  ['fill bytes', 'jpeg', repeated('\xff\xd8', '\xff')],
  ['scans', 'jpeg', repeated('\xff\xd8', '\xff\xda\0\x02')],
  ['a scan of restart markers', 'jpeg', repeated('\xff\xd8\xff\xda\0\x02', '\xff\xd0')],
  ['EXIF with many entries', 'jpeg', repeated('\xff\xd8', exifWithManyEntries)],
  ['empty chunks', 'png', repeated('\x89PNG\r\n\x1a\n', '\0\0\0\0tEXt\0\0\0\0\0\0\0\0IDAT\0\0\0\0')],
  ['empty chunks', 'webp', repeated(riff, 'VP8X\0\0\0\0EXIF\0\0\0\0')],
];

test.each(hostile)(
  '10 MB of %s in a %s take less than the two seconds of processor time of a call',
  (_name, format, bytes) => {
    const start = process.threadCpuUsage();
    stripMetadata(bytes, format);
    expect(process.threadCpuUsage(start).user / 1e6).toBeLessThan(2);
  },
);

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a JPEG with orientation %i is still shown upright', async (orientation) => {
  const photo = await withMetadata('jpeg', orientation);
  const stripped = stripMetadata(photo, 'jpeg') ?? new Uint8Array();
  expect((await sharp(stripped).metadata()).orientation ?? 1).toBe(orientation);
  expect(await pixels(stripped)).toEqual(await pixels(photo));
});

test('a progressive JPEG keeps all its scans', async () => {
  const photo = await redAndBlue(64, 48).jpeg({ progressive: true }).toBuffer();
  expect(await pixels(stripMetadata(photo, 'jpeg') ?? new Uint8Array())).toEqual(await pixels(photo));
});

test('the checker gives a photo the extension of its format', async () => {
  const bytes = await redAndBlue(8, 8).png().toBuffer();
  expect(await plainPhotoChecker.check({ name: '../dak.jpg', bytes }, sender)).toMatchObject({
    ok: true,
    photo: { name: 'dak.png', type: 'image/png' },
  });
});

test('59 · the checker removes the location from a phone’s photo', async () => {
  const verdict = await plainPhotoChecker.check({ name: 'dak.jpg', bytes: await phonePhoto(80, 60) }, sender);
  if (!verdict.ok) throw new Error(verdict.reason);
  const { exif, orientation } = await sharp(verdict.photo.bytes).metadata();
  expect(orientation).toBe(6);
  // The header and one entry: no model, no location.
  expect(exif).toHaveLength(32);
});

test('the checker refuses AVIF', async () => {
  const bytes = await redAndBlue(8, 8).avif().toBuffer();
  const message = refusalMessages.avif;
  expect(await plainPhotoChecker.check({ name: 'dak.avif', bytes }, sender)).toEqual({
    ok: false,
    reason: 'avif',
    message,
  });
});
