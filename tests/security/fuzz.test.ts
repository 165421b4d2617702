import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newQuote } from '../../harness/example-quote.ts';
import { processSize } from '../../harness/process-size.ts';
import { leadsFrom, mailsOf } from '../support/leads.ts';
import { rounds } from '../support/long-run.ts';
import { type RandomRequest, randomRequest } from '../support/random-requests.ts';
import { byFunction } from '../support/senders.ts';
import { serveSite } from '../support/serve.ts';

/** Set FUZZ_SEED to reproduce a failure or to try other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const TOGETHER = 20;
const REQUESTS = rounds(10_000);
const MEGABYTE = 1024 * 1024;

const site = serveSite();

/** Sends a request over a new connection and returns the response. After an incomplete request the client ends the connection. */
async function send({ bytes, whole }: RandomRequest): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  let response = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    response += chunk;
  });
  // The server may close while we are still writing.
  socket.on('error', () => {});
  if (whole) socket.write(bytes, 'latin1');
  else socket.end(bytes, 'latin1');
  await once(socket, 'close');
  return response;
}

async function fuzz(seed: number, requests: number): Promise<void> {
  const batch = fc.array(randomRequest, { minLength: TOGETHER, maxLength: TOGETHER });
  await fc.assert(
    fc.asyncProperty(batch, async (all) => {
      const logged = site.output().length;
      for (const response of await Promise.all(all.map(send))) expect(response).not.toMatch(/^HTTP\/1\.1 5/m);
      expect(site.output().slice(logged)).not.toContain('"level":"error"');
    }),
    { seed, numRuns: requests / TOGETHER },
  );
}

test(`${REQUESTS} random requests neither break the site nor make it grow`, async () => {
  console.info(`FUZZ_SEED=${SEED}`);
  // Normal growth after a warm-up.
  await fuzz(SEED + 1, rounds(1000));
  const before = processSize(site.pid);
  await fuzz(SEED, REQUESTS);

  const visitor = newQuote();
  const { status, reference = '' } = await byFunction(site.url, visitor);
  expect(status).toBe(200);
  expect(await leadsFrom(site, visitor.email)).toMatchObject([{ reference }]);
  await mailsOf(site, reference);
  expect((await fetch(site.url)).status).toBe(200);
  expect(site.output()).not.toMatch(/Error|\n\s+at /);

  const after = processSize(site.pid);
  console.info(
    `memory ${before.memory / MEGABYTE} -> ${after.memory / MEGABYTE} MB, handles ${before.handles} -> ${after.handles}`,
  );
  expect(after.memory - before.memory).toBeLessThan(100 * MEGABYTE);
  expect(after.handles - before.handles).toBeLessThan(20);
}, 600_000);
