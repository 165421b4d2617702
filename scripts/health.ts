// Checks that the site is reachable and that no mail is stuck. Otherwise prints why and exits with 1.
// health.ts [URL]: by default the firm's own site.
import { company } from '../content/company.ts';

/** In ms: slightly longer than Caddy waits for a site that restarts. */
const PATIENCE_MS = 45_000;

const address = new URL('/healthz', process.argv[2] ?? company.url);
const trouble = await findTrouble();
if (trouble) {
  console.error(`${address} ${trouble}`);
  process.exitCode = 1;
}

async function findTrouble(): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const word = await answer.text();
    if (answer.ok && word === 'ok') return undefined;
    return answer.ok ? `says "${word}": see npm run leads -- status` : `answers with ${answer.status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return `does not answer: ${cause instanceof Error ? cause.message : message}`;
  }
}
