/** The judge: the engine itself says whether a table is a legal turn and what it scores; the best plays are kept. */
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

/** A play that the engine accepted. */
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

/** Work of placing jokers and judging a turn, in tests of a word. */
export const JUDGE_COST = 400_000;

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

/** The best plays so far, by score and then by leave; one for each word that scores. */
export interface BestPlays {
  add(play: JudgedPlay): void;
  /** The highest score so far; -1 when there is no play yet. */
  readonly score: number;
  plays(): readonly JudgedPlay[];
}

/** What the tiles that stay on the rack are worth: more is better. */
export type LeaveValue = (left: readonly Tile[]) => number;

export function makeBestPlays(top: number, leaveValue: LeaveValue): BestPlays {
  let kept: { play: JudgedPlay; value: number }[] = [];
  return {
    get score() {
      return kept[0]?.play.score ?? -1;
    },
    add(play) {
      const value = leaveValue(play.left);
      const same = kept.findIndex((other) => other.play.scores === play.scores && other.play.score === play.score);
      if (same >= 0 && kept[same]!.value >= value) return;
      if (same >= 0) kept.splice(same, 1);
      kept.push({ play, value });
      kept.sort((one, other) => other.play.score - one.play.score || other.value - one.value);
      kept = kept.slice(0, top);
    },
    plays: () => kept.map(({ play }) => play),
  };
}
