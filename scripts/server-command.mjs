/**
 * Node's arguments for the server. It needs about 40 MB of heap; without a limit near that, V8 lets garbage accumulate under
 * load until the process takes twice the memory.
 */
export const serverArguments = [
  '--max-semi-space-size=2',
  '--max-old-space-size=256',
  '--import=./server/compiled.mjs',
  'server/main.ts',
];
