import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usedPackages } from '../../scripts/licences/packages.ts';
import { licencesPage } from '../../scripts/licences/page.ts';

/** Licences that only require a copyright notice or, as LGPL (libvips) and OFL (the font), that the work stays separate. */
const allowed = ['MIT', 'MIT-0', '0BSD', 'ISC', 'BSD-2-Clause', 'Apache-2.0', 'LGPL-3.0-or-later', 'OFL-1.1'];

const packages = usedPackages();

test('docs/licences.md is current; run "npm run licences" after a change of packages', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(packages));
});

test('every licence is one that the project may use', () => {
  const foreign = packages.filter(({ licence }) => !licence.split(' AND ').every((part) => allowed.includes(part)));
  expect(foreign).toEqual([]);
});

test('every dependency that package.json names is listed, and so are the icons and the font', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([...Object.keys(dependencies), 'lucide', '@fontsource-variable/besley']),
  );
});
