// Loaded ahead of the server's code, in every thread. The build leaves that code compiled: stripping its types at every
// start takes 20 MB a thread, and a third of the time. Plain JavaScript, for it must not be stripped itself.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../build/compiled', import.meta.url)));
