/** Every way to lay tiles on a board with trick cards or without them, and what each scores by a count of its own. */
import {
  type Board,
  type Card,
  type CardChoice,
  cellAt,
  type Direction,
  type Doing,
  FOURFOLD_WORDS,
  formatPlace,
  isTaken,
  type Place,
  type PlacedCell,
  tricksterNlRules as rules,
  type Square,
  sizeOf,
  step,
  type Tile,
  withCells,
} from '@lettertafel/engine';

export interface CardPlay {
  readonly doing: Doing & { readonly do: 'lay' };
  readonly score: number;
}

const DIRECTIONS: readonly Direction[] = ['across', 'down'];

/** Legal or not: words are letters in any order, anywhere. */
export function cardPlaysOf(board: Board, rack: readonly Tile[], cards: readonly Card[]): CardPlay[] {
  const squares = Array.from({ length: sizeOf(board) ** 2 }, (_, square) => square);
  return DIRECTIONS.flatMap((direction) =>
    squares
      .filter((square) => !isTaken(board, square))
      .flatMap((square) => ordersOf(rack).flatMap((tiles) => layingOf(board, { square, direction }, tiles)))
      .flatMap((laid) => playsOf(board, laid, { direction, cards })),
  );
}

function playsOf(
  board: Board,
  laid: readonly PlacedCell[],
  { direction, cards }: { readonly direction: Direction; readonly cards: readonly Card[] },
): CardPlay[] {
  const after = withCells(board, laid);
  const [first] = laid;
  if (!first) return [];
  const other = direction === 'across' ? 'down' : 'across';
  const main = wordAt(after, { square: first.square, direction });
  const crosses = laid.map(({ square }) => wordAt(after, { square, direction: other }));
  const made = [main, ...crosses].filter(({ squares }) => squares.length > 1);
  const { at, word } = main;
  return choicesOf(cards, made).map((chosen) => {
    const fourfold = chosen.find(({ card }) => card === 'fourfold-two');
    const scores = made.map((one) => {
      const isChosen = fourfold && (fourfold.at ?? at) === one.at && (fourfold.word ?? word) === one.word;
      return countWord(board, after, one.squares) * (isChosen ? 4 : 1);
    });
    return {
      doing: { do: 'lay', at, word, ...(chosen.length > 0 ? { cards: chosen } : {}) },
      score: scores.reduce((sum, score) => sum + score, 0),
    };
  });
}

/** The tiles from a square on, over whatever lies there; nothing if the board ends before they do. */
function layingOf(board: Board, place: Place, tiles: readonly Tile[]): (readonly PlacedCell[])[] {
  const free: Square[] = [];
  for (let steps = 0; free.length < tiles.length; steps++) {
    const square = step(board, place, steps);
    if (square === null) return [];
    if (!isTaken(board, square)) free.push(square);
  }
  return [free.flatMap((square, index) => ({ square, cell: tiles[index] ?? '' }))];
}

interface Made {
  readonly at: string;
  readonly word: string;
  readonly squares: readonly Square[];
}

function wordAt(board: Board, place: Place): Made {
  const before = runFrom(board, place, -1).toReversed();
  const squares = [...before, place.square, ...runFrom(board, place, 1)];
  const [first = place.square] = squares;
  const word = squares.map((square) => cellAt(board, square)).join('');
  return { at: formatPlace(board, { ...place, square: first }), word, squares };
}

/** The squares with tiles beyond a place, in one direction of its line. */
function runFrom(board: Board, place: Place, towards: 1 | -1): Square[] {
  const run: Square[] = [];
  for (let steps = towards; ; steps += towards) {
    const square = step(board, place, steps);
    if (square === null || !isTaken(board, square)) return run;
    run.push(square);
  }
}

const LETTER_FACTORS: Readonly<Record<string, number>> = { l: 2, L: 3 };
const WORD_FACTORS: Readonly<Record<string, number>> = { w: 2, W: 3 };

function countWord(before: Board, after: Board, squares: readonly Square[]): number {
  let sum = 0;
  let times = 1;
  for (const square of squares) {
    const premium = isTaken(before, square) ? '' : cellAt(rules.premiums, square);
    sum += (rules.letters.tiles[cellAt(after, square)]?.value ?? 0) * (LETTER_FACTORS[premium] ?? 1);
    times *= WORD_FACTORS[premium] ?? 1;
  }
  return sum * times;
}

/** Some of the tiles or all, in each order. */
function ordersOf(rack: readonly Tile[]): Tile[][] {
  return [...new Set(rack)].flatMap((tile) => {
    const others = ordersOf(rack.toSpliced(rack.indexOf(tile), 1));
    return [[tile], ...others.map((order) => [tile, ...order])];
  });
}

/** Some of the cards or all. One that asks for a word gets none, which means the main word, or any that it is made for. */
function choicesOf([card, ...others]: readonly Card[], made: readonly Made[]): (readonly CardChoice[])[] {
  if (!card) return [[]];
  const words = card === 'fourfold-two' ? made.filter(({ word }) => FOURFOLD_WORDS.includes(word)) : [];
  const ways: readonly CardChoice[] = [{ card }, ...words.map(({ at, word }) => ({ card, word, at }))];
  const rest = choicesOf(others, made);
  return [...rest, ...ways.flatMap((way) => rest.map((after) => [way, ...after]))];
}
