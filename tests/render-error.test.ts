import type { ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createLog } from '../server/log.ts';
import { createPageRenderer } from '../server/site/render-page.ts';

test('an error while a page is rendered prints nothing that a visitor typed', async () => {
  const build: ServerBuild = await import(new URL('../build/server/index.js', import.meta.url).href);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  // React names the keys of an object that it cannot render.
  const failure = { Jan: 1 } as unknown as string;
  const renderPage = createPageRenderer(build, createLog());
  const page = await renderPage('/offerte', { ok: false, status: 422, errors: {}, values: {}, failure });
  expect(page.status).toBe(500);
  expect(printed.mock.calls).toEqual([]);
});
