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

/** The score of a draft sits before a word that runs down and after one that runs across; that of a play always after. */
export type BadgeKind = 'draft' | 'last';

/** At an end of the word where nothing lies, else at its usual end. */
export function badgePlace(
  word: Pick<WordLaid, 'direction' | 'squares'>,
  kind: BadgeKind = 'draft',
  isTaken: (square: number) => boolean = () => false,
): BadgePlace {
  const places = badgePlaces(word, kind);
  const free = places.find((place) => {
    const covered = coveredBy(place);
    return covered !== null && !isTaken(covered);
  });
  return free ?? (places[0] as BadgePlace);
}

function badgePlaces(
  { direction, squares }: Pick<WordLaid, 'direction' | 'squares'>,
  kind: BadgeKind,
): readonly BadgePlace[] {
  const first = squares[0] as number;
  const last = squares.at(-1) as number;
  const above = (square: number) => (rowOf(square) > 0 ? [{ square, side: 'above' } as const] : []);
  const below = (square: number) => (rowOf(square) < SIZE - 1 ? [{ square, side: 'below' } as const] : []);
  // A figure is wider than a square.
  const right = (square: number) => (columnOf(square) < SIZE - 2 ? [{ square, side: 'right' } as const] : []);
  const left = (square: number) => (columnOf(square) > 1 ? [{ square, side: 'left' } as const] : []);
  if (direction === 'across') return [...right(last), ...left(first), ...above(last), ...below(last)];
  const ends = kind === 'draft' ? [...above(first), ...below(last)] : [...below(last), ...above(first)];
  return [...ends, ...right(first), ...left(first)];
}

const STEPS = { above: -SIZE, below: SIZE, left: -1, right: 1 } as const;

/** The square beside the word that a badge lies over. */
export function coveredBy({ square, side }: BadgePlace): number | null {
  const covered = square + STEPS[side];
  return covered >= 0 && covered < SIZE * SIZE ? covered : null;
}
