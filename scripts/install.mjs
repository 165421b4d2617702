// Installs what a fresh machine lacks. `deploy/release` of one version calls it in the tree of another.
import { install } from './setup.mjs';

install();
