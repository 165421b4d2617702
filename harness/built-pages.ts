import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { pagePaths } from '../shared/paths.ts';

const FOLDER = fileURLToPath(new URL('../build/client', import.meta.url));

/** Validates HTML. The rules that are off concern style, which React determines. */
export const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-input-type': 'off',
    'void-style': 'off',
    // Checked by a test of its own, which includes the firm's name.
    'long-title': 'off',
    // The CSS keeps phone numbers on one line.
    'tel-non-breaking': 'off',
  },
});

const config = await validator.getConfigFor('page.html');

/** A page of the build. */
export type BuiltPage = { readonly path: string; readonly html: string; readonly document: HtmlElement };

export function parsePage(path: string, html: string): BuiltPage {
  return { path, html, document: new Parser(config).parseHtml(html) };
}

let builtPages: readonly BuiltPage[] | undefined;

/** The pages of the build, parsed once. */
export function readBuiltPages(): readonly BuiltPage[] {
  builtPages ??= pagePaths.map((path) => parsePage(path, readFileSync(pageFile(path), 'utf8')));
  return builtPages;
}

/** A page of the build. Throws if there is none at the path. */
export function builtPage(path: string): BuiltPage {
  const page = readBuiltPages().find((one) => one.path === path);
  if (!page) throw new Error(`No page ${path}`);
  return page;
}

/** The text of the first element that matches. */
export function text({ document }: BuiltPage, selector: string): string {
  return decode(document.querySelector(selector)?.textContent ?? '');
}

/** An attribute of every element that matches and has it. */
export function attributes({ document }: BuiltPage, selector: string, name: string): string[] {
  return document
    .querySelectorAll(selector)
    .flatMap((element) => element.getAttributeValue(name) ?? [])
    .map(decode);
}

/** A page's structured data of one type. */
export function structuredDataOf(page: BuiltPage, type: string): Record<string, unknown>[] {
  return page.document
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ textContent }) => JSON.parse(textContent))
    .filter((data) => data['@type'] === type);
}

/** Decodes the characters that React escapes. */
export function decode(escaped: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
  return escaped.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => signs[name] ?? '');
}

function pageFile(path: string): string {
  return `${FOLDER}${path === '/' ? '' : path}/index.html`;
}
