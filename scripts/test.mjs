// npm test [-- words]: installs what is missing, then runs all tests, or those whose path contains one of the words.
import { install, node, run } from './setup.mjs';

install();
run([node, 'scripts/run-tests.ts', ...process.argv.slice(2)]);
