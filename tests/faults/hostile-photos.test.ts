import { expect, test } from 'vitest';
import { newQuote } from '../../harness/example-quote.ts';
import { watchMemory } from '../../harness/process-size.ts';
import { refusalMessages } from '../../server/photos/refusal.ts';
import {
  avifOf50Megapixels,
  avifWithFalseSize,
  blackPng,
  jpegOfManyScans,
  webpOf268Megapixels,
} from '../support/hostile-photos.ts';
import { leadsFrom } from '../support/leads.ts';
import { redAndBlue } from '../support/photos.ts';
import { byFunction, postPhoto } from '../support/senders.ts';
import { serveSite } from '../support/serve.ts';

// Small files that decode to gigabytes, or for minutes.

const site = serveSite();

const good = new File([Uint8Array.from(await redAndBlue(800, 600).jpeg().toBuffer())], 'goed.jpg');

const hostile: [what: string, photo: () => Buffer, message: string][] = [
  [
    'a PNG of 9,990,000×5 pixels',
    () => blackPng({ width: 9_990_000, height: 5, bitDepth: 8, colour: 'rgb' }),
    refusalMessages['too-many-pixels'],
  ],
  [
    'an interlaced PNG of 50 megapixels with 16 bits for each colour',
    () => blackPng({ width: 8_160, height: 6_120, bitDepth: 16, colour: 'rgba', interlaced: true }),
    refusalMessages['too-heavy'],
  ],
  ['an AVIF of 50 megapixels in 1.2 kB', () => avifOf50Megapixels, refusalMessages['too-heavy']],
  ['an AVIF that is larger than it says', avifWithFalseSize, refusalMessages['too-heavy']],
  ['a WebP of 268 megapixels in 38 bytes', () => webpOf268Megapixels, refusalMessages['too-heavy']],
  ['a JPEG of 883 scans', () => jpegOfManyScans(8_160, 6_120), refusalMessages['too-heavy']],
];

test.each(hostile)('%s is refused in little memory; the next photo is stored', async (_what, make, message) => {
  const photo = new File([Uint8Array.from(make())], 'dak');
  const [attacker, visitor] = [newQuote(), newQuote()];
  const [attack, order] = [await byFunction(site.url, attacker, [photo]), await byFunction(site.url, visitor, [good])];
  const memory = watchMemory(site.pid);
  const atRest = watchMemory(site.pid).stop();
  const [refused, stored] = await Promise.all([
    postPhoto(site.url, attack.uploadToken ?? '', photo),
    postPhoto(site.url, order.uploadToken ?? '', good),
  ]);
  expect(memory.stop() - atRest).toBeLessThan(300_000_000);
  expect({ status: refused.status, body: await refused.json() }).toEqual({ status: 422, body: { error: message } });
  expect(stored.status).toBe(200);
  expect(await leadsFrom(site, attacker.email)).toMatchObject([{ reference: attack.reference, photoNames: [] }]);
  expect(await leadsFrom(site, visitor.email)).toMatchObject([{ photoNames: ['goed.jpg'] }]);
});
