// Preloaded before the server's code: uses the compile cache that the build fills. Stripping types at every start would
// take 35 MB more and half as long again. Plain JavaScript, so that it needs no stripping itself.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../build/compiled', import.meta.url)));
