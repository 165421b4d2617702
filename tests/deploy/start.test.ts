import { expect, test } from 'vitest';
import { startSite } from '../../harness/site-process.ts';

/** The output of a server that does not start. */
async function startFailure(env: Record<string, string>): Promise<string> {
  const outcome = await startSite({ env }).catch((error: Error) => error.message);
  if (typeof outcome === 'string') return outcome;
  await outcome.stop();
  throw new Error('The server started');
}

test('a port in use gives one line', async ({ onTestFinished }) => {
  const first = await startSite();
  onTestFinished(first.stop);
  const { port } = new URL(first.url);
  expect(await startFailure({ PORT: port })).toMatch(
    new RegExp(`^The server exited with 1: PORT ${port} is already in use: [^\n]+\n$`),
  );
});

test('an invalid variable gives one line that names it', async () => {
  expect(await startFailure({ PORT: 'abc' })).toMatch(/^The server exited with 1: PORT must [^\n]+\n$/);
});

test.for([
  ['CONTACT_DELIVERY', 'on', 'CONTACT_DELIVERY'],
  ['ANALYTICS_SRC', 'https://meet.example/script.js', 'ANALYTICS_SRC'],
  ['VITE_SUPABASE_URL', 'https://backend.example', 'VITE_SUPABASE_URL'],
  ['VITE_SUPABASE_ANON_KEY', 'sleutel', 'SUPABASE_ANON_KEY or VITE_SUPABASE_ANON_KEY'],
] as const)('a server with another %s than its pages does not start', async ([name, value, named]) => {
  expect(await startFailure({ NODE_ENV: 'production', [name]: value })).toMatch(
    new RegExp(`^The server exited with 1: ${named} differs from the value the pages were built with: [^\n]+\n$`),
  );
});
