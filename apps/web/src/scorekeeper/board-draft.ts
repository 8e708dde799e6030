/** Reads a word being entered as a line of the sheet. */
import type { CardChoice, Square } from '@lettertafel/engine';
import { formatPlace } from '@lettertafel/engine';
import { isMisfit, type Line, type LineReading, readNext } from '@lettertafel/scorekeeper';
import { isFree } from '../parts/squares.ts';
import { type ChosenCard, cardsOfLine, isComplete } from './chosen-card.ts';
import { boardAfter, type LaidWord, squaresOf, typedWord, type WordDraft } from './draft.ts';
import type { Entered } from './entered.ts';
import type { SheetModel } from './model.ts';
import { boardState } from './sheet-state.ts';

/** The input for a turn on a board. */
type BoardEntered = Pick<Entered, 'draft' | 'cards' | 'earlier'>;

export interface DraftReading {
  readonly draft: WordDraft;
  readonly board: readonly string[];
  readonly word: string;
  readonly fresh: readonly Square[];
  readonly isFresh: readonly boolean[];
  readonly next: Square | null;
  readonly reading: LineReading;
  readonly layings: readonly LaidWord[];
  /** Null while there is nothing to save. */
  readonly line: Line | null;
}

/**
 * The word as it would be saved. People type the word they see: if both directions fit, the one that makes exactly
 * these letters is used, otherwise the guessed one.
 */
export function readDraft(model: SheetModel, entered: BoardEntered): DraftReading | null {
  const { draft } = entered;
  if (!draft) return null;
  const here = readIn(model, entered, draft);
  if (draft.isTurned || draft.letters.length === 0) return here;
  const other = readIn(model, entered, { ...draft, direction: draft.direction === 'across' ? 'down' : 'across' });
  const fitting = [here, other].filter(({ reading }) => !reading.problems.some(isMisfit));
  const isExact = ({ word }: DraftReading) => word.toUpperCase() === draft.letters.join('').toUpperCase();
  return fitting.find(isExact) ?? fitting[0] ?? here;
}

function readIn(model: SheetModel, { cards, earlier }: BoardEntered, draft: WordDraft): DraftReading {
  const board = boardAfter(boardState(model.base.value.settled).board, earlier);
  const typed = typedWord(board, draft);
  const at = typed?.at ?? formatPlace(board, draft);
  const word = typed?.word ?? draft.letters.join('');
  const layings = [...earlier, { at, word }];
  const line = lineWith(model, layings, cards.filter(isComplete));
  const fresh = typed?.fresh ?? [];
  return {
    draft,
    board: typed?.board ?? board,
    word: draft.letters.length > 0 ? word : '',
    fresh: [...fresh, ...newSquares(model, earlier)],
    isFresh: typed ? squaresOf(board, { at, word }).map((square) => fresh.includes(square)) : [],
    next: typed?.next ?? null,
    reading: readNext(model.base.value, line),
    layings,
    line: draft.letters.length > 0 && word.length > 1 ? lineWith(model, layings, cards) : null,
  };
}

function newSquares(model: SheetModel, words: readonly LaidWord[]): readonly Square[] {
  const { board } = boardState(model.base.value.settled);
  return words.flatMap((word) => squaresOf(board, word)).filter((square) => isFree(board, square));
}

function lineWith({ seat }: SheetModel, layings: readonly LaidWord[], cards: readonly ChosenCard[]): Line {
  const [first = { at: '', word: '' }, ...more] = layings;
  return { by: seat.value, do: 'lay', ...first, ...(more.length > 0 ? { more } : {}), ...cardsOfLine(cards) };
}

/** Whether the turn is legal with another option for one of its cards. */
export function fitsWith(
  model: SheetModel,
  { layings }: Pick<DraftReading, 'layings'>,
  { cards, index, choice }: { cards: readonly ChosenCard[]; index: number; choice: CardChoice },
): boolean {
  const tried = cards.map((card, other) => (other === index ? { ...card, choice } : card)).filter(isComplete);
  return !readNext(model.base.value, lineWith(model, layings, tried)).problems.some(isMisfit);
}
