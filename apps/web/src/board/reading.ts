/** What a draft would score and make, by the engine itself. It says nothing about whether a word is good (B-24). */
import {
  type CardChoice,
  type CrosswordRules,
  type CrosswordView,
  type LayMove,
  type Play,
  playWith,
  type ReadPlay,
  type Refusal,
  readPlay,
  type Seat,
  SIZE,
} from '@lettertafel/engine';
import type { Draft } from './draft.ts';
import { type DraftFault, layingsOf, type WordLaid } from './layings.ts';
import { columnOf, rowOf } from './squares.ts';

export type BoardPosition = Pick<CrosswordView, 'board' | 'options' | 'locked'>;

export interface Asked {
  readonly rules: CrosswordRules;
  readonly position: BoardPosition;
  readonly seat: Seat;
}

export type DraftReading =
  | { readonly fault: DraftFault; readonly squares: readonly number[] }
  | { readonly words: readonly WordLaid[]; readonly move: LayMove; readonly refusal: Refusal }
  | { readonly words: readonly WordLaid[]; readonly move: LayMove; readonly read: ReadPlay };

/** Reads a draft with the cards that shall go with it. `extra` is what the play earns as a whole (TR-06). */
export function readDraft(
  draft: Draft,
  { rules, position, seat }: Asked,
  { cards = [], extra = 0 }: { readonly cards?: readonly CardChoice[]; readonly extra?: number } = {},
): DraftReading {
  const layings = layingsOf(draft, position.board);
  if ('fault' in layings) return layings;
  const { words } = layings;
  const move = layMove(seat, words, cards);
  const play: Play | { readonly refusal: Refusal } = playWith(position, move);
  if ('refusal' in play) return { words, move, refusal: play.refusal };
  const read = readPlay(rules, position, { by: seat, play: { ...play, extra } });
  return 'refusal' in read ? { words, move, refusal: read.refusal } : { words, move, read };
}

/** The move that lays a draft, as it is sent. */
function layMove(by: Seat, words: readonly WordLaid[], cards: readonly CardChoice[]): LayMove {
  const [{ at, word }, ...more] = words.map(({ at, word }) => ({ at, word })) as [WordLaid, ...WordLaid[]];
  return {
    by,
    do: 'lay',
    at,
    word,
    ...(cards.length > 0 ? { cards } : {}),
    ...(more.length > 0 ? { more } : {}),
  };
}

export interface BadgePlace {
  readonly square: number;
  readonly side: 'above' | 'below' | 'left' | 'right';
}

/** The score sits before a word that runs down and after one that runs across, or at its other end by the edge. */
export function badgePlace({ direction, squares }: Pick<WordLaid, 'direction' | 'squares'>): BadgePlace {
  const first = squares[0] as number;
  const last = squares.at(-1) as number;
  if (direction === 'down') {
    if (rowOf(first) > 0) return { square: first, side: 'above' };
    return rowOf(last) < SIZE - 1 ? { square: last, side: 'below' } : besideOf(first);
  }
  if (columnOf(last) < SIZE - 2) return { square: last, side: 'right' };
  if (columnOf(first) > 1) return { square: first, side: 'left' };
  return { square: last, side: rowOf(last) > 0 ? 'above' : 'below' };
}

function besideOf(square: number): BadgePlace {
  return { square, side: columnOf(square) < SIZE - 2 ? 'right' : 'left' };
}
