/** A hint on the board: the line it names, the word it tells as ghosts, and laying that word out. */
import { parseSquare, rowName, type Square, step } from '@lettertafel/engine';
import { useSignalEffect } from '@preact/signals';
import { type HintedPlay, playOf } from '../local/hint.ts';
import { columnOf, isFree, rowOf } from '../parts/squares.ts';
import { markedHint, wantedPlay } from '../play/comforts.ts';
import { isOut, nameTile, placeTile, takeAllBack, WILD } from './draft.ts';
import { type BoardModel, changeDraft } from './model.ts';

/** The squares of a hinted play with their letters; none if it is not on this board. */
function cellsOf({ view }: BoardModel, { square, word, across }: HintedPlay): ReadonlyMap<Square, string> {
  const { board } = view.peek();
  const first = parseSquare(board, square);
  const cells = new Map<Square, string>();
  for (const [index, cell] of [...word].entries()) {
    const at = first === null ? null : step(board, { square: first, direction: across ? 'across' : 'down' }, index);
    if (at !== null) cells.set(at, cell);
  }
  return cells;
}

/** What a hint marks on a square: null for nothing, '' for its line, otherwise a letter of the word. */
export function hintedAt(model: BoardModel, square: Square): string | null {
  const { board, turnNumber } = model.view.value;
  const marked = markedHint.value;
  if (marked?.turnNumber !== turnNumber) return null;
  const { hint } = marked;
  const play = playOf(hint);
  if (play) return cellsOf(model, play).get(square)?.toUpperCase() ?? null;
  const line = hint.across ? rowName(rowOf(board, square)) : String(columnOf(board, square) + 1);
  return line === hint.line ? '' : null;
}

/** Lays out the play that was asked for. What the rack lacks is left out: a hint is always about the whole rack. */
export function useWantedPlay(model: BoardModel): void {
  useSignalEffect(() => {
    const { value: wanted } = wantedPlay;
    if (!wanted) return;
    wantedPlay.value = null;
    const { board } = model.view.peek();
    let draft = takeAllBack(model.draft.peek());
    for (const [square, cell] of cellsOf(model, wanted)) {
      if (!isFree(board, square)) continue;
      const tile = cell === cell.toUpperCase() && cell !== '*' ? cell : WILD;
      const own = draft.rack.find(({ key, tile: held }) => held === tile && !isOut(draft, key));
      if (own) draft = nameTile(placeTile(draft, board, { key: own.key, square }), own.key, cell);
    }
    changeDraft(model, draft);
  });
}
