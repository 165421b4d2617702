import { expect, test } from 'vitest';
import { hexToken } from '../scripts/look/tokens.ts';
import * as colours from '../shared/colours.ts';

test.each(Object.entries(colours))('%s is the colour of that name in the style sheet', (name, colour) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(colour).toEqual({ light: hexToken(token, 'light'), dark: hexToken(token, 'dark') });
});
