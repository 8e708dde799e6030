/** A word being typed onto the board: its first square, and the letters so far. */
import {
  type Board,
  cellAt,
  type Direction,
  formatPlace,
  parsePlace,
  type Square,
  step,
  withCells,
} from '@lettertafel/engine';
import { isFree } from '../parts/squares.ts';

export interface WordDraft {
  readonly square: Square;
  readonly direction: Direction;
  /** Whether the direction was chosen, not guessed. */
  readonly isTurned: boolean;
  /** Lower case for a blank; letters already on the board may be typed or left out. */
  readonly letters: readonly string[];
}

/** A word of a line, with its place. */
export interface LaidWord {
  readonly at: string;
  readonly word: string;
}

export interface TypedWord {
  readonly at: string;
  readonly word: string;
  /** The squares of new tiles, and the square of the next letter. */
  readonly fresh: readonly Square[];
  readonly next: Square | null;
  readonly board: Board;
}

/** The whole word on the board, including letters already there; null if it runs off the board. */
export function typedWord(board: Board, { square, direction, letters }: WordDraft): TypedWord | null {
  const cells = new Map<Square, string>();
  const fresh: Square[] = [];
  let at: Square | null = square;
  const onward = (from: Square, steps: number) => step(board, { square: from, direction }, steps);
  const lies = (here: Square | null): here is Square => here !== null && !isFree(board, here);
  for (const letter of letters) {
    while (lies(at) && cellAt(board, at).toUpperCase() !== letter.toUpperCase()) at = onward(at, 1);
    if (at === null) return null;
    if (isFree(board, at)) {
      fresh.push(at);
      cells.set(at, letter);
    }
    at = onward(at, 1);
  }
  const isCovered = (here: Square | null): here is Square => here !== null && (cells.has(here) || !isFree(board, here));
  let first = square;
  for (let before = onward(first, -1); lies(before); before = onward(first, -1)) first = before;
  let word = '';
  for (let here: Square | null = first; isCovered(here); here = onward(here, 1)) {
    word += cells.get(here) ?? cellAt(board, here);
  }
  return {
    at: formatPlace(board, { square: first, direction }),
    word,
    fresh,
    next: at,
    board: withLetters(board, cells),
  };
}

function withLetters(board: Board, cells: Iterable<readonly [Square, string]>): Board {
  return withCells(
    board,
    [...cells].map(([square, cell]) => ({ square, cell })),
  );
}

/** The squares of a word, without those off the board. */
export function squaresOf(board: Board, { at, word }: LaidWord): readonly Square[] {
  const place = parsePlace(board, at);
  if (!place) return [];
  return [...word].flatMap((_, steps) => step(board, place, steps) ?? []);
}

/** The board with earlier words of the same turn. */
export function boardAfter(board: Board, words: readonly LaidWord[]): Board {
  return words.reduce((before, laying) => {
    const letters = [...laying.word];
    const cells = squaresOf(before, laying).map((square, index): [Square, string] => [square, letters[index] ?? '.']);
    return withLetters(
      before,
      cells.filter(([square]) => isFree(before, square)),
    );
  }, board);
}

/** The draft of a saved word, for correcting it. */
export function draftOf(board: Board, { at, word }: LaidWord): WordDraft | null {
  const place = parsePlace(board, at);
  return place && { ...place, isTurned: true, letters: [...word] };
}

/** Makes a letter a blank (lower case), or an ordinary tile again. */
export function toggleBlank(draft: WordDraft, index: number): WordDraft {
  const letter = draft.letters[index] ?? '';
  const toggled = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  return { ...draft, letters: draft.letters.with(index, toggled) };
}

/** The likely direction: down if the square has neighbours in its column but not in its row. */
export function guessedDirection(board: Board, square: Square): Direction {
  const meets = (direction: Direction) =>
    [-1, 1].some((steps) => {
      const beside = step(board, { square, direction }, steps);
      return beside !== null && !isFree(board, beside);
    });
  return meets('down') && !meets('across') ? 'down' : 'across';
}

/** A joker is typed as its letter in lower case: `RINg` is `RIN@=RING`. */
export function tableWordOf(typed: string): string {
  const reading = typed.toUpperCase();
  const tiles = [...typed].map((letter) => (letter === letter.toUpperCase() ? letter : '@')).join('');
  return tiles === reading ? tiles : `${tiles}=${reading}`;
}

/** The reverse, for correcting a word. */
export function typedTableWord(text: string): string {
  const [tiles = '', reading = tiles] = text.split('=');
  return [...tiles].map((tile, place) => (tile === '@' ? (reading[place] ?? '').toLowerCase() : tile)).join('');
}
