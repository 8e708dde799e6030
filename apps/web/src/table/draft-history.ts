/** Undo and redo within a turn. */
import type { Draft } from './draft.ts';

export interface DraftHistory {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

export function beginHistory(now: Draft): DraftHistory {
  return { past: [], now, future: [] };
}

/** An unchanged draft adds no step. */
export function step(history: DraftHistory, now: Draft): DraftHistory {
  return now === history.now ? history : { past: [...history.past, history.now], now, future: [] };
}

/** Changes the draft within the latest step: a letter named right after its joker was laid. */
export function amend(history: DraftHistory, now: Draft): DraftHistory {
  return { ...history, now, future: [] };
}

export function undo({ past, now, future }: DraftHistory): DraftHistory {
  const last = past.at(-1);
  return last ? { past: past.slice(0, -1), now: last, future: [now, ...future] } : { past, now, future };
}

export function redo({ past, now, future }: DraftHistory): DraftHistory {
  const [next, ...later] = future;
  return next ? { past: [...past, now], now: next, future: later } : { past, now, future };
}
