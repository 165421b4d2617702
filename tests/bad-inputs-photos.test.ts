import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteProcess, startSite } from '../harness/site-process.ts';
import { photoMessages } from '../shared/photo-rules.ts';
import { leadsFrom, mailsOf, photosOf } from './support/leads.ts';
import { newQuote } from './support/new-quote.ts';
import { colourAt, heic, phonePhoto, redAndBlue } from './support/photos.ts';
import { byForm, byFunction, uploadPhoto } from './support/senders.ts';

// Rows 51–60 of docs/bad-inputs.md: photos, uploaded one by one as the page’s script does, and in a form post.

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const file = (content: Uint8Array | string, name = 'dak.jpg') =>
  new File([typeof content === 'string' ? content : Uint8Array.from(content)], name);

const jpeg = await redAndBlue(800, 600).jpeg().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** A PNG that claims 196 million pixels. Only its header is valid, so decoding it would give another message. */
async function hugePng(): Promise<Buffer> {
  const png = await redAndBlue(80, 60).png().toBuffer();
  png.writeUInt32BE(14_000, 16);
  png.writeUInt32BE(14_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const refused: [row: string, photo: File, message: string][] = [
  ['51 · zero bytes', file(''), photoMessages.empty],
  ['52 · HTML named .jpg', file('<!doctype html><p>hoi'), photoMessages.type],
  ['53 · SVG with a script', file(svg), photoMessages.type],
  ['55 · a truncated JPEG', file(jpeg.subarray(0, jpeg.length / 2)), photoMessages.damaged],
  ['56 · a PNG of 14000×14000', file(await hugePng()), photoMessages['too-many-pixels']],
  ['57 · HEIC', file(heic, 'iphone.heic'), photoMessages.heic],
];

describe.each(refused)('%s', (_row, photo, message) => {
  test('is refused with its reason when it is uploaded; the request stands', async () => {
    const visitor = newQuote();
    const { reference, uploadToken = '' } = await byFunction(site.url, visitor, [photo]);
    const answer = await uploadPhoto(site.url, uploadToken, photo);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: message });
    expect(await leadsFrom(site, visitor.email)).toMatchObject([{ reference, photoNames: [] }]);
  });

  test('is refused by its place when it comes with a form post; the request and the other photo stand', async () => {
    const visitor = newQuote();
    const { reference = '', answer } = await byForm(site.url, visitor, [photo, file(jpeg, 'goed.jpg')]);
    expect(answer.headers.get('location')).toBe(`/offerte?verzonden=${reference}&fotos-niet=1`);
    expect(await leadsFrom(site, visitor.email)).toMatchObject([{ reference, photoNames: ['goed.jpg'] }]);
    await mailsOf(site, reference);
  });
});

const ways: [way: string, send: (photo: File) => Promise<string>][] = [
  [
    'uploaded',
    async (photo) => {
      const { reference = '', uploadToken = '' } = await byFunction(site.url, newQuote(), [photo]);
      expect((await uploadPhoto(site.url, uploadToken, photo)).status).toBe(200);
      return reference;
    },
  ],
  ['in a form post', async (photo) => (await byForm(site.url, newQuote(), [photo])).reference ?? ''],
];

describe.each(ways)('accepted, %s', (_way, send) => {
  test('54 · a JPEG that is also a ZIP keeps only the image', async () => {
    const reference = await send(file(Buffer.concat([jpeg, Buffer.from('PK\x03\x04 run-me.exe PK\x05\x06')])));
    const [photo] = await photosOf(site, reference);
    expect(Buffer.from(photo?.bytes ?? '').includes('run-me')).toBe(false);
    expect((await sharp(photo?.bytes).metadata()).format).toBe('jpeg');
  });

  test.each([
    ['a path', '../../x.jpg', 'x.jpg'],
    ['300 characters', `${'d'.repeat(300)}.jpg`, `${'d'.repeat(60)}.jpg`],
    ['a hidden file', '.htaccess', 'htaccess.jpg'],
  ])('58 · the name is cleaned: %s', async (_what, name, stored) => {
    const reference = await send(file(jpeg, name));
    expect((await photosOf(site, reference)).map((photo) => photo.name)).toEqual([stored]);
    expect((await mailsOf(site, reference)).firm).not.toContain('../');
  });

  test('59 · a rotated photo with its location arrives upright and without it', async () => {
    const reference = await send(file(await phonePhoto(300, 200)));
    const [photo] = await photosOf(site, reference);
    const { exif, ...meta } = await sharp(photo?.bytes).metadata();
    expect(exif).toBeUndefined();
    expect(meta).toMatchObject({ width: 200, height: 300 });
    expect(await colourAt(photo?.bytes ?? new Uint8Array(), 100, 20)).toBe('red');
    expect(await colourAt(photo?.bytes ?? new Uint8Array(), 100, 280)).toBe('blue');
  });
});

test('58 · a name with a line break in the announcement is one line', async () => {
  const visitor = newQuote();
  await byFunction(site.url, visitor, [file(jpeg, 'dak\r\nBcc: a@b.nl.jpg')]);
  expect(await leadsFrom(site, visitor.email)).toMatchObject([{ fields: { files: ['dak Bcc: a@b.nl.jpg'] } }]);
});

test('60 · of a hundred photos the first eight are kept, and the confirmation names the places of the others', async () => {
  const different = Array.from({ length: 9 }, (_, index) =>
    redAndBlue(8 + 2 * index, 8)
      .png()
      .toBuffer(),
  );
  const images = await Promise.all(different);
  const photos = Array.from({ length: 100 }, (_, index) => file(images[index % 9] ?? '', `${index + 1}.png`));
  const eight = photos.slice(0, 8).map(({ name }) => name);

  const posted = newQuote();
  const { reference, answer } = await byForm(site.url, posted, photos);
  expect(answer.headers.get('location')).toBe(`/offerte?verzonden=${reference}&fotos-niet=9-100`);
  const stored = eight.map((name) => name.replace('.png', '.jpg'));
  expect(await leadsFrom(site, posted.email)).toMatchObject([{ photoNames: stored }]);

  const called = newQuote();
  const { uploadToken = '' } = await byFunction(site.url, called, photos);
  expect(await leadsFrom(site, called.email)).toMatchObject([{ announcedPhotos: 8, fields: { files: eight } }]);
  const ninth = await uploadPhoto(site.url, uploadToken, file(images[8] ?? ''), 8);
  expect(ninth.status).toBe(422);
  expect(await ninth.json()).toEqual({ error: photoMessages['too-many'] });
});
