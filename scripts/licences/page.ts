import type { UsedPackage } from './packages.ts';

/** The licences page, as Markdown. */
export function licencesPage(packages: readonly UsedPackage[]): string {
  return [
    '# Licences',
    '',
    'Written by `npm run licences`: every package that the running site holds, those for other platforms included, and the parts of others that travel to visitors.',
    '',
    '- The headings are set in Besley (`@fontsource-variable/besley`), under the SIL Open Font License: `app/fonts/besley-license.txt`.',
    '- The icons are Lucide (`lucide`).',
    '- libvips (`@img/sharp-libvips-…`) is used as it is, as a shared library, as its LGPL asks.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
  ].join('\n');
}
