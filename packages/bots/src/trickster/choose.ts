/** A Trickster player: a board-game player who also plays, keeps, cancels and discards cards. */
import {
  type Card,
  type CardChoice,
  cardBonus,
  type ReadPlay,
  type TricksterMove,
  type TricksterView,
} from '@lettertafel/engine';
import { type Seated, seatAt, worthOf } from '../crossword/candidates.ts';
import { answerPlay, type CrosswordTurn, noticed, takeTurn } from '../crossword/choose.ts';
import { withoutTiles } from '../crossword/tiles.ts';
import { type May, offered } from '../offered.ts';
import { knownWords, vocabularyOf } from '../vocabulary.ts';
import { cancelMove } from './answers.ts';
import { type CardedPlay, type ScoredPlay, withCards } from './card-plays.ts';
import { keepingWorth, NEW_CARD, worstCard } from './card-worth.ts';
import { findCarded } from './find-carded.ts';
import { loneCard } from './lone-cards.ts';
import { trickSquaresIn } from './trick-squares.ts';

export interface TricksterTurn extends CrosswordTurn {
  readonly view: TricksterView;
}

/** How many plays without cards are tried with them. */
const TRIED = 16;

/** What a seat does now; null when it has nothing to do, or waits for answers to its own cards. */
export function chooseTrickster(turn: TricksterTurn): TricksterMove | null {
  const { view, level, finder } = turn;
  const by = view.viewer;
  if (by === 'spectator') return null;
  const may = offered(finder.game, view);
  const seated = seatAt(view, finder);
  const playsCards = level.cards !== 'never';
  const cancel = playsCards ? cancelMove(seated, view) : null;
  if (cancel) return cancel;
  if (may('dispute')) return answerPlay(turn, by);
  if (view.phase?.seat === by) return cardPhase(seated, view, { may, playsCards });
  if (may('accept')) return { by, do: 'accept' };
  // While a play or a card phase is open, laying would close it on somebody who may still answer.
  if (view.open || view.phase || !may('lay')) return null;
  const alone = playsCards ? loneCard(seated, view) : null;
  return alone ?? layWithCards(turn, seated);
}

/** Takes every card due, plays some at once (TR-04), and discards the worst above three (TR-05). */
function cardPhase(
  seated: Seated,
  view: TricksterView,
  { may, playsCards }: { may: May; playsCards: boolean },
): TricksterMove | null {
  const by = seated.seat;
  if (may('take')) return { by, do: 'take' };
  const alone = playsCards ? loneCard(seated, view) : null;
  if (alone) return alone;
  const worst = may('discard') ? worstCard(view.hand) : undefined;
  if (worst) return { by, do: 'discard', card: worst };
  return may('accept') ? { by, do: 'accept' } : null;
}

function layWithCards(turn: TricksterTurn, seated: Seated): TricksterMove {
  const { view, level } = turn;
  const hand = level.cards === 'never' ? [] : view.hand;
  const deals = view.deck > 0;
  if (hand.length === 0 && !deals) return takeTurn(turn);
  const best = bestWithCards(turn, seated, hand);
  if (!best || best.cards.length === 0) {
    // Without cards, choose as on any board, but value trick squares while there are cards left in the deck.
    if (!best || level.values !== 'equity') return takeTurn(turn);
  }
  const { play, cards } = best;
  const { at, word, more = [] } = play;
  const by = seated.seat;
  return { by, do: 'lay', at, word, ...(cards.length > 0 ? { cards } : {}), ...(more.length > 0 ? { more } : {}) };
}

/** The best combination of a play and cards, minus the value of the cards spent. */
function bestWithCards(turn: TricksterTurn, seated: Seated, hand: readonly Card[]): ScoredPlay | null {
  const { level, lexicon, view } = turn;
  const vocabulary = vocabularyOf(level, lexicon);
  const words = knownWords(level);
  // A player who plays cards at once chooses a play as usual, then adds the cards that raise its score.
  const plain = noticed(seated, turn).slice(0, level.cards === 'weighed' ? TRIED : 1);
  const { isOver } = turn.thinking;
  const carded = level.cards === 'weighed' ? findCarded(seated, { hand, words, isOver }) : [];
  const tried: CardedPlay[] = [...plain.map(({ play }) => ({ play, needs: [] })), ...carded];
  let best: { scored: ScoredPlay; worth: number } | null = null;
  for (const one of tried) {
    if (turn.thinking.isOver() && best) break;
    for (const scored of withCards(seated, one, hand)) {
      const isKnown = ({ reads, mayBeName }: ReadPlay['words'][number]) =>
        (mayBeName && lexicon.isName(reads)) || vocabulary.knows(reads);
      const isFine = vocabulary.isCertain || scored.read.words.every(isKnown);
      if (!isFine) continue;
      const worth = worthWith(turn, seated, { scored, view });
      if (!best || worth > best.worth) best = { scored, worth };
    }
  }
  return best?.scored ?? null;
}

function worthWith(
  { level }: TricksterTurn,
  seated: Seated,
  { scored, view }: { scored: ScoredPlay; view: TricksterView },
): number {
  const { read, cards } = scored;
  const used = cards.map(({ card }) => card as Card);
  const score = read.score + cardBonus(view, used);
  if (level.cards === 'at-once') return score;
  const spent = cards.reduce((sum, { card }) => sum + keepingOf(card, view), 0);
  const gained = Math.min(trickSquaresIn(read.laid), view.deck) * NEW_CARD * Math.min(1, view.bag / 40);
  const leave = withoutTiles(seated.rack, read.tiles);
  return worthOf(seated, { score, leave }) - spent + (level.values === 'equity' ? gained : 0);
}

function keepingOf(card: CardChoice['card'], { bag, hand }: TricksterView): number {
  return keepingWorth(card as Card, { bag, handSize: hand.length });
}
