// Installs the dependencies of the lockfile on a fresh machine, including the project's own Node.
import { install } from './setup.mjs';

install();
