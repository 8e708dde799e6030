/** Where the turns of a seat begin in a log: the points that a solo player can go back to. */
import type { Seat } from '@lettertafel/engine';
import { type KeptEntry, type LiveGame, replayOn } from './live-game.ts';

export interface OwnTurn {
  /** How many entries the log has when the turn begins. */
  readonly length: number;
  readonly turnNumber: number;
}

/** `start` is the game before its first entry. A turn begins once the previous play can no longer be disputed. */
export function ownTurns(start: LiveGame, entries: readonly KeptEntry[], seat: Seat): readonly OwnTurn[] {
  const turns: OwnTurn[] = [];
  let table = start;
  for (const entry of entries) {
    table = replayOn(table, [entry]);
    const { game, state, length } = table;
    const isOwn = state.dealt && !state.over && state.turn === seat && game.windowOf(state) === null;
    if (isOwn && turns.at(-1)?.turnNumber !== state.turnNumber) turns.push({ length, turnNumber: state.turnNumber });
  }
  return turns;
}
