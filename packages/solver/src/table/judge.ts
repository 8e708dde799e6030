/** The judge: every play found is laid out for the engine itself, which says whether it is good and what it scores. */
import {
  formatTableWord,
  isRefused,
  type Lexicon,
  type OptionInput,
  type rummikubSabra,
  type Tile,
} from '@lettertafel/engine';
import type { TableWord } from './table-word.ts';

export type TableGame = typeof rummikubSabra;

/** A play as the engine took it. */
export interface JudgedPlay {
  readonly table: readonly string[];
  /** The word that scored, if any. */
  readonly scores: string | null;
  readonly score: number;
  /** What stays on the rack. */
  readonly left: readonly Tile[];
}

export type Judge = (table: readonly TableWord[]) => JudgedPlay | null;

export interface JudgedPosition {
  readonly game: TableGame;
  readonly options: OptionInput;
  readonly table: readonly TableWord[];
  readonly rack: readonly Tile[];
  readonly opened: boolean;
  readonly formed: readonly string[];
  readonly lexicon: Lexicon;
}

const SEAT = 0;

/** Laying a turn out and judging it takes as long as trying so many words. */
export const JUDGING = 400_000;

export function makeJudge({ game, options, table, rack, opened, formed, lexicon }: JudgedPosition): Judge {
  const context = { now: 0, rng: { below: () => 0 }, lexicon };
  const created = game.create(2, options);
  if ('refusal' in created) throw new RangeError(`no such table: ${created.refusal.code}`);
  const setup = {
    table: table.map(formatTableWord),
    racks: [rack, []],
    bag: [],
    turn: SEAT,
    opened: [opened, true],
    formed,
    unchecked: true,
  };
  const dealt = game.decide(created.state, { by: 'house', do: 'deal', setup }, context);
  if (isRefused(dealt)) throw new RangeError(`no such position: ${JSON.stringify(dealt.refusal)}`);
  const state = dealt.events.reduce(game.evolve, created.state);
  return (after) => {
    const written = after.map(formatTableWord);
    const decision = game.decide(state, { by: SEAT, do: 'arrange', table: written }, context);
    if (isRefused(decision)) return null;
    for (const event of decision.events) {
      if (event.type !== 'arranged') continue;
      return { table: written, scores: event.word, score: event.score, left: without(rack, event.laid) };
    }
    return null;
  };
}

/** What is left of tiles when some are taken. */
export function without(tiles: readonly Tile[], taken: readonly Tile[]): Tile[] {
  const left = [...tiles];
  for (const tile of taken) left.splice(left.indexOf(tile), 1);
  return left;
}
