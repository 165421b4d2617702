import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { CADDYFILE, type Caddy, startCaddy } from '../../harness/caddy.ts';
import { newQuote } from '../../harness/example-quote.ts';
import { isProgramMissing } from '../../harness/program.ts';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { DEFAULT_ANON_KEY } from '../../server/env.ts';
import { paths } from '../../shared/paths.ts';
import { photoLimits } from '../../shared/photo-rules.ts';
import { callHttp2 } from '../support/http2.ts';
import { countLeads, leadsFrom } from '../support/leads.ts';
import { runProgram } from '../support/run-program.ts';

const sendQuote = '/functions/v1/send-contact-email';

test('the Caddyfile has the firm’s domain and phone number', () => {
  const text = readFileSync(CADDYFILE, 'utf8');
  const { host } = new URL(company.url);
  expect(text).toContain(`{$SITE_ADDRESS:${host}} {`);
  expect(text).toContain(`{$BARE_ADDRESS:${host.replace(/^www\./, '')}} {`);
  expect(text).toContain(company.phone.display);
});

const withCaddy = describe.skipIf(isProgramMissing('caddy'));

withCaddy('the configuration of the web server', () => {
  test('is valid and formatted', async () => {
    expect(await runProgram('caddy', ['validate', '--config', CADDYFILE], { HOME: tmpdir() })).toMatchObject({
      code: 0,
    });
    expect((await runProgram('caddy', ['fmt', CADDYFILE], { HOME: tmpdir() })).output.trim()).toBe(
      readFileSync(CADDYFILE, 'utf8').trim(),
    );
  });
});

withCaddy('behind the web server of the installation', () => {
  let site: SiteProcess;
  let caddy: Caddy;
  beforeAll(async () => {
    site = await startSite({ env: { TRUST_PROXY: 'on', RATE_LIMIT: '1' } });
    caddy = await startCaddy(site.url);
  });
  afterAll(async () => {
    await caddy?.stop();
    await site?.stop();
  });

  let visitors = 1;
  /** A request from a new address. */
  const call = (path: string, options: Partial<Parameters<typeof callHttp2>[0]> = {}) =>
    callHttp2({ url: caddy.url + path, ca: caddy.ca, from: `127.0.0.${++visitors}`, ...options });

  /** Posts the form as a browser without JavaScript does. */
  async function postForm(fields: Readonly<Record<string, string | File>>, origin = caddy.url) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const encoded = new Response(form);
    const headers = { origin, 'content-type': encoded.headers.get('content-type') ?? '' };
    return call(paths.quote, { method: 'POST', headers, body: new Uint8Array(await encoded.arrayBuffer()) });
  }

  test('a page is served over HTTP/2 as the build compressed it, and HTTP/3 is advertised', async () => {
    const { protocol, status, headers, body } = await call('/', { headers: { 'accept-encoding': 'gzip, br, zstd' } });
    expect({ protocol, status, encoding: headers['content-encoding'] }).toEqual({
      protocol: 'h2',
      status: 200,
      encoding: 'br',
    });
    expect(body.equals(readFileSync('build/client/index.html.br'))).toBe(true);
    expect(headers['alt-svc']).toMatch(/^h3=/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const old = await call('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(old.headers['content-encoding']).toBe('gzip');
  });

  test('headers of more than 8 kB are refused', async () => {
    const robots = async (size: number) =>
      (await call('/robots.txt', { headers: { x: 'x'.repeat(size), y: 'y'.repeat(size) } })).status;
    expect([await robots(3_500), await robots(4_500)]).toEqual([200, 431]);
  });

  test('the domain without www redirects to the one with it, keeping the path', async () => {
    const { status, headers } = await call('', { url: `${caddy.bareUrl}/faq?x=1` });
    expect([status, headers.location]).toEqual([301, 'https://localhost/faq?x=1']);
  });

  test('a form post without JavaScript is accepted from the site’s own pages only', async () => {
    const quote = newQuote();
    const accepted = await postForm(quote);
    expect([accepted.status, accepted.headers.location]).toEqual([303, expect.stringMatching(/verzonden=AD-/)]);
    expect(await leadsFrom(site, quote.email)).toHaveLength(1);

    const foreign = newQuote();
    expect((await postForm(foreign, 'https://elders.example')).status).toBeGreaterThanOrEqual(400);
    expect(await leadsFrom(site, foreign.email)).toEqual([]);
  });

  test('the rate limit counts the visitor’s own address, whatever X-Forwarded-For says', async () => {
    const send = async (from: string, forwarded: string) => {
      const headers = { apikey: DEFAULT_ANON_KEY, 'content-type': 'application/json', 'x-forwarded-for': forwarded };
      const body = JSON.stringify(newQuote());
      return (await call(sendQuote, { method: 'POST', headers, body, from })).status;
    };
    expect(await send('127.0.1.1', '203.0.113.1')).toBe(200);
    expect(await send('127.0.1.1', '203.0.113.2')).toBe(429);
    expect(await send('127.0.1.2', '203.0.113.2')).toBe(200);
  });

  test('the largest form passes, a larger one is refused with the site’s own message', async () => {
    const before = await countLeads(site);
    const withFile = (bytes: number) =>
      postForm({ ...newQuote(), files: new File([new Uint8Array(bytes)], 'dak.jpg', { type: 'image/jpeg' }) });
    expect((await withFile(photoLimits.totalBytes)).status).toBe(303);
    const larger = await withFile(photoLimits.totalBytes + 15_000_000);
    expect(larger.status).toBe(413);
    expect(larger.body.toString()).toContain('De aanvraag is te groot');
    expect(await countLeads(site)).toBe(before + 1);
  });
});
