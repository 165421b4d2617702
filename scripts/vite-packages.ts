import type { Plugin } from 'vite';

/** Bundles the packages that the server build uses, in their production versions: half the memory of importing them. */
export function packagesInside(): Plugin {
  return {
    name: 'packages-inside',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  };
}
