/** Candidate plays of a seat, with their equity. */
import { type CrosswordView, gameById, readPlay, type Tile } from '@lettertafel/engine';
import {
  type FindOptions,
  type GeneratedPlay,
  type Generator,
  MOST_RACK_TILES,
  type PlayList,
  squaresBeside,
} from '@lettertafel/solver';
import { u32At } from '@lettertafel/words';
import type { BoardFinder } from '../finder.ts';
import type { KnownWords, Vocabulary } from '../vocabulary.ts';
import { type Leaves, leaveWorth } from './leave.ts';
import { leaveAfter, pointsOn } from './tiles.ts';

export interface Candidate {
  readonly play: GeneratedPlay;
  readonly score: number;
  readonly leave: readonly Tile[];
  /** Score plus the value of the leave. */
  readonly equity: number;
}

/** A seat to move: its view, its generator and its leave values. */
export interface Seated {
  readonly view: CrosswordView;
  readonly finder: BoardFinder;
  readonly seat: number;
  readonly rack: readonly Tile[];
  readonly leaves: Leaves;
}

export function seatAt(view: CrosswordView, finder: BoardFinder): Seated {
  const seat = view.viewer as number;
  return { view, finder, seat, rack: view.rack.slice(0, MOST_RACK_TILES), leaves: finder.leaves };
}

/** The generator with the view's board, with locked words fenced off (TR-23). */
function prepare({ view, finder }: Seated, words: KnownWords): Generator {
  const generator = finder.generator(words);
  generator.setBoard(view.board, { blocked: squaresBeside(view.locked) });
  return generator;
}

export function findIn(seated: Seated, words: KnownWords, options: FindOptions = {}): PlayList {
  return prepare(seated, words).findAll(seated.rack, options);
}

/**
 * Indices of the plays by descending score; ties in the order of generation. A counting sort: with two blanks and the
 * card `anywhere` there are more than a million plays.
 */
export function byScore({ length, score }: Pick<PlayList, 'length' | 'score'>): Uint32Array {
  const scores = new Uint32Array(length);
  let highest = 0;
  for (let play = 0; play < length; play++) {
    const points = score(play);
    scores[play] = points;
    highest = Math.max(highest, points);
  }
  /** By score, where its next play goes; counted first. */
  const next = new Uint32Array(highest + 1);
  for (const points of scores) next[points] = u32At(next, points) + 1;
  let before = 0;
  for (let points = highest; points >= 0; points--) {
    const count = u32At(next, points);
    next[points] = before;
    before += count;
  }
  const sorted = new Uint32Array(length);
  for (const [play, points] of scores.entries()) {
    const place = u32At(next, points);
    next[points] = place + 1;
    sorted[place] = play;
  }
  return sorted;
}

/** The equity of a play. */
export function worthOf(seated: Seated, { score, leave }: { score: number; leave: readonly Tile[] }): number {
  const { view, finder, leaves } = seated;
  const { letters, rackSize } = finder.rules;
  const isGoingOut = view.bag === 0 && leave.length === 0;
  const others = isGoingOut ? pointsOn(letters, gameById(finder.game).unseenFor(view)) : 0;
  return score + leaveWorth(leave, { leaves, letters, bag: view.bag, rackSize, others });
}

export function candidateOf(seated: Seated, play: GeneratedPlay, score = play.score): Candidate {
  const leave = leaveAfter(seated.finder.rules.letters, seated.rack, play.laid);
  return { play, score, leave, equity: worthOf(seated, { score, leave }) };
}

/** Whether a player knows all words of the play, checking up to a number of cross words. */
export function isKnown(
  { view, finder, seat }: Seated,
  { at, word }: GeneratedPlay,
  { vocabulary, crossWords }: { readonly vocabulary: Vocabulary; readonly crossWords: number },
): boolean {
  if (vocabulary.isCertain) return true;
  const read = readPlay(finder.rules, view, { by: seat, play: { layings: [{ at, word }] } });
  return (
    !('refusal' in read) &&
    read.words.length <= 1 + crossWords &&
    read.words.every(({ reads }) => vocabulary.knows(reads))
  );
}
