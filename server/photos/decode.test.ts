import { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
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

type Spawn = { spawn(options: object): number };

/** Starts this program instead of the decoder. */
function decoderIs(program: string): void {
  const node = process.execPath;
  process.execPath = program;
  onTestFinished(() => {
    process.execPath = node;
  });
}

/** A program that a signal ends while it decodes. */
function endedBy(signal: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'decoder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'decoder');
  writeFileSync(program, `#!/bin/sh\nkill -s ${signal} $$\n`, { mode: 0o700 });
  return program;
}

/** Makes the next start of a process fail, as when the machine has too many. */
function startFails(): void {
  const processes = ChildProcess.prototype as unknown as Spawn;
  const { spawn } = processes;
  vi.spyOn(processes, 'spawn').mockImplementationOnce(function (this: Spawn, options) {
    return spawn.call(this, { ...options, file: '/missing/sh' });
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

test.each([
  ['is missing', () => decoderIs('/missing/node')],
  ['can’t be started', startFails],
  ['is told to stop, as by a restart', () => decoderIs(endedBy('TERM'))],
  ['is interrupted from the keyboard', () => decoderIs(endedBy('INT'))],
])('a photo is not refused for what it is when the decoder %s', async (_what, prepare) => {
  prepare();
  const errors: string[] = [];
  const check = createPhotoChecker({ info() {}, error: (event) => errors.push(event) });
  const bytes = await phonePhoto(40, 30).jpeg().toBuffer();
  const verdict = await check({ name: 'dak.jpg', bytes }, { address: 'a', lead: 'b', signal: never });
  expect(verdict).toMatchObject({ ok: false, reason: 'busy' });
  expect(errors).toEqual(['photo-decoder-failed']);
});

test('a photo whose decoder is killed, as at a limit, is too heavy', async () => {
  decoderIs(endedBy('KILL'));
  expect(await decodePhoto(await phonePhoto(40, 30).jpeg().toBuffer(), never)).toEqual({ refusal: 'too-heavy' });
});

test('a decoder that takes too long is killed', async () => {
  const photo = await phonePhoto(400, 300).jpeg().toBuffer();
  expect(await decodePhoto(photo, AbortSignal.timeout(1))).toEqual({ refusal: 'too-heavy' });
});
