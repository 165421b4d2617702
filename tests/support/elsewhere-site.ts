import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startStaticHost } from './static-host.ts';
import { startSupabaseStub } from './supabase-stub.ts';
import { test as base } from './test.ts';
import { buildVariant } from './variant-site.ts';

/** Replaces the backend's URL in the build: its port differs in each run, but the build is cached. */
const PLACEHOLDER = 'http://127.0.0.1:54321';

/** The backend's key in the build, which refuses the key of a backend of our own. */
export const PUBLIC_KEY = 'sb_publishable_elsewhere';

type Elsewhere = { readonly url: string; readonly backend: Awaited<ReturnType<typeof startSupabaseStub>> };

/** The site on a static host, built for a backend at `backendUrl`. */
export async function startStaticSite(backendUrl: string, port = 0) {
  const variant = buildVariant({
    VITE_SUPABASE_URL: PLACEHOLDER,
    SUPABASE_ANON_KEY: PUBLIC_KEY,
    CONTACT_DELIVERY: 'on',
  });
  const folder = join(variant.root, 'build/static');
  for (const name of globSync(['**/*.js', '_headers'], { cwd: folder })) {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(PLACEHOLDER, backendUrl));
  }
  const host = await startStaticHost(folder, port);
  return {
    url: host.url,
    stop() {
      host.stop();
      variant.remove();
    },
  };
}

/** Playwright's test with the site on a static host, and a stub of a backend at another origin. */
export const test = base.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const backend = await startSupabaseStub();
      const site = await startStaticSite(backend.url);
      await use({ url: site.url, backend });
      site.stop();
      backend.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ elsewhere }, use) => use(elsewhere.url),
});
