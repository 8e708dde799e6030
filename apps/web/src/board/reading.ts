/** Reads a draft with the engine: the words it makes, the move that lays it and its score. Never whether a word is good (B-24). */

import {
  type Board,
  type CardChoice,
  type Cell,
  type CrosswordRules,
  type CrosswordView,
  cellAt,
  type Direction,
  formatPlace,
  itemAt,
  type LayMove,
  type Play,
  playWith,
  type ReadPlay,
  type Refusal,
  readPlay,
  type Seat,
  type Square,
  step,
} from '@lettertafel/engine';
import { columnOf, isFree, rowOf, stretchThrough } from '../parts/squares.ts';
import { type Draft, type PlacedTile, UNNAMED } from './draft.ts';

export type BoardPosition = Pick<CrosswordView, 'board' | 'options' | 'locked'>;

export interface Asked {
  readonly rules: CrosswordRules;
  readonly position: BoardPosition;
  readonly seat: Seat;
}

export type DraftReading =
  | { readonly fault: DraftFault; readonly squares: readonly number[] }
  | { readonly words: readonly DraftWord[]; readonly move: LayMove; readonly refusal: Refusal }
  | { readonly words: readonly DraftWord[]; readonly move: LayMove; readonly read: ReadPlay };

/** Reads a draft with the chosen cards. `extra` are points for the play as a whole (TR-06). */
export function readDraft(
  draft: Draft,
  { rules, position, seat }: Asked,
  { cards = [], extra = 0 }: { readonly cards?: readonly CardChoice[]; readonly extra?: number } = {},
): DraftReading {
  const drafted = draftWords(draft, position.board);
  if ('fault' in drafted) return drafted;
  const { words } = drafted;
  const move = layMove(seat, words, cards);
  const play: Play | { readonly refusal: Refusal } = playWith(position, move);
  if ('refusal' in play) return { words, move, refusal: play.refusal };
  const read = readPlay(rules, position, { by: seat, play: { ...play, extra } });
  return 'refusal' in read ? { words, move, refusal: read.refusal } : { words, move, read };
}

/** The words of a draft as they read: not as they lie if a card lets one be laid backwards (TR-23). */
export function wordsRead(reading: DraftReading | undefined): readonly string[] {
  if (!reading || !('words' in reading)) return [];
  const made = 'read' in reading ? reading.read.words : [];
  return reading.words.map(({ at, word }) => made.find((other) => other.at === at)?.reads ?? word);
}

/** The move that lays a draft. */
function layMove(by: Seat, words: readonly DraftWord[], cards: readonly CardChoice[]): LayMove {
  const { at, word } = itemAt(words, 0);
  const more = words.slice(1).map((other) => ({ at: other.at, word: other.word }));
  return {
    by,
    do: 'lay',
    at,
    word,
    ...(cards.length > 0 ? { cards } : {}),
    ...(more.length > 0 ? { more } : {}),
  };
}

export interface DraftWord {
  readonly at: string;
  /** Blanks in lower case. */
  readonly word: string;
  readonly direction: Direction;
  readonly squares: readonly Square[];
}

/** Why a draft is not a play, before any rule of the game applies. */
export type DraftFault = 'nothing' | 'unnamed' | 'not-in-line' | 'gap';

export type DraftWords =
  | { readonly words: readonly DraftWord[] }
  | { readonly fault: DraftFault; readonly squares: readonly Square[] };

export function draftWords(draft: Draft, board: Board): DraftWords {
  if (draft.placed.length === 0) return { fault: 'nothing', squares: [] };
  const unnamed = draft.placed.filter(({ cell }) => cell === UNNAMED);
  if (unnamed.length > 0) return { fault: 'unnamed', squares: unnamed.map(({ square }) => square) };
  const covered = new Map<Square, Cell>();
  const words: DraftWord[] = [];
  for (const part of new Set(draft.placed.map((tile) => tile.part).sort((one, other) => one - other))) {
    const tiles = draft.placed.filter((tile) => tile.part === part);
    for (const { square, cell } of tiles) covered.set(square, cell);
    const laid = wordOf(board, tiles, (square) => covered.get(square) ?? cellAt(board, square));
    if ('fault' in laid) return laid;
    words.push(laid);
  }
  return { words };
}

function wordOf(
  board: Board,
  tiles: readonly PlacedTile[],
  look: (square: Square) => Cell,
): DraftWord | Extract<DraftWords, { fault: unknown }> {
  const laid = tiles.map(({ square }) => square).sort((one, other) => one - other);
  const first = itemAt(laid, 0);
  const last = itemAt(laid, laid.length - 1);
  const isCovered = (square: Square) => look(square) !== '.';
  const direction = lineOf(board, laid) ?? (laid.length === 1 ? lineThrough(board, first, isCovered) : null);
  if (!direction) return { fault: 'not-in-line', squares: laid };
  const gaps: Square[] = [];
  for (let at: Square | null = first; at !== null && at < last; at = step(board, { square: at, direction }, 1)) {
    if (!isCovered(at)) gaps.push(at);
  }
  if (gaps.length > 0) return { fault: 'gap', squares: gaps };
  const squares = stretchThrough(board, { square: first, direction }, isCovered);
  const at = formatPlace(board, { square: itemAt(squares, 0), direction });
  return { at, word: squares.map(look).join(''), direction, squares };
}

function lineOf(board: Board, squares: readonly Square[]): Direction | null {
  const [first, ...others] = squares;
  if (first === undefined || others.length === 0) return null;
  if (others.every((square) => rowOf(board, square) === rowOf(board, first))) return 'across';
  return others.every((square) => columnOf(board, square) === columnOf(board, first)) ? 'down' : null;
}

/** A single tile that makes two words is written across, as in the engine. */
function lineThrough(board: Board, square: Square, isCovered: (square: Square) => boolean): Direction {
  const makesWord = (direction: Direction) => stretchThrough(board, { square, direction }, isCovered).length > 1;
  return makesWord('down') && !makesWord('across') ? 'down' : 'across';
}

/** Free squares next to a tile on the board, where a word would touch (B-10). */
export function touchingSquares(board: Board, near: readonly Square[]): readonly Square[] {
  const beside = (square: Square) =>
    (['across', 'down'] as const).flatMap((direction) =>
      [-1, 1].map((steps) => step(board, { square, direction }, steps)).filter((at): at is Square => at !== null),
    );
  const candidates = new Set(near.flatMap(beside));
  return [...candidates].filter(
    (square) => isFree(board, square) && !near.includes(square) && beside(square).some((at) => !isFree(board, at)),
  );
}
