/** A progress bar on standard error, only on a terminal. */
import type { Tally } from './tally.ts';

export interface Progress {
  show(tally: Tally): void;
  /** Removes the bar. */
  end(): void;
}

const WIDTH = 24;
const CLEAR_LINE = '\r\u001b[K';

export function showProgress(name: string, most: number, out: NodeJS.WriteStream = process.stderr): Progress {
  if (!out.isTTY) return { show: () => {}, end: () => {} };
  return {
    show: (tally) => out.write(`${CLEAR_LINE}${drawProgress(name, most, tally)}`),
    end: () => out.write(CLEAR_LINE),
  };
}

export function drawProgress(name: string, most: number, { games, share, low, high }: Tally): string {
  const filled = Math.round((WIDTH * games) / most);
  const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
  const [middle, from, to] = [share, low, high].map((part) => Math.round(part * 100));
  return `${name} [${bar}] ${games}/${most}  ${middle} % (${from}-${to})`;
}
