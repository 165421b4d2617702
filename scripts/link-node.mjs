// Puts back the link to the project's own Node, which some npm versions drop when they remove packages.
import { linkNode } from './setup.mjs';

linkNode();
