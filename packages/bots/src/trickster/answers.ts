/** Reactions to others' cards: accept, or cancel one that hurts (TR-12). */
import {
  CARDS,
  type Card,
  type CardChoice,
  type TricksterMove,
  type TricksterView,
  tricksterNl,
} from '@lettertafel/engine';
import type { Seated } from '../crossword/candidates.ts';
import { readWith } from './card-plays.ts';

type Announced = TricksterView['announced'][number];

/** A cancel-card is kept for cards that cost this many points; the threshold falls to zero towards the end. */
const HARM = 18;

/** Points lost to a card played on its own, aimed at this seat or helping another. */
const HARM_TO_TARGET: Partial<Record<Card, number>> = {
  'skip-opponent': 24,
  'steal-tile': 12,
  'swap-racks': 14,
  'peek-rack': 2,
};

/** The cancel-card move; null: accept all. */
export function cancelMove(seated: Seated, view: TricksterView): TricksterMove | null {
  const { seat: by } = seated;
  const offer = tricksterNl.offersFor(view).find((offer) => offer.do === 'card' && offer.asks.for === 'card');
  if (!offer) return null;
  const limit = HARM * Math.min(1, 0.3 + view.bag / 60);
  let worst: { card: Card; harm: number } | null = null;
  for (const announced of view.announced) {
    for (const [index, played] of announced.cards.entries()) {
      const isAnswered = announced.cards.some(({ voids }) => voids === index);
      if (played.by === by || isAnswered || !announced.window.awaiting.includes(by)) continue;
      const harm = harmOf(seated, view, { announced, index });
      if (harm >= limit && harm > (worst?.harm ?? 0)) worst = { card: played.card, harm };
    }
  }
  return worst && { by, do: 'card', card: 'cancel-card', cancels: worst.card };
}

function harmOf(
  seated: Seated,
  view: TricksterView,
  { announced, index }: { announced: Announced; index: number },
): number {
  const { move, cards } = announced;
  const played = cards[index];
  if (!played) return 0;
  if (played.card === 'cancel-card') return played.by !== seated.seat && announced.by === seated.seat ? HARM : 0;
  if (move.do === 'card') {
    if (played.card === 'take-last-score') return view.lastScores[move.target ?? -1] ?? 0;
    return move.target === seated.seat ? (HARM_TO_TARGET[played.card] ?? 0) : 0;
  }
  const choices = move.cards ?? [];
  // The score of another seat's play with these cards; null if it is illegal without one of them.
  const pointsWith = (cards: readonly CardChoice[]) =>
    readWith({ ...seated, seat: announced.by }, move, cards)?.score ?? null;
  const all = pointsWith(choices) ?? HARM;
  // Without it the whole play goes back (TR-12).
  if (CARDS[played.card].whenVoid === 'takes-play-back') return all / 2;
  return all - (pointsWith(choices.filter((_, other) => other !== index)) ?? all / 2);
}
