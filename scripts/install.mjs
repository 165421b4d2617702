// Installs the dependencies of the lockfile on a fresh machine, the project's own Node among them.
import { install } from './setup.mjs';

install();
