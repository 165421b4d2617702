import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { oldestBrowsers } from './oldest-browsers.ts';

const STYLES = /(?<=<style>).*?(?=<\/style>)/s;
/** In lightningcss's format. Without targets it merges selectors that some of these browsers don't support. */
const targets = Object.fromEntries(
  oldestBrowsers.map((browser) => {
    const [, name = '', version] = /^([a-z]+)(\d+)$/.exec(browser) ?? [];
    return [name, Number(version) << 16];
  }),
);
/** Set before the first paint by the theme script. */
const THEME = 'data-theme';

/** Print styles, and motion that starts later. Styles for reduced motion stay: the header's animation runs from the start. */
const LATER_MEDIA = /"(print|no-preference)"/;
/** States that need an interaction. */
const LATER_STATES = new Set<string>(['hover', 'active', 'disabled', 'focus', 'focus-visible', 'focus-within']);
/** What is closed at first. */
const LATER_CLASSES = new Set(['consent-dialog', 'menu-links', 'mobile-panel', 'service-links']);

/** The names of the tags, classes and attributes in a page. */
type Names = { readonly tags: Set<string>; readonly classes: Set<string>; readonly attributes: Set<string> };

/**
 * Reduces the inline CSS of each built page in `folder` to what its first paint needs; the page links the whole style sheet
 * at its end. Returns the whole style sheet, which pages rendered by the server inline.
 */
export function cutStyles(folder: string): string {
  let whole = '';
  for (const path of globSync(`${folder}/**/*.html`)) {
    const html = readFileSync(path, 'utf8');
    whole = html.match(STYLES)?.[0] ?? '';
    writeFileSync(
      path,
      html.replace(STYLES, () => usedStyles(whole, html)),
    );
  }
  return whole;
}

/** The rules of a style sheet that the first paint of a page may need. */
export function usedStyles(css: string, html: string): string {
  const rest = html.replace(STYLES, '');
  const names = namesIn(rest);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: {
      Rule: {
        media(rule) {
          return LATER_MEDIA.test(JSON.stringify(rule.value.query)) ? [] : undefined;
        },
        style(rule) {
          return rule.value.selectors.some((selector) => canMatch(selector, names)) ? undefined : [];
        },
      },
    },
  });
  return withoutLeftovers(code.toString(), rest);
}

/** Drops what the selection left behind: unused animations and variables, and empty rules. */
function withoutLeftovers(css: string, html: string): string {
  const used = new Set(`${css}${html}`.match(/(?<=var\()--[\w-]+/g));
  return css
    .replace(/@keyframes ([\w-]+)\{([^{}]*\{[^}]*\})*\}/g, (rule, name) => (css.split(name).length > 2 ? rule : ''))
    .replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name) => (used.has(name) ? declaration : ''))
    .replace(/[^{};]+\{\}/g, '');
}

function namesIn(html: string): Names {
  const names: Names = { tags: new Set(), classes: new Set(), attributes: new Set([THEME]) };
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/gi)) {
    names.tags.add(tag.toLowerCase());
    for (const [, attribute = '', value = ''] of rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      names.attributes.add(attribute.toLowerCase());
      if (attribute === 'class')
        for (const name of value.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' ')) names.classes.add(name);
    }
  }
  return names;
}

function canMatch(selector: Selector, names: Names): boolean {
  return selector.every((part) => partCanMatch(part, names));
}

function partCanMatch(part: SelectorComponent, names: Names): boolean {
  if (part.type === 'class') return names.classes.has(part.name) && !LATER_CLASSES.has(part.name);
  if (part.type === 'type') return names.tags.has(part.name.toLowerCase());
  if (part.type === 'attribute') return names.attributes.has(part.name.toLowerCase());
  if (part.type === 'pseudo-class' && LATER_STATES.has(part.kind)) return false;
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has'))
    return part.selectors.some((selector) => canMatch(selector, names));
  return true;
}
