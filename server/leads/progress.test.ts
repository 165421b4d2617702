import { expect, test } from 'vitest';
import { progressBar } from './progress.ts';

function terminal(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test('a terminal shows a bar, which is removed at the end', () => {
  const tty = terminal(true);
  const bar = progressBar(tty);
  bar.show(50, 2_000);
  bar.show(51, 2_000);
  expect(tty.written).toEqual([expect.stringContaining('2% van 2.000')]);
  bar.clear();
  expect(tty.written.at(-1)).toBe('\r\x1b[2K');
});

test('without a total the count is shown', () => {
  const tty = terminal(true);
  progressBar(tty).show(1_500);
  expect(tty.written).toEqual([expect.stringMatching(/1\.500$/)]);
});

test('a file or a pipe gets nothing', () => {
  const file = terminal(false);
  const bar = progressBar(file);
  bar.show(1, 2);
  bar.clear();
  expect(file.written).toEqual([]);
});
