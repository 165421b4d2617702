// Proves the whole project on a fresh machine: types, lint, dead code, unit and contract tests, the built site, a real browser.
import { install, node, run } from './setup.mjs';

install();
run([node, 'scripts/setup-tests.ts']);
run(['react-router', 'typegen']);
run(['tsc', '-b']);
run(['biome', 'check', '--error-on-warnings']);
run(['knip']);
run([node, 'scripts/build.ts', '--if-stale']);
run(['vitest', 'run']);
run(['playwright', 'test']);
