/** The moves of the position given: one iteration of iterative deepening over them. */

import { i32At } from '@lettertafel/words';
import { HIGHEST, PASS, type Search, valueOfMove } from './search.ts';

/** Twice this many moves are tried at depth 1, doubled with every ply. */
const TRIED = 20;

export interface Root {
  readonly words: Int32Array;
  /** In the order they are tried; the best comes first afterwards. */
  readonly moves: number[];
  /** Whether a pass ends the game. */
  readonly passEnds: boolean;
}

interface RootTrial {
  readonly at: number;
  readonly depth: number;
  readonly low: number;
  readonly high: number;
  readonly isFirst: boolean;
}

function valueOfRootMove(search: Search, { words, passEnds }: Root, trial: RootTrial): number {
  if (trial.at === PASS && passEnds) {
    const { points } = search.position;
    search.isEstimate = false;
    return i32At(points, 1) - i32At(points, 0);
  }
  return valueOfMove(search, { ...trial, words, level: 1, hasPassed: false });
}

/** The best move at this depth; moves searched before the deadline count if the first one was completed. */
export function searchRoot(search: Search, root: Root, depth: number) {
  const { moves } = root;
  let best: { at: number; value: number } | null = null;
  const most = TRIED * 2 ** depth;
  let isEstimate = moves.length > most;
  for (const [index, at] of moves.entries()) {
    if (index >= most && at !== PASS) continue;
    const low = best?.value ?? -HIGHEST;
    const value = valueOfRootMove(search, root, { at, depth, low, high: HIGHEST, isFirst: best === null });
    if (search.isStopped) break;
    isEstimate ||= search.isEstimate;
    if (!best || value > best.value) best = { at, value };
  }
  if (best) tryFirst(root, best.at);
  return best && { ...best, isProven: !isEstimate && !search.isStopped };
}

export function tryFirst({ moves }: Root, at: number): void {
  moves.splice(moves.indexOf(at), 1);
  moves.unshift(at);
}
