/**
 * Node's arguments for the server. It needs some 40 MB of heap; without limits near that, the engine lets garbage pile up
 * under load to twice the memory of the whole process.
 */
export const serverArguments = ['--max-semi-space-size=4', '--max-old-space-size=256', 'server/main.ts'];
