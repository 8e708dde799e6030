/** Samples a Trickster state that is consistent with a view: tiles as on any board, and cards. */
import {
  type BoardGameId,
  type Card,
  type CardMove,
  FULL_DECK,
  type LayMove,
  type Rng,
  shuffle,
  type TricksterState,
  type TricksterView,
  UNSEEN,
} from '@lettertafel/engine';
import { imagineCrossword } from '../crossword/imagine.ts';

export function imagineTrickster(game: BoardGameId, view: TricksterView, rng: Rng): TricksterState {
  const { options, announced, opening, held, phase, skippedBy, robbed, lastScores, peeks, hand } = view;
  const pool = shuffle(unseenCards(view), rng);
  const hands = view.handSizes.map((size, seat) => (seat === view.viewer ? hand : pool.splice(0, size)));
  const board = imagineCrossword(game, view, rng);
  return {
    ...board,
    // Their letters matter only if their play is lost.
    turned: view.faceDown.map((square) => ({ square, tile: UNSEEN })),
    options: options as TricksterState['options'],
    deck: pool.slice(0, view.deck),
    hands,
    seen: view.seenCards,
    announced: announced.map((one) => ({ ...one, move: imagineMove(one.move, board) })),
    opening,
    held,
    phase: phase && { ...phase, taken: newestCards(view, hands[phase.seat] ?? []) },
    skippedBy,
    // The view does not show when; usually in an earlier turn.
    robbed: robbed.map((isRobbed) => (isRobbed ? 0 : null)),
    lastScores,
    peeks,
    thisTurn: {
      ...view.turnCards,
      hasActed: view.hasActed,
      twoLetterWords: view.twoLetterWords,
    },
  };
}

/** As many as were just taken: those the viewer knows, otherwise the newest in the hand, and cards played since. */
function newestCards(view: TricksterView, hand: readonly Card[]): readonly Card[] {
  const { phase, seenCards, takenNow, viewer } = view;
  if (!phase || phase.taken === 0) return [];
  const held = phase.seat === viewer ? takenNow : hand;
  return [...seenCards.filter((card) => !hand.includes(card)), ...held].slice(-phase.taken);
}

type SeenMove = TricksterView['announced'][number]['move'];

/** Only their player knows these tiles: any of the sampled rack will do. */
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
