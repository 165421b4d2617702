import { findDeno } from '../../harness/deno.ts';
import { newQuote } from '../../harness/example-quote.ts';
import { freePort } from '../../harness/program.ts';
import { startSmtpPeer } from '../../server/testing/smtp-peer.ts';
import { paths } from '../../shared/paths.ts';
import { PUBLIC_KEY, startStaticSite } from '../support/elsewhere-site.ts';
import { leadsFrom, mailsOf, photosOf } from '../support/leads.ts';
import { startPostgres } from '../support/postgres.ts';
import { confirmedReference, field, fillQuote, SENT, sendButton, toast } from '../support/quote.ts';
import { smallPhoto, uploadStatus } from '../support/quote-photos.ts';
import { startFunctions } from '../support/supabase/functions.ts';
import { createProject } from '../support/supabase/project.ts';
import { test as base, expect, openPage } from '../support/test.ts';

type Project = Awaited<ReturnType<typeof startProject>>;

/** The pages on a static host, the functions in Deno, a PostgreSQL and a mail server. */
async function startProject() {
  const postgres = await startPostgres();
  const databaseUrl = await createProject(postgres);
  const peer = await startSmtpPeer();
  const port = await freePort();
  const env = {
    SITE_ORIGINS: `http://127.0.0.1:${port}`,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLIC_KEY }),
  };
  const functions = await startFunctions({ databaseUrl, smtpUrl: peer.url, env });
  const site = await startStaticSite(functions.url, port);
  return {
    url: site.url,
    place: { dataDir: '', databaseUrl },
    mails: peer.mails,
    async stop() {
      site.stop();
      await functions.kill('SIGKILL');
      await peer.close();
      await postgres.stop();
    },
  };
}

const test = base.extend<object, { project: Project }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const project = await startProject();
      await use(project);
      await project.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ project }, use) => use(project.url),
});

// One worker, because each would build the site.
test.describe.configure({ mode: 'default' });
test.skip(!findDeno(), 'Deno could not be fetched');

test('Q5, Q6 · a request with two photos reaches the Supabase functions, and its mails arrive', async ({
  page,
  project,
}) => {
  const quote = newQuote();
  await openPage(page, paths.quote);
  await fillQuote(page, quote);
  const photo = async (name: string, width: number) => {
    return { name, mimeType: 'image/png', buffer: await smallPhoto(width) };
  };
  await field(page, 'files').setInputFiles([await photo('dak.png', 80), await photo('goot.png', 90)]);
  await sendButton(page).click();
  await expect(toast(page, SENT)).toBeVisible();
  const reference = await confirmedReference(page);
  await expect(uploadStatus(page)).toHaveText('Alle 2 foto’s zijn aangekomen');

  expect(await leadsFrom(project.place, quote.email)).toMatchObject([{ reference, fields: { city: quote.city } }]);
  expect(await photosOf(project.place, reference)).toHaveLength(2);
  const { firm } = await mailsOf(project, reference);
  expect(firm).toMatch(/filename=dak\./);
  expect(firm).toMatch(/filename=goot\./);
});
