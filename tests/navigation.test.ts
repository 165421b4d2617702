import { expect, test } from 'vitest';
import { readBuiltPages } from '../harness/built-pages.ts';
import { menuServices } from '../harness/pages.ts';
import { paths } from '../shared/paths.ts';

/** The pages that both menus of the header list. */
const listed: readonly string[] = [
  paths.home,
  paths.about,
  paths.faq,
  paths.contact,
  paths.quote,
  ...menuServices.map(([, path]) => path),
];

test.each(readBuiltPages())('S3 · $path marks itself in both menus, and marks no other page', ({ path, document }) => {
  const links = (selector: string) =>
    document.querySelectorAll(`header ${selector}`).map((link) => link.getAttributeValue('href'));
  const current = links('[aria-current="page"]');
  expect(current).toEqual(listed.includes(path) ? [path, path] : []);
});
