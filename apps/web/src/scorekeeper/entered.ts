/** What has been entered for a turn that is not on the sheet yet. */
import { formatTableWord } from '@lettertafel/engine';
import type { AnyState, Line } from '@lettertafel/scorekeeper';
import { type ChosenCard, chosenOf } from './chosen-card.ts';
import { draftOf, type LaidWord, typedTableWord, type WordDraft } from './draft.ts';
import { boardState, tableState } from './sheet-state.ts';
import { EMPTY_DRAFT, type TableDraft, tableDraftOf } from './table-draft.ts';

export interface Entered {
  /** The word on a board. */
  readonly draft: WordDraft | null;
  /** Whether it is an opened line that has not been edited yet. */
  readonly isUntouched: boolean;
  readonly cards: readonly ChosenCard[];
  /** Earlier words of the same turn, if a card allows several. */
  readonly earlier: readonly LaidWord[];
  /** The words of Woord-Rummikub, and the piles of the refill. */
  readonly table: TableDraft;
  readonly piles: readonly number[];
  /** Only the scoring word of Woord-Rummikub, or only its points. */
  readonly typed: string;
}

export const NOTHING_ENTERED: Entered = {
  draft: null,
  isUntouched: false,
  cards: [],
  earlier: [],
  table: EMPTY_DRAFT,
  piles: [],
  typed: '',
};

/** A line as it was entered, for correcting it; `before` is the position before it. */
export function enteredOf(line: Line | null, before: AnyState): Entered {
  switch (line?.do) {
    case 'lay': {
      const words = [{ at: line.at, word: line.word }, ...(line.more ?? [])];
      const last = words.at(-1);
      const draft = last ? draftOf(boardState(before).board, last) : null;
      const earlier = words.slice(0, -1);
      return { ...NOTHING_ENTERED, draft, isUntouched: true, cards: chosenOf(line), earlier };
    }
    case 'arrange': {
      const table = tableDraftOf(tableState(before).table.map(formatTableWord), line.table);
      return { ...NOTHING_ENTERED, table, piles: line.piles ?? [] };
    }
    case 'word':
      return { ...NOTHING_ENTERED, typed: typedTableWord(line.word) };
    case 'number':
      return { ...NOTHING_ENTERED, typed: String(line.byHand ?? 0) };
    default:
      return NOTHING_ENTERED;
  }
}
