/** A play with the cards announced for it. */
import type { Play } from '../../crossword/play.ts';
import type { Refused } from '../../kernel/game.ts';
import type { CardPlay } from './card-record.ts';
import { isCard } from './cards.ts';
import { CARDS } from './deck.ts';
import { refuse } from './refusals.ts';
import type { CardChoice, LayMove, TricksterState } from './state.ts';

/** The play of a move with these cards in effect. Also used to score a draft. */
export function playWith(
  state: Pick<TricksterState, 'board'>,
  move: LayMove,
  cards: readonly CardChoice[] = move.cards ?? [],
): Play | Refused {
  const more = move.more ?? [];
  if (more.length > 0 && !cards.some(({ card }) => card === 'many-words')) {
    return refuse('card-missing', { card: 'many-words' });
  }
  const play: CardPlay = {
    layings: [move, ...more].map(({ at, word }) => ({ at, word })),
    changes: [],
  };
  for (const choice of cards) {
    if (!isCard(choice.card)) return refuse('card-unknown', { card: choice.card });
    const record = CARDS[choice.card];
    if (record.moment !== 'play') return refuse('card-not-now', { card: choice.card });
    const refused = record.change(play, choice, state);
    if (refused) return { refusal: { rule: record.rule, card: choice.card, ...refused.refusal } };
  }
  return play;
}
