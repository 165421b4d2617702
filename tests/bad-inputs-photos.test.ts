import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { newQuote } from '../harness/example-quote.ts';
import { photoMessages } from '../shared/photo-rules.ts';
import { type BackendKind, backendKinds, startBackends } from './support/backends.ts';
import { leadsFrom, mailsOf, photosOf } from './support/leads.ts';
import { heic, phonePhoto, redAndBlue } from './support/photos.ts';
import { byForm, byFunction, postPhoto } from './support/senders.ts';

// Rows 51–60 of docs/bad-inputs.md: photos, uploaded one by one as the page’s script does, and in a form post.

const backend = startBackends();
const siteKind = 'server on SQLite';

const file = (content: Uint8Array | string, name = 'dak.jpg') =>
  new File([typeof content === 'string' ? content : Uint8Array.from(content)], name);

const jpeg = await redAndBlue(800, 600).jpeg().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const refused: [row: string, photo: File, message: string][] = [
  ['51 · zero bytes', file(''), photoMessages.empty],
  ['52 · HTML named .jpg', file('<!doctype html><p>hoi'), photoMessages.type],
  ['53 · SVG with a script', file(svg), photoMessages.type],
  ['55 · a truncated JPEG', file(jpeg.subarray(0, jpeg.length / 2)), photoMessages.damaged],
  ['57 · HEIC', file(heic, 'iphone.heic'), photoMessages.heic],
];

describe.each(refused)('%s', (_row, photo, message) => {
  test.each(backendKinds)(
    'is refused with a reason when it is uploaded; the request stays stored: %s',
    async (kind) => {
      const { url } = backend(kind);
      const visitor = newQuote();
      const { reference, uploadToken = '' } = await byFunction(url, visitor, [photo]);
      const response = await postPhoto(url, uploadToken, photo);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({ error: message });
      expect(await leadsFrom(backend(kind), visitor.email)).toMatchObject([{ reference, photoNames: [] }]);
    },
  );
});

async function upload(url: string, photo: File): Promise<string> {
  const { reference = '', uploadToken = '' } = await byFunction(url, newQuote(), [photo]);
  expect((await postPhoto(url, uploadToken, photo)).status).toBe(200);
  // The same photo again is stored once.
  expect((await postPhoto(url, uploadToken, photo)).status).toBe(200);
  return reference;
}

const ways: [way: string, kind: BackendKind, send: typeof upload][] = [
  ...backendKinds.map((kind): [string, BackendKind, typeof upload] => ['uploaded', kind, upload]),
  ['in a form post', siteKind, async (url, photo) => (await byForm(url, newQuote(), [photo])).reference ?? ''],
];

test.each(ways)('58, 59 · the name is cleaned, and the location removed: %s, %s', async (_way, kind, send) => {
  const taken = file(await phonePhoto(300, 200), `../../.${'d'.repeat(300)}.jpg`);
  const reference = await send(backend(kind).url, taken);
  const [photo, ...others] = await photosOf(backend(kind), reference);
  expect([photo?.name, others]).toEqual([`${'d'.repeat(60)}.jpg`, []]);
  expect((await sharp(photo?.bytes).metadata()).exif).toBeUndefined();
  expect((await mailsOf(backend(kind), reference)).firm).not.toContain('../');
});

test('60 · of a hundred photos the first eight are kept, and the confirmation of a form post names the positions of the others', async () => {
  const images = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      redAndBlue(8 + 2 * index, 8)
        .jpeg()
        .toBuffer(),
    ),
  );
  const photos = Array.from({ length: 100 }, (_, index) => file(images[index % 9] ?? '', `${index + 1}.jpg`));
  const posted = newQuote();
  const { reference, response } = await byForm(backend(siteKind).url, posted, photos);
  expect(response.headers.get('location')).toBe(`/offerte?verzonden=${reference}&fotos-niet=9-100`);
  const eight = photos.slice(0, 8).map(({ name }) => name);
  expect(await leadsFrom(backend(siteKind), posted.email)).toMatchObject([
    { announcedPhotos: 8, fields: { files: eight }, photoNames: eight },
  ]);
});
