import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributes, readBuiltPages } from '../harness/built-pages.ts';

const pages = readBuiltPages();
const styles = [
  ...pages.map(
    ({ path, html }) =>
      [path, [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n')] as const,
  ),
  ...globSync('build/client/assets/*.css').map((path) => [path, readFileSync(path, 'utf8')] as const),
];

test.each(styles)('%s does not use light-dark(), which browsers support since 2024', (_path, css) => {
  expect(css).not.toContain('light-dark(');
  expect(css.length).toBeGreaterThan(50);
});

test('a selector that some browsers do not know is in a rule of its own, because it invalidates the whole rule', () => {
  const risky = /::(details-content|-webkit-|-moz-)/;
  const css = styles.map(([, text]) => text).join('');
  const selectors = [...css.matchAll(/(?<=[{};])[^{};@]+(?=\{)/g)].map(([selector]) => selector);
  expect(selectors.filter((selector) => risky.test(selector)).length).toBeGreaterThan(3);
  expect(selectors.filter((selector) => risky.test(selector) && selector.includes(','))).toEqual([]);
});

test.each(globSync('public/**/*.svg'))(
  '%s draws its letters as outlines: WebKit paints before a font inside arrives',
  (path) => {
    expect(readFileSync(path, 'utf8')).not.toMatch(/<text|@font-face/);
  },
);

test('scripts have no lookbehind, a syntax error in Safari 16', () => {
  const scripts = globSync('build/client/assets/*.js');
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((path) => /\(\?<[=!]/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test.each(pages)('$path keeps iOS from turning numbers into links, which would break hydration', (page) => {
  expect(attributes(page, 'meta[name="format-detection"]', 'content')).toEqual(['telephone=no']);
});
