/** What a player does with tiles and the cursor, whatever the input: pointer, tap or keyboard. */
import { type Board, type Cell, centreOf, formatSquare, type Square } from '@lettertafel/engine';
import { announce } from '../app/live-region.tsx';
import { t } from '../i18n/index.ts';
import { isFree } from '../parts/squares.ts';
import {
  boardUnder,
  isOut,
  moveInRack,
  nameTile,
  placedAt,
  placeTile,
  shuffleRack,
  type TileKey,
  takeAllBack,
  takeBack,
  tileOf,
  turnUp,
  UNNAMED,
  unnamedTile,
} from './draft.ts';
import { type BoardModel, changeDraft } from './model.ts';
import { letterName } from './tile-face.ts';
import { after, chooseSquare, directionOf, eraseBack, stepCursor, turnCursor, typeLetter } from './typing.ts';

/** The board that typing steps over: what is laid, and the earlier words of this turn. */
function boardOf({ draft, view }: BoardModel): Board {
  return boardUnder(draft.peek(), view.peek().board);
}

/** Puts a tile on a square and announces the score. */
export function put(model: BoardModel, key: TileKey, square: Square): void {
  if (!model.mayDraft.peek()) return;
  const draft = placeTile(model.draft.peek(), model.view.peek().board, { key, square });
  if (draft === model.draft.peek()) return;
  changeDraft(model, draft);
  model.lifted.value = null;
  // Only players who type have a cursor; they go on typing from here.
  const cursor = model.cursor.peek();
  if (cursor) {
    const board = boardOf(model);
    model.cursor.value = after(board, square, directionOf(draft, board, cursor.direction));
  }
  if (!unnamedTile(draft)) sayPlaced(model, square);
}

export function giveBack(model: BoardModel, key: TileKey): void {
  if (!model.mayDraft.peek()) return;
  const { draft } = model;
  const letter = tileOf(draft.peek(), key);
  changeDraft(model, takeBack(draft.peek(), key));
  announce(t().board.tookBack(letterName(letter)));
}

export function clear(model: BoardModel): void {
  if (!model.mayDraft.peek() || model.draft.peek().placed.length === 0) return;
  changeDraft(model, takeAllBack(model.draft.peek()));
  model.chosen.value = [];
  announce(t().board.allBack);
}

export function shuffle(model: BoardModel): void {
  changeDraft(
    model,
    shuffleRack(model.draft.peek(), (bound) => Math.floor(Math.random() * bound)),
  );
  announce(t().board.shuffled);
}

export function toSlot(model: BoardModel, key: TileKey, slot: number): void {
  if (model.mayDraft.peek()) changeDraft(model, moveInRack(model.draft.peek(), key, slot));
}

/** Puts a tapped rack tile on the chosen square. Without a chosen square it selects the tile, or deselects it. */
export function lift(model: BoardModel, key: TileKey): void {
  if (!model.mayDraft.peek() || isOut(model.draft.peek(), key)) return;
  const chosen = model.cursor.peek()?.square;
  if (chosen !== undefined && isFree(boardOf(model), chosen) && !placedAt(model.draft.peek(), chosen)) {
    put(model, key, chosen);
    return;
  }
  model.lifted.value = model.lifted.peek() === key ? null : key;
  if (model.lifted.value !== null) announce(t().board.lifted(letterName(tileOf(model.draft.peek(), key))));
}

/** Handles a square that was tapped, clicked or chosen with Enter. */
export function choose(model: BoardModel, square: Square): void {
  const lifted = model.lifted.peek();
  const there = placedAt(model.draft.peek(), square);
  if (lifted !== null && isFree(model.view.peek().board, square)) put(model, lifted, square);
  else if (there) {
    giveBack(model, there.key);
    // Only where a square was chosen before: otherwise the next tapped tile would go there at once.
    const cursor = model.cursor.peek();
    if (cursor) model.cursor.value = { ...cursor, square };
  } else if (model.seat !== null) model.cursor.value = chooseSquare(model.cursor.peek(), square);
}

export function type(model: BoardModel, letter: string): void {
  const cursor = model.cursor.peek();
  if (!cursor || !model.mayDraft.peek()) return;
  const typed = typeLetter({ draft: model.draft.peek(), cursor }, boardOf(model), letter);
  if (!typed) {
    announce(t().board.notOnRack(letter));
    return;
  }
  changeDraft(model, typed.draft);
  model.cursor.value = typed.cursor;
  sayPlaced(model, typed.square);
}

export function erase(model: BoardModel): void {
  const cursor = model.cursor.peek();
  if (!cursor || !model.mayDraft.peek()) return;
  const erased = eraseBack({ draft: model.draft.peek(), cursor }, boardOf(model));
  if (!erased) return;
  changeDraft(model, erased.draft);
  model.cursor.value = erased.cursor;
  announce(t().board.erased(formatSquare(boardOf(model), erased.cursor.square)));
}

/** Gives the cursor a place before anything is typed: after the draft's last word, otherwise on the centre square. */
export function wakeCursor(model: BoardModel): void {
  const reading = model.reading.peek()?.reading;
  const word = reading && 'words' in reading ? reading.words.at(-1) : undefined;
  const last = word?.squares.at(-1);
  model.cursor.value ??=
    word && last !== undefined
      ? after(boardOf(model), last, word.direction)
      : { square: centreOf(boardOf(model)), direction: 'across' };
}

export function moveCursor(model: BoardModel, direction: 'across' | 'down', steps: number): void {
  const cursor = model.cursor.peek();
  if (cursor) model.cursor.value = stepCursor(boardOf(model), cursor, { direction, steps });
}

export function turn(model: BoardModel): void {
  const cursor = model.cursor.peek();
  if (!cursor) return;
  model.cursor.value = turnCursor(cursor);
  announce(t().board.directions[model.cursor.value?.direction ?? 'across']);
}

/** Sets the letter of a blank, or of a letter tile that is played face down. */
export function name(model: BoardModel, key: TileKey, cell: Cell): void {
  const draft = nameTile(model.draft.peek(), key, cell);
  changeDraft(model, draft);
  model.turning.value = null;
  const square = draft.placed.find((tile) => tile.key === key)?.square;
  if (square !== undefined) sayPlaced(model, square);
}

/** The picker was closed without a choice: a blank goes back to the rack, a letter tile stays face up. */
export function leaveUnnamed(model: BoardModel, key: TileKey): void {
  const tile = model.draft.peek().placed.find((placed) => placed.key === key);
  if (tile?.cell === UNNAMED) giveBack(model, key);
  model.turning.value = null;
}

export function faceUp(model: BoardModel, key: TileKey): void {
  changeDraft(model, turnUp(model.draft.peek(), key));
}

/** Announces for example "S on D5, 14 points". */
function sayPlaced(model: BoardModel, square: Square): void {
  const cell = placedAt(model.draft.peek(), square)?.cell ?? '';
  const reading = model.reading.peek()?.reading;
  const score = reading && 'read' in reading ? reading.read.score : null;
  announce(t().board.placed(letterName(cell.toUpperCase()), formatSquare(boardOf(model), square), score));
}
