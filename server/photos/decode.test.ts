import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { createPhotoChecker } from './checker.ts';
import { decodePhoto } from './decode.ts';

const never = new AbortController().signal;

/** A photo of a phone that was held upright: stored on its side. */
function phonePhoto(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#8b5a3c' } }).withMetadata({ orientation: 6 });
}

test.each([
  ['progressive JPEG of 48 megapixels', phonePhoto(8064, 6048).jpeg({ progressive: true })],
  ['AVIF of 8 megapixels', phonePhoto(3264, 2448).avif({ effort: 0 })],
])('a %s is decoded within the limits', async (_what, photo) => {
  const decoded = await decodePhoto(await photo.toBuffer(), never);
  if (!('jpeg' in decoded)) throw new Error(JSON.stringify(decoded));
  expect(await sharp(decoded.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1800, height: 2400 });
});

test('without the decoder’s program a photo is not refused for what it is', async ({ onTestFinished }) => {
  const node = process.execPath;
  process.execPath = '/missing/node';
  onTestFinished(() => {
    process.execPath = node;
  });
  const errors: string[] = [];
  const check = createPhotoChecker({ info() {}, error: (event) => errors.push(event) });
  const bytes = await phonePhoto(40, 30).jpeg().toBuffer();
  const verdict = await check({ name: 'dak.jpg', bytes }, { address: 'a', lead: 'b', signal: never });
  expect(verdict).toMatchObject({ ok: false, reason: 'busy' });
  expect(errors).toEqual(['photo-decoder-missing']);
});

test('a decoder that takes too long is killed', async () => {
  const photo = await phonePhoto(400, 300).jpeg().toBuffer();
  expect(await decodePhoto(photo, AbortSignal.timeout(1))).toEqual({ refusal: 'too-heavy' });
});
