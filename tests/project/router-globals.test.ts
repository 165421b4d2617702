import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const router = new URL('../../node_modules/react-router/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, router), 'utf8');
const { version } = JSON.parse(read('package.json'));

test.each([
  ['dist/development/lib/dom-export/hydrated-router.js', '__reactRouterContext'],
  ['dist/development/lib/dom-export/hydrated-router.js', '__reactRouterManifest'],
  ['dist/development/lib/dom-export/hydrated-router.js', '__reactRouterRouteModules'],
  ['dist/development/lib/dom/ssr/routeModules.js', 'route.module'],
  ['dist/development/lib/router/instrumentation.js', 'i.navigate'],
])('%s still uses %s', (path, name) => {
  const source = read(path);
  expect(source.includes(name), `React Router ${version} no longer uses ${name}: adapt app/router-globals.ts`).toBe(
    true,
  );
});
