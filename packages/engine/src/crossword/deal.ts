/** The deal of a board game: the starter and the racks, or a position set up by hand. */
import { dealTiles, drawForStart } from '../kernel/deal.ts';
import type { Context, Refused } from '../kernel/game.ts';
import { isLetter, type Tile } from '../kernel/letters.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Seat } from '../kernel/seats.ts';
import { type Board, EMPTY, emptyBoard, isTaken, runThrough, sizeOf, withoutCells } from './board.ts';
import { parsePlace } from './notation.ts';
import { isLetterCell } from './placement.ts';
import { refuse } from './refusals.ts';
import type { CrosswordRules, SuffixTile } from './rules.ts';
import type { CrosswordSetup, CrosswordState } from './state.ts';
import type { CrosswordCourse } from './turn.ts';
import type { LockedWord } from './words-made.ts';

export function dealCrossword(
  rules: CrosswordRules,
  course: CrosswordCourse,
  { setup, context }: { setup: CrosswordSetup | undefined; context: Context },
): Refused | undefined {
  const { state } = course;
  const { seats, options } = state;
  const suffix = rules.suffixTile?.(options) ?? null;
  const size = sizeOf(rules.premiums);
  const board = setup?.board ?? emptyBoard(size);
  if (sizeOf(board) !== size) return refuse('bad-setup', { path: 'setup.board' });
  const badRow = board.findIndex((row) => row.length !== size || !isRow(rules, row, suffix));
  if (badRow >= 0) return refuse('bad-setup', { path: `setup.board.${badRow}` });
  const locked = readLocks(board, setup?.locked ?? [], seats);
  if ('refusal' in locked) return locked;
  const badList = (['scores', 'passes'] as const).find((list) => (setup?.[list]?.length ?? seats) !== seats);
  if (badList) return refuse('bad-setup', { path: `setup.${badList}` });

  const agreed = setup?.turn ?? (options.starter === 'draw' ? setup && (setup.starter ?? 0) : options.starter);
  const { draws, starter } =
    agreed === undefined ? drawForStart(rules.letters, seats, context.rng) : { draws: [], starter: agreed };
  if (!(starter in state.scores)) return refuse('bad-setup', { path: 'setup.turn' });

  const lying = tilesOn(rules, board);
  const deal = dealTiles(rules, { seats, lying, setup: setup ?? {}, rng: context.rng });
  if ('refusal' in deal) return deal;
  const { scores, passes } = state;
  const position = { board, locked, scores: setup?.scores ?? scores, passes: setup?.passes ?? passes };
  course.happen({ type: 'dealt', draws, turn: starter, ...deal, ...(setup ? { position } : {}) });
  return undefined;
}

function isRow({ letters }: CrosswordRules, row: string, suffix: SuffixTile | null): boolean {
  const isCell = (cell: string) => cell === EMPTY || cell === suffix?.cell || isLetterCell(letters, cell);
  return [...row].every(isCell);
}

/** The tiles on a board, blanks as blanks. */
export function tilesOn({ letters }: Pick<CrosswordRules, 'letters'>, board: Board): Tile[] {
  const cells = board.flatMap((row) => [...row].filter((cell) => cell !== EMPTY));
  return cells.map((cell) => (isLetter(letters, cell) ? cell : letters.wild));
}

/** The same, with turned tiles as their real letters. */
export function lyingTiles(rules: Pick<CrosswordRules, 'letters'>, { board, turned }: CrosswordState): Tile[] {
  const withoutTurned = withoutCells(
    board,
    turned.map(({ square }) => square),
  );
  return [...tilesOn(rules, withoutTurned), ...turned.map(({ tile }) => tile)];
}

function readLocks(
  board: Board,
  locks: readonly { readonly at: string; readonly by: Seat }[],
  seats: number,
): readonly LockedWord[] | { readonly refusal: Refusal } {
  const words: LockedWord[] = [];
  for (const [index, { at, by }] of locks.entries()) {
    const place = parsePlace(board, at);
    if (!place || !isTaken(board, place.square)) return refuse('bad-setup', { path: `setup.locked.${index}.at` });
    if (by >= seats) return refuse('bad-setup', { path: `setup.locked.${index}.by` });
    words.push({ squares: runThrough(board, place), direction: place.direction, by });
  }
  return words;
}
