// Asks the package registry what is known against the packages of production. Ends with 1 when it is grave; a registry
// that can't say lets the check pass, for it must work offline too.
import { spawnSync } from 'node:child_process';

type Finding = { readonly name: string; readonly severity: string; readonly range: string };
type Audit = { readonly vulnerabilities?: Readonly<Record<string, Finding>> };

const GRAVE = ['high', 'critical'];
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=15000'];

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...PATIENCE], { encoding: 'utf8' });
const { vulnerabilities } = parse(stdout);

if (!vulnerabilities) console.log('Dependencies were not audited: the registry gave no answer.');
for (const { name, severity, range } of Object.values(vulnerabilities ?? {})) {
  if (!GRAVE.includes(severity)) continue;
  console.error(`${name} ${range}: ${severity} (npm audit --omit=dev tells more)`);
  process.exitCode = 1;
}

function parse(json: string): Audit {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}
