// Asks the package registry for known vulnerabilities in the production packages. Exits with 1 when one is severe. Without
// an answer the check passes with a warning, so that developing works offline; with CI=true it fails.
import { spawnSync } from 'node:child_process';

type Finding = { readonly name: string; readonly severity: string; readonly range: string };
type Audit = { readonly vulnerabilities?: Readonly<Record<string, Finding>> };

const SEVERE = ['high', 'critical'];
const QUICKLY = ['--fetch-retries=0', '--fetch-timeout=15000'];

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...QUICKLY], { encoding: 'utf8' });
const { vulnerabilities } = parse(stdout);

if (!vulnerabilities) {
  console.error('NOT AUDITED: the registry did not respond, so vulnerable dependencies may go unnoticed.');
  if (process.env.CI === 'true') process.exitCode = 1;
}
for (const { name, severity, range } of Object.values(vulnerabilities ?? {})) {
  if (!SEVERE.includes(severity)) continue;
  console.error(`${name} ${range}: ${severity} (npm audit --omit=dev has the details)`);
  process.exitCode = 1;
}

function parse(json: string): Audit {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}
