import { expect, test } from 'vitest';
import { usedStyles } from './page-styles.ts';

const page = (body: string) => `<html><head><style></style></head><body>${body}</body></html>`;

test.each([
  ['a class of the page', '.a{color:red}', '<p class="b a">'],
  ['a class whose name is escaped', '.md\\:w-1\\/2{width:50%}', '<p class="md:w-1/2">'],
  ['one selector of several', '.a,.z{color:red}', '<p class="a">'],
  ['one of the alternatives in :is()', 'p:is(.z,.a){color:red}', '<p class="a">'],
  ['what the page has, inside :has()', 'p:has(> .a){color:red}', '<p class="a">'],
  ['what the page does not have, inside :not()', '.a:not([data-z]){color:red}', '<p class="a">'],
  ['the theme, which a script applies', ':root[data-theme=dark]{color:red}', '<p>'],
  ['a rule for reduced motion', '@media (prefers-reduced-motion:reduce){*{animation:none}}', '<p>'],
  ['a variable that a rule uses', ':root{--a:red}p{color:var(--a)}', '<p>'],
  ['a rule inside a media query', '@media (width>=40rem){.a{color:red}}', '<p class="a">'],
])('%s stays', (_what, css, body) => {
  expect(usedStyles(css, page(body))).toContain('{');
});

test.each([
  ['a class of other pages', '.z{color:red}', '<p class="a">'],
  ['a tag of other pages', 'table{color:red}', '<p class="table">'],
  ['a class that is only a word on the page', '.a{color:red}', '<p>a</p>'],
  ['an attribute set after a click', 'details[open]{color:red}', '<details>'],
  ['a class of other pages, inside :has()', 'p:has(.z){color:red}', '<p class="a">'],
  ['hover', '.a:hover{color:red}', '<p class="a">'],
  ['a media query without rules of the page', '@media (width>=40rem){.z{color:red}}', '<p class="a">'],
  ['print', '@media print{.a{color:red}}', '<p class="a">'],
  ['an animation of other pages', '.z{animation:turn 1s}@keyframes turn{to{rotate:90deg}}', '<p class="a">'],
  ['a menu that is closed at first', '.mobile-panel{color:red}', '<nav class="mobile-panel">'],
])('%s is left to the whole sheet', (_what, css, body) => {
  expect(usedStyles(css, page(body))).toBe('');
});

test('an animation of the page stays', () => {
  const css = '.a{animation:1s turn}@keyframes turn{to{rotate:90deg}}';
  expect(usedStyles(css, page('<p class="a">'))).toBe(css);
});

test('a variable that no rule uses is left to the whole sheet', () => {
  const css = ':root{--a:red;--b:calc(1px + 2px)}p{color:var(--a)}';
  expect(usedStyles(css, page('<p>'))).toBe(':root{--a:red;}p{color:var(--a)}');
});
