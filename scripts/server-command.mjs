/**
 * Node's arguments for the server. It needs some 40 MB of heap; without limits near that, the engine lets garbage pile up
 * under load to twice the memory of the whole process.
 */
export const serverArguments = [
  '--max-semi-space-size=2',
  '--max-old-space-size=256',
  '--import=./server/compiled.mjs',
  'server/main.ts',
];
