import { describe, expect, test } from 'vitest';
import { token } from '../scripts/look/tokens.ts';

const TEXT = 4.5;
const PART = 3;

/** The grounds of text: plain ones, and the sky behind the first words of a page. */
const EVERYWHERE = ['paper', 'card', 'quiet', 'tint', 'upper-sky', 'lower-sky', 'glow'];

/** Each foreground, its colour, and every background it is used on. */
const uses: readonly (readonly [least: number, what: string, colour: string, grounds: readonly string[]])[] = [
  [TEXT, 'text', 'ink', EVERYWHERE],
  [TEXT, 'leads, hints and descriptions', 'soft', EVERYWHERE],
  [TEXT, 'links', 'accent', EVERYWHERE],
  [TEXT, 'links under the pointer', 'accent-strong', EVERYWHERE],
  [TEXT, 'a button’s words', 'on-accent', ['accent', 'accent-strong']],
  [TEXT, 'errors', 'danger', ['paper', 'card', 'tint']],
  [TEXT, 'what went well', 'success', ['paper', 'card', 'tint']],
  [PART, 'a button', 'accent', ['paper', 'card', 'quiet', 'tint']],
  [PART, 'the edge of a field', 'field', ['paper', 'card', 'tint']],
  [PART, 'the edge of a field with an error', 'danger', ['paper', 'card', 'tint']],
  [PART, 'icons, ticks and the ring around what has the focus', 'accent', ['paper', 'card', 'quiet', 'tint']],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(uses)('%f:1 at least for %s', (least, _, colour, grounds) => {
    const ratios = grounds.map((ground) => [ground, token(colour, theme).contrast(token(ground, theme), 'WCAG21')]);
    expect(ratios.filter(([, ratio]) => Number(ratio) < least)).toEqual([]);
  });

  test.each([
    [TEXT, 'ink'],
    [TEXT, 'soft'],
    [TEXT, 'accent'],
    [TEXT, 'accent-strong'],
  ] as const)('%f:1 at least for %s on the dark bars, which have the colours of the dark theme', (least, colour) => {
    expect(token(colour, 'dark').contrast(token('night', theme), 'WCAG21')).toBeGreaterThanOrEqual(least);
  });
});
