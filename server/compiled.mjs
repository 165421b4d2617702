// Loaded ahead of the server's code, in every thread. The build leaves that code compiled: stripping its types at every
// start takes 35 MB more, and half as long again. Plain JavaScript, for it must not be stripped itself.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../build/compiled', import.meta.url)));
