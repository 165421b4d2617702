import { number } from '../../content/format.ts';

/** Called with the number done, and the total when it is known. */
export type Progress = (done: number, total?: number) => void;

type Terminal = { readonly isTTY?: boolean; write(text: string): unknown };

const WIDTH = 30;
const EVERY_MS = 100;

/** A progress bar on one line of a terminal; no output if it is not a terminal. `clear` removes the bar. */
export function progressBar(terminal: Terminal): { show: Progress; clear(): void } {
  let drawnAt = 0;
  return {
    show(done, total) {
      const now = performance.now();
      if (!terminal.isTTY || now - drawnAt < EVERY_MS) return;
      drawnAt = now;
      terminal.write(`\r\x1b[2K${total === undefined ? number(done) : bar(done, total)}`);
    },
    clear() {
      if (drawnAt > 0) terminal.write('\r\x1b[2K');
    },
  };
}

function bar(done: number, total: number): string {
  const share = Math.min(1, done / Math.max(1, total));
  const full = Math.round(share * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)}% van ${number(total)}`;
}
