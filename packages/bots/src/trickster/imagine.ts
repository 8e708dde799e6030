/** A whole Trickster state out of what one seat sees: tiles as on any board, cards dealt anew. */
import {
  type Card,
  type CardMove,
  FULL_DECK,
  type LayMove,
  type LetterSet,
  type Rng,
  shuffle,
  type TricksterState,
  type TricksterView,
} from '@lettertafel/engine';
import { imagineCrossword } from '../crossword/imagine.ts';

export function imagineTrickster(letters: LetterSet, view: TricksterView, rng: Rng): TricksterState {
  const { options, announced, opening, held, phase, skippedBy, robbed, lastScores, peeks, hand } = view;
  const pool = shuffle(unseenCards(view), rng);
  const hands = view.handSizes.map((size, seat) => (seat === view.viewer ? hand : pool.splice(0, size)));
  const board = imagineCrossword(letters, view, rng);
  return {
    ...board,
    options: options as TricksterState['options'],
    deck: pool.slice(0, view.deck),
    hands,
    seen: view.seenCards,
    announced: announced.map((one) => ({ ...one, move: imagineMove(one.move, board) })),
    opening,
    held,
    phase: phase && { ...phase, taken: newestCards(view, hands[phase.seat] ?? []) },
    skippedBy,
    // When it was is not told; in an earlier turn, mostly.
    robbed: robbed.map((isRobbed) => (isRobbed ? 0 : null)),
    lastScores,
    peeks,
    thisTurn: { handAtStart: hand, used: [], anyVoid: false, hasActed: false, twoLetterWords: view.twoLetterWords },
  };
}

/** As many as were just taken: of the hand, and of cards played since where that has too few. */
function newestCards({ phase, seenCards }: TricksterView, hand: readonly Card[]): readonly Card[] {
  return phase && phase.taken > 0 ? [...seenCards, ...hand].slice(-phase.taken) : [];
}

type SeenMove = TricksterView['announced'][number]['move'];

/** Tiles that only their player knows: any of the imagined rack will do. */
function imagineMove(move: SeenMove, { racks }: Pick<TricksterState, 'racks'>): LayMove | CardMove {
  if (move.do === 'lay') return move;
  const { tiles, ...rest } = move;
  return { ...rest, ...(tiles === undefined ? {} : { tiles: (racks[move.by] ?? []).slice(0, tiles).join('') }) };
}

function unseenCards({ seenCards, hand }: TricksterView): Card[] {
  const left = [...FULL_DECK];
  for (const card of [...seenCards, ...hand]) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
