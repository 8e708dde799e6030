/** A play: one or more words laid in a turn, evaluated before it is made. */
import type { Tile } from '../kernel/letters.ts';
import { missingTiles, type Rack } from '../kernel/rack.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Seat } from '../kernel/seats.ts';
import { type Board, isBlankCell, type PlacedCell, type Square, withCells } from './board.ts';
import { formatSquare } from './notation.ts';
import { type Laying, type Placement, placeWord } from './placement.ts';
import { refuse } from './refusals.ts';
import type { CrosswordOptions, CrosswordRules } from './rules.ts';
import { type ScoredWord, type Scoring, scoreWord, type WordChange } from './score.ts';
import { type LockedWord, type MadeWord, wordsMade } from './words-made.ts';

/** A modifier of one word's score: the word by its text, and by its place if it was made twice. */
export interface ChosenWord extends WordChange {
  readonly word: string;
  readonly at?: string;
  /** What makes the change, for whoever explains the score. */
  readonly name?: string;
}

export interface Play {
  /** Laid in this order. */
  readonly layings: readonly Laying[];
  /** A turn of several words earns no rack bonus. */
  readonly isSeveral?: boolean;
  /** A letter tile laid face down as a blank. */
  readonly turned?: { readonly tile: Tile; readonly square: Square };
  readonly changes?: readonly ChosenWord[];
  readonly blankValue?: number;
  readonly onesCount?: number;
  readonly reused?: Square;
  /** Points for the whole play, after all multipliers. */
  readonly extra?: number;
}

export interface Position {
  readonly board: Board;
  readonly options: CrosswordOptions;
  readonly locked: readonly LockedWord[];
}

export interface ReadPlay {
  readonly board: Board;
  readonly placements: readonly Placement[];
  readonly laid: readonly PlacedCell[];
  /** The tiles that leave the rack, in the order of `laid`. */
  readonly tiles: readonly Tile[];
  readonly words: readonly ScoredWord[];
  readonly bonus: number;
  readonly extra: number;
  readonly score: number;
  readonly locked: readonly LockedWord[];
}

/** Evaluates a play on a position: its words and score, or why it cannot be laid. Does not look words up. */
export function readPlay(
  rules: CrosswordRules,
  position: Position,
  { by, play }: { by: Seat; play: Play },
): ReadPlay | { readonly refusal: Refusal } {
  const suffix = rules.suffixTile?.(position.options) ?? null;
  const { letters } = rules;
  let board = position.board;
  let { locked } = position;
  let reused: Square | null = play.reused ?? null;
  const changes = [...(play.changes ?? [])];
  const placements: Placement[] = [];
  const laid: PlacedCell[] = [];
  const words: ScoredWord[] = [];
  for (const laying of play.layings) {
    const placement = placeWord(board, laying, { letters, suffix });
    if ('refusal' in placement) return placement;
    const after = withCells(board, placement.laid);
    const made = wordsMade({ before: board, after }, { placement, laying }, { by, locked, suffix });
    if ('refusal' in made) return made;

    laid.push(...placement.laid);
    const scoring: Scoring = {
      letters,
      suffix,
      premiums: rules.premiums,
      before: board,
      countsOldTiles: rules.countsOldTiles(position.options),
      blankValue: play.blankValue ?? 0,
      onesCount: play.onesCount ?? 1,
      reused,
    };
    for (const word of made) words.push(scoreWord(word, scoring, takeChanges(changes, word)));
    const old = reused;
    if (old !== null && made.some(({ squares }) => squares.includes(old))) reused = null;
    locked = withLocks(locked, made, { by, isBackwards: laying.backwards === true });
    placements.push(placement);
    board = after;
  }
  const unused = changes[0];
  if (unused) return refuse('no-such-choice', { words: [unused.word] });
  if (reused !== null) return refuse('no-such-choice', { squares: [formatSquare(board, reused)] });
  const { turned } = play;
  if (turned && !laid.some(({ square, cell }) => square === turned.square && isBlankCell(cell))) {
    return refuse('no-such-choice', { squares: [formatSquare(board, turned.square)] });
  }

  const { rackBonus } = rules;
  const bonus = !play.isSeveral && laid.length >= rackBonus.tiles ? rackBonus.points : 0;
  const extra = play.extra ?? 0;
  return {
    board,
    placements,
    laid,
    tiles: laid.map(({ square, cell }) => {
      if (turned?.square === square) return turned.tile;
      return isBlankCell(cell) || cell === suffix?.cell ? letters.wild : cell;
    }),
    words,
    bonus,
    extra,
    score: words.reduce((sum, { score }) => sum + score, bonus + extra),
    locked,
  };
}

const UNCHANGED: WordChange = { add: 0, times: 1, tileTimes: 1 };

/** The combined modifiers of a word. They are used up, so that a second word with the same text is unaffected. */
function takeChanges(changes: ChosenWord[], { word, at }: MadeWord): WordChange {
  if (changes.length === 0) return UNCHANGED;
  const meant = changes.filter((change) => change.word === word && (change.at ?? at) === at);
  for (const change of meant) changes.splice(changes.indexOf(change), 1);
  return {
    add: meant.reduce((sum, change) => sum + (change.add ?? 0), 0),
    times: meant.reduce((product, change) => product * (change.times ?? 1), 1),
    tileTimes: meant.reduce((product, change) => product * (change.tileTimes ?? 1), 1),
  };
}

/** A word laid backwards is locked; extended by its own player, the whole word stays locked. */
function withLocks(
  locked: readonly LockedWord[],
  made: readonly MadeWord[],
  { by, isBackwards }: { by: Seat; isBackwards: boolean },
): readonly LockedWord[] {
  const [main] = made;
  const longer = locked.map((lock) => {
    const word = made.find(
      ({ direction, squares }) =>
        direction === lock.direction && lock.squares.some((square) => squares.includes(square)),
    );
    return word ? { ...lock, squares: word.squares } : lock;
  });
  if (!isBackwards || !main) return longer;
  const others = longer.filter((lock) => lock.squares !== main.squares);
  return [...others, { squares: main.squares, direction: main.direction, by }];
}

/** Tiles of a play that are missing from the rack. */
export function missingFor(rack: Rack, { tiles }: Pick<ReadPlay, 'tiles'>): Tile[] {
  return missingTiles(rack, tiles);
}
