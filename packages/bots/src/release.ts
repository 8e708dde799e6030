/** The moves of the last release's strongest level on fixed positions, and how today's moves compare with them. */
import {
  type CrosswordMove,
  type CrosswordOptions,
  type CrosswordState,
  type CrosswordView,
  gameById,
  without,
} from '@lettertafel/engine';
import type { GraphLexicon } from '@lettertafel/words';
import type { Budget } from './budget.ts';
import { thinkOfMove } from './choose-move.ts';
import { candidateOf, findIn, type Seated, seatAt } from './crossword/candidates.ts';
import type { Option } from './crossword/rollout.ts';
import { compareMoves } from './crossword/rounds.ts';
import type { BoardFinder } from './finder.ts';
import { chanceFrom } from './hash.ts';
import type { RecordedPosition, ReleaseRecord } from './languages/releases.ts';

export { RELEASES } from './languages/releases.ts';

export interface ReleaseComparison {
  readonly release: string;
  readonly positions: number;
  /** Positions where the release's move is now illegal because the word list has changed; these are skipped. */
  readonly gone: number;
  /** Positions where today's move differs, and where it is significantly better or worse. */
  readonly different: number;
  readonly better: number;
  readonly worse: number;
  /** Points gained per position over the release, and their standard error. */
  readonly gain: number;
  readonly error: number;
}

/** Rounds for comparing two moves, and the standard errors that make a difference significant. */
const ROUNDS = 150;
const SURE = 2;

export interface ComparisonInput {
  readonly record: ReleaseRecord;
  readonly finder: BoardFinder;
  readonly lexicon: GraphLexicon;
  readonly budget: Budget;
}

export function compareWithRelease({ record, finder, lexicon, budget }: ComparisonInput): ReleaseComparison {
  const { release, positions } = record;
  const found = positions.map((position, number) => {
    const view = viewOf(finder, position);
    const seed = `release ${number}`;
    const request = { game: finder.game, view, lexicon, finder, level: 'unbeatable', budget } as const;
    const today = formatMove(thinkOfMove({ ...request, rng: chanceFrom(seed) }) as CrosswordMove);
    if (today === position.move) return null;
    const seated = seatAt(view, finder);
    const own = optionOf(seated, today);
    const old = optionOf(seated, position.move);
    if (!own || !old) return 'gone';
    return compareMoves(seated, [own, old], { rng: chanceFrom(`${seed} judged`), rounds: ROUNDS });
  });
  const others = found.filter((one) => one !== null && one !== 'gone');
  const count = Math.max(1, found.length);
  return {
    release,
    positions: found.length,
    gone: found.filter((one) => one === 'gone').length,
    different: others.length,
    better: others.filter(({ mean, error }) => mean > SURE * error).length,
    worse: others.filter(({ mean, error }) => mean < -SURE * error).length,
    gain: others.reduce((sum, { mean }) => sum + mean, 0) / count,
    error: Math.sqrt(others.reduce((sum, { error }) => sum + error ** 2, 0)) / count,
  };
}

/** Words are checked as they are laid, so that only the strength of play counts. */
const OPTIONS = { checking: 'automatic' } as const;

/** The options of all recorded games, for making a finder. */
export function releaseOptions(game: BoardFinder['game']): CrosswordOptions {
  return startOf(game).options;
}

function startOf(game: BoardFinder['game']): CrosswordState {
  const created = gameById(game).create(2, OPTIONS);
  if ('refusal' in created) throw new Error(created.refusal.code);
  return created.state as CrosswordState;
}

function viewOf({ game, rules }: BoardFinder, { board, rack, scores, bag }: RecordedPosition): CrosswordView {
  const state: CrosswordState = { ...startOf(game), dealt: true, turn: 0, turnNumber: 1, board };
  const view = gameById(game).viewFor(state, 0) as CrosswordView;
  const tiles = [...rack];
  const sizes = [tiles.length, rules.rackSize];
  const seats = view.seats.map((seat, number) => ({
    ...seat,
    score: scores[number] ?? 0,
    tiles: sizes[number] ?? 0,
  }));
  return { ...view, rack: tiles, bag, seats };
}

/** A position as recorded; null unless there are two players and tiles in the bag. */
export function recordPosition(view: CrosswordView): Omit<RecordedPosition, 'move'> | null {
  const { viewer, seats, bag, board, rack } = view;
  if (viewer === 'spectator' || seats.length !== 2 || bag === 0) return null;
  const scores = [seats[viewer]?.score ?? 0, seats[1 - viewer]?.score ?? 0];
  return { board, rack: rack.join(''), scores, bag };
}

export function formatMove(move: CrosswordMove): string {
  if (move.do === 'lay') return `${move.at} ${move.word}`;
  return move.do === 'exchange' ? `-${[...move.tiles].sort().join('')}` : '-';
}

export function optionOf(seated: Seated, move: string): Option | null {
  if (move.startsWith('-')) {
    return { laid: [], score: 0, leave: without(seated.rack, [...move.slice(1)]), equity: 0 };
  }
  const plays = findIn(seated, 'all');
  for (let number = 0; number < plays.length; number++) {
    const play = plays.get(number);
    if (`${play.at} ${play.word}` === move) return { ...candidateOf(seated, play), laid: play.laid };
  }
  return null;
}
