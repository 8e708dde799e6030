/** Woord-Rummikub: the best of a turn, and the best by each skill, each proven or not. */
import { questionFor, type TableFinder } from '@lettertafel/bots';
import {
  formatTableWord,
  GAMES,
  isRefused,
  type Seat,
  scoreTurn,
  type TableEvent,
  type TableState,
  type TableView,
} from '@lettertafel/engine';
import { solveTable, type TablePlay } from '@lettertafel/solver';
import { type ComparedPlay, SKILLS, type Skill, type SkillBest } from '../analysis.ts';
import { lengthenings } from './lengthen.ts';

/** Work for a search, about in milliseconds: a bound that does not depend on the machine. */
export interface TableEffort {
  readonly all: number;
  /** With one or two words taken apart. */
  readonly part: number;
}

interface Best {
  readonly play: TablePlay | null;
  readonly proven: boolean;
}

const NOTHING: Best = { play: null, proven: true };

export interface TableTurnInput {
  readonly finder: TableFinder;
  readonly view: TableView;
  readonly state: TableState;
  readonly seat: Seat;
  readonly effort: TableEffort;
}

/** One search a step. Each skill includes those before it. */
export function* bestBySkill(input: TableTurnInput): Generator<void, SkillBest[]> {
  const { finder, view, seat, effort } = input;
  const opened = view.seats[seat]?.opened ?? false;
  const question = questionFor(finder, view, { rack: view.rack, opened });
  const places = [...view.table.keys()];
  const solve = (looseWords: readonly number[], readings: number): Best => {
    const untouched = places.filter((place) => !looseWords.includes(place));
    const { plays, optimal } = solveTable({ ...question, untouched, budget: steps(readings), leave: () => 0 });
    return { play: plays[0] ?? null, proven: optimal };
  };
  const all = solve(places, effort.all);
  yield;
  const rack = solve([], effort.part);
  yield;
  // Before the begin word the table may not be touched.
  if (!opened)
    return [
      { skill: 'rack', ...toCompared(rack) },
      { skill: 'all', ...toCompared(better(all, rack)) },
    ];
  const found: Partial<Record<Skill, Best>> = { rack };
  let best = rack;
  /** Nothing beats what is proven to be the best of all. */
  const isReached = () => all.proven && scoreOf(best) >= scoreOf(all);
  for (const place of places) {
    if (isReached()) break;
    best = better(best, longest(input, place));
    yield;
  }
  found.lengthen = best;
  for (const place of places) {
    if (isReached()) break;
    best = better(best, solve([place], effort.part));
    yield;
  }
  found.break = best;
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      if (isReached()) break;
      best = better(best, solve([one, other], effort.part));
      yield;
    }
  }
  found.mix = best;
  found.all = better(best, all);
  // A score that is proven to be the highest of all needs no further proof.
  const isHighest = (one: Best) => all.proven && scoreOf(one) >= scoreOf(all);
  return SKILLS.map((skill) => {
    const one = found[skill] ?? NOTHING;
    return { skill, ...toCompared({ ...one, proven: one.proven || isHighest(one) }) };
  });
}

/** The longest word that lengthens this one, by the rules. */
function longest({ finder, view, state, seat }: TableTurnInput, place: number): Best {
  const base = view.table[place];
  if (!base) return NOTHING;
  const letters = Object.keys(GAMES[finder.game].rules.letters.tiles).filter((tile) => /\p{Lu}/u.test(tile));
  const words = lengthenings(finder.words, base, { rack: view.rack, letters: letters.join('') });
  const isNew = new Map(words.map((one) => [one.word, one]));
  const rest = view.table.filter((_, index) => index !== place);
  for (const { word, tiles } of [...isNew.values()].sort((one, other) => other.word.length - one.word.length)) {
    const after = [...rest, { tiles, reading: word }];
    const { score } = scoreTurn(view.table, after, { formed: view.formed });
    if (score !== word.length) continue;
    const table = after.map(formatTableWord);
    if (isAllowed({ finder, state, seat }, table, word)) return { play: { table, scores: word, score }, proven: true };
  }
  return NOTHING;
}

function isAllowed(
  { finder, state, seat }: Pick<TableTurnInput, 'finder' | 'state' | 'seat'>,
  table: readonly string[],
  word: string,
): boolean {
  const game = GAMES[finder.game];
  const context = { now: 0, rng: { below: () => 0 }, lexicon: finder.words };
  if (!game.isGoodWord(state, { word, lexicon: finder.words })) return false;
  const decision = game.decide({ ...state, clock: null }, { by: seat, do: 'arrange', table }, context);
  return (
    !isRefused(decision) && decision.events.some((event: TableEvent | { type: string }) => event.type === 'arranged')
  );
}

/** Every reading of the clock is a step. */
function steps(readings: number) {
  let time = 0;
  return { milliseconds: readings, now: () => time++ };
}

function scoreOf({ play }: Best): number {
  return play?.score ?? -1;
}

/** The better of two; it is proven only if both searches were complete. */
function better(one: Best, other: Best): Best {
  return { play: scoreOf(other) > scoreOf(one) ? other.play : one.play, proven: one.proven && other.proven };
}

function toCompared({ play, proven }: Best): { play: ComparedPlay | null; proven: boolean } {
  return { play: play && comparedTable(play, proven), proven };
}

function comparedTable({ table, scores, score }: TablePlay, proven: boolean): ComparedPlay {
  const move = { do: 'arrange', table, ...(scores === null ? {} : { word: scores }) } as const;
  return { move, points: score, equity: score, win: null, rank: null, proven };
}
