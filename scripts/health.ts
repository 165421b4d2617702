// Checks that the site is reachable and that no mail is stuck. Otherwise prints why and exits with 1.
// health.ts [URL]: by default the firm's own site.
import { company } from '../content/company.ts';

/** In ms: slightly longer than Caddy waits for a site that restarts. */
const TIMEOUT_MS = 45_000;

const address = new URL('/healthz', process.argv[2] ?? company.url);
const problem = await findProblem();
if (problem) {
  console.error(`${address} ${problem}`);
  process.exitCode = 1;
}

async function findProblem(): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const word = await response.text();
    if (response.ok && word === 'ok') return undefined;
    return response.ok ? `says "${word}": see npm run leads -- status` : `responds with status ${response.status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return `does not respond: ${cause instanceof Error ? cause.message : message}`;
  }
}
