/** Sends the draft as a move. Faults that the page can see are shown at once, without the server. */

import { itemAt, parseSquare, type Refusal, type Square } from '@lettertafel/engine';
import { announceNow } from '../app/live-region.tsx';
import { noteFocus } from '../base/focus.ts';
import { t } from '../i18n/index.ts';
import { shownWord } from '../parts/shown-word.ts';
import type { BoardTableProps } from '../play/contract.ts';
import { clear } from './actions.ts';
import { turnedTile } from './draft.ts';
import { type BoardModel, forgetPlayed } from './model.ts';
import { touchingSquares } from './reading.ts';
import { focusSquare } from './square-element.ts';

export async function lay(model: BoardModel, { act, refuse }: BoardTableProps): Promise<void> {
  const reading = model.reading.peek()?.reading;
  if (!reading || !model.mayDraft.peek()) return;
  if ('fault' in reading) {
    if (reading.fault === 'nothing') return;
    const { squares } = reading;
    model.marks.value = reading.fault === 'gap' ? { wrong: [], better: squares } : { wrong: squares, better: [] };
    announceNow(t().board.faults[reading.fault]);
    focusSquare(itemAt(squares, 0));
    return;
  }
  const attempt = {
    words: reading.words.map(({ word }) => shownWord(word)),
    takeBack: () => clear(model),
    focus: () => focusSquare(firstMarked(model)),
    note: (refusal: Refusal) => mark(model, refusal),
  };
  if ('refusal' in reading) {
    refuse(reading.refusal, attempt);
    return;
  }
  const last = model.draft.peek().placed.at(-1)?.square;
  const mayFocus = noteFocus();
  model.isSent.value = true;
  const sent = await act({ ...reading.move }, attempt);
  model.isSent.value = false;
  if ('refusal' in sent) return;
  if (!('problem' in sent)) forgetPlayed(model);
  if (last === undefined) return;
  model.cursor.value = null;
  // On a shared device the next player's cover may already have it.
  if (mayFocus()) focusSquare(last);
}

/** Marks the squares of a refusal, or the whole draft if it names none. Returns what the marks mean. */
function mark(model: BoardModel, { code, squares = [] }: Refusal): string {
  const draft = model.draft.peek().placed.map(({ square }) => square);
  const { board } = model.view.peek();
  const named = squares.flatMap((name) => parseSquare(board, name) ?? []);
  model.marks.value = {
    wrong: named.length > 0 ? named : draft,
    better: code === 'not-touching' ? touchingSquares(board, draft) : [],
  };
  if (code === 'card-does-not-fit' && isTurnMissing(model)) return t().cards.turnFirst;
  return model.marks.peek().better.length > 0 ? t().refusals.dotted : '';
}

/** The card that turns a tile over goes along, and no tile is turned yet. */
function isTurnMissing({ chosen, draft }: BoardModel): boolean {
  return chosen.value.some(({ card }) => card === 'tile-as-blank') && !turnedTile(draft.value);
}

function firstMarked(model: BoardModel): Square {
  const [first = 0] = model.marks.peek().wrong;
  return first;
}

/** The hint line below the board: the draft's words and score, or its fault. */
export function draftHint(model: BoardModel): string {
  const { board, common } = t();
  const reading = model.reading.value;
  const unknown = model.unknown.value;
  if (!reading) return '';
  const { reading: now, plainScore, cards } = reading;
  if ('fault' in now) return now.fault === 'nothing' ? '' : board.faults[now.fault];
  if (isTurnMissing(model)) return t().cards.turnFirst;
  if (unknown.length > 0) return board.notInList(unknown);
  if (!('read' in now)) return '';
  const words = now.read.words.map(({ reads, score }) => `${shownWord(reads)} ${score}`);
  const bonus = now.read.bonus > 0 ? board.allTiles(now.read.bonus) : '';
  const list = common.list([...words, ...(bonus ? [bonus] : [])]);
  const { score } = now.read;
  const isChanged = cards.length > 0 && plainScore !== null && plainScore !== score;
  return isChanged ? board.withoutCards(score, plainScore) : list;
}
