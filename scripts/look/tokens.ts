import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';

const FILE = new URL('../../app/styles/tokens.css', import.meta.url);
const COLOUR = /--([a-z-]+): (?:light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)|(oklch\([^)]+\)));/g;

export type Theme = 'light' | 'dark';

const found = [...readFileSync(FILE, 'utf8').matchAll(COLOUR)].map(
  ([, name = '', light, dark, both]) => [name, { light: light ?? both, dark: dark ?? both }] as const,
);
const tokens = new Map(found);

/** A colour token of the style sheet in one theme. Throws for an unknown name. */
export function token(name: string, theme: Theme): Color {
  const value = tokens.get(name)?.[theme];
  if (!value) throw new Error(`There is no colour named ${name}`);
  return new Color(value).to('srgb');
}

/** A colour token as `#rrggbb`. */
export function hexToken(name: string, theme: Theme): string {
  return token(name, theme).toString({ format: 'hex' });
}
