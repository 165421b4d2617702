import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { expect } from 'vitest';
import { newQuote } from '../../harness/example-quote.ts';
import { test } from '../support/fault-test.ts';
import { leadsFrom } from '../support/leads.ts';
import { functionUrl, jsonHeaders } from '../support/senders.ts';

test('on SIGTERM pending requests get their response, idle connections are closed, and the exit code is 0', async ({
  start,
  dataDir,
}) => {
  const site = await start();
  const agent = new Agent({ keepAlive: true });
  const [page] = (await once(get(site.url, { agent }), 'response')) as [IncomingMessage];
  await once(page.resume(), 'end');

  const quote = newQuote();
  const body = JSON.stringify(quote);
  const headers = { ...jsonHeaders, 'content-length': Buffer.byteLength(body) };
  const pending = request(functionUrl(site.url), { method: 'POST', headers });
  const answered = once(pending, 'response');
  await new Promise<void>((resolve) => pending.write(body.slice(0, 10), () => resolve()));
  const ended = site.kill('SIGTERM');
  await expect.poll(() => site.output()).toContain('"stopping"');
  pending.end(body.slice(10));

  const [response] = (await answered) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(200);
  expect(await ended).toBe(0);
  expect(await leadsFrom({ dataDir }, quote.email)).toHaveLength(1);
  agent.destroy();
});
