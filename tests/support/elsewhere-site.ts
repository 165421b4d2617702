import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startStaticHost } from './static-host.ts';
import { startSupabaseStub } from './supabase-stub.ts';
import { test as base } from './test.ts';
import { buildVariant } from './variant-site.ts';

/** In place of the backend's address, which has another port in each run, so that the build can be kept. */
const PLACEHOLDER = 'http://127.0.0.1:54321';

type Elsewhere = { readonly url: string; readonly backend: Awaited<ReturnType<typeof startSupabaseStub>> };

/** Playwright's test with the site on a static host, and a backend at another origin. */
export const test = base.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const variant = buildVariant({ VITE_SUPABASE_URL: PLACEHOLDER, CONTACT_DELIVERY: 'on' });
      const backend = await startSupabaseStub();
      const folder = join(variant.root, 'build/static');
      for (const name of globSync(['**/*.js', '_headers'], { cwd: folder })) {
        const path = join(folder, name);
        writeFileSync(path, readFileSync(path, 'utf8').replaceAll(PLACEHOLDER, backend.url));
      }
      const host = await startStaticHost(folder);
      await use({ url: host.url, backend });
      host.stop();
      backend.stop();
      variant.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ elsewhere }, use) => use(elsewhere.url),
});
