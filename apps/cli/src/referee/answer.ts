/** The referee's result: a step per move, and the final position. */
import { formatTableWord, type GameState, type Outcome } from '@lettertafel/engine';
import type { Script } from './script.ts';
import type { Step } from './steps.ts';

/** The parts of a state that a result shows, where the game has them. */
type Shown = GameState & {
  readonly racks: readonly (readonly string[])[];
  readonly board?: readonly string[];
  readonly bag?: readonly string[];
  readonly table?: readonly Parameters<typeof formatTableWord>[0][];
  readonly pot?: { readonly piles: readonly (readonly string[])[] };
  readonly hands?: readonly (readonly string[])[];
};

export function answerOf({ players }: Script, played: { readonly steps: readonly Step[]; readonly state: GameState }) {
  const state = played.state as Shown;
  const byName = <Value>(values: readonly Value[]) =>
    Object.fromEntries(players.map((name, seat) => [name, values[seat]]));
  return {
    steps: played.steps,
    scores: byName(state.scores),
    racks: byName(state.racks.map((rack) => rack.join(''))),
    ...(state.board ? { board: state.board } : {}),
    ...(state.table ? { table: state.table.map(formatTableWord) } : {}),
    bag: tilesLeft(state),
    ...(state.hands ? { cards: byName(state.hands) } : {}),
    turn: players[state.turn],
    over: state.over && outcome(state.over),
  };

  function outcome({ reason, adjustments, winners, ...more }: Outcome) {
    return { reason, adjustments: byName(adjustments), winners: winners.map((seat) => players[seat]), ...more };
  }
}

function tilesLeft({ bag, pot }: Shown): number {
  return bag ? bag.length : (pot?.piles.flat().length ?? 0);
}
