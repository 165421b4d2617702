// Runs types, lint and dead code; then unit, contract and site tests, and beside them the browser tests. With words as arguments: only the
// test files whose path contains one of them. --long: randomised tests at full length, browser tests on every page. --all:
// installs every program that a test uses, and fails if one cannot be installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { setUpTests } from './setup-tests.ts';

type Command = readonly [program: string, ...args: string[]];

const options = { long: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } } as const;
const {
  values: { long, all },
  positionals: words,
} = parseArgs({ options, allowPositionals: true });
if (long) process.env.LONG_RUN = '1';

const build: Command = ['node', 'scripts/build.ts', '--if-stale'];

if (words.length === 0) {
  await run('react-router', 'typegen');
  const checks = runTogether(['tsc', '-b'], ['biome', 'check', '--error-on-warnings'], ['knip'], build);
  await Promise.all([setUpTests({ all }), checks]);
  // Vitest often waits: for servers, leases and disks. Browsers use that time.
  await runTogether(['vitest', 'run'], ['playwright', 'test']);
} else {
  const unitTests = matching('{app,content,scripts,server,shared,tests}/**/*.test.{ts,tsx}');
  const browserTests = matching('tests/e2e/*.e2e.ts');
  if (unitTests.length + browserTests.length === 0) {
    console.error(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`);
    process.exit(1);
  }
  await setUpTests({ all });
  await run(...build);
  if (unitTests.length > 0) await run('vitest', 'run', ...unitTests);
  if (browserTests.length > 0) await run('playwright', 'test', ...browserTests);
}

function matching(pattern: string): string[] {
  return globSync(pattern).filter((file) => words.some((word) => file.includes(word)));
}

/** Runs a program with this terminal. Exits if it fails. */
async function run(program: string, ...args: string[]): Promise<void> {
  const [code] = await once(spawn(program, args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

/** Runs programs concurrently: the first with this terminal, the others print when they exit. Exits if any of them fails. */
async function runTogether(...commands: Command[]): Promise<void> {
  const codes = await Promise.all(
    commands.map(async ([program, ...args], index) => {
      const child = spawn(program, args, { stdio: index === 0 ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
      const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
      const [[code], ...output] = await Promise.all([once(child, 'exit'), ...outputs]);
      process.stdout.write(output.join(''));
      return code;
    }),
  );
  if (codes.some((code) => code !== 0)) process.exit(1);
}
