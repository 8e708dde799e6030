/** A Trickster player: a board-game player who also plays, keeps, cancels and discards cards. */
import {
  type Card,
  type CardChoice,
  cardBonus,
  type ReadPlay,
  type TricksterMove,
  type TricksterView,
  without,
} from '@lettertafel/engine';
import { type Seated, seatAt, worthOf } from '../crossword/candidates.ts';
import { answerPlay, type CrosswordTurn, noticed, takeTurn, weighedExchange } from '../crossword/choose.ts';
import type { Option } from '../crossword/rollout.ts';
import { movesToTry, simulate } from '../crossword/simulate.ts';
import { simulates } from '../level.ts';
import { type May, offered } from '../offered.ts';
import { knownWords, vocabularyOf } from '../vocabulary.ts';
import { cancelMove } from './answers.ts';
import { type CardedPlay, type Laid, type ScoredPlay, withCards } from './card-plays.ts';
import { worthsOf } from './card-worth.ts';
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
  if (view.phase?.seat === by) return cardPhase(turn, seated, { may, playsCards });
  if (may('accept')) return { by, do: 'accept' };
  // While a play or a card phase is open, laying would close it on somebody who may still answer.
  if (view.open || view.phase || !may('lay')) return null;
  const alone = playsCards ? loneCard(seated, view) : null;
  return alone ?? layWithCards(turn, seated);
}

/** Takes every card due, plays some at once (TR-04), and discards the worst above three (TR-05). */
function cardPhase(
  { view, level }: TricksterTurn,
  seated: Seated,
  { may, playsCards }: { may: May; playsCards: boolean },
): TricksterMove | null {
  const by = seated.seat;
  if (may('take')) return { by, do: 'take' };
  const alone = playsCards ? loneCard(seated, view) : null;
  if (alone) return alone;
  const worst = may('discard') ? worthsOf(level).worst(view.hand, view.bag) : undefined;
  if (worst) return { by, do: 'discard', card: worst };
  return may('accept') ? { by, do: 'accept' } : null;
}

function layWithCards(turn: TricksterTurn, seated: Seated): TricksterMove {
  const { view, level, thinking, rng, askForHelp } = turn;
  const hand = level.cards === 'never' ? [] : view.hand;
  const deals = view.deck > 0;
  if (hand.length === 0 && !deals) return takeTurn(turn);
  const plays = weighPlays(turn, seated, hand);
  const by = seated.seat;
  if (level.values !== 'equity') {
    const [best] = plays;
    return best && best.cards.length > 0 ? layMove(by, best) : takeTurn(turn);
  }
  const exchange = weighedExchange(seated);
  const moves = [...plays.slice(0, movesToTry(thinking, view)), ...(exchange ? [exchange] : [])];
  moves.sort((one, other) => other.equity - one.equity);
  const best = simulates(level.ahead)
    ? simulate(seated, moves, { rng, thinking, kind: 'points', askForHelp })
    : moves[0];
  if (!best) return takeTurn(turn);
  return 'tiles' in best ? { by, do: 'exchange', tiles: best.tiles.join('') } : layMove(by, best);
}

function layMove(by: number, { play, cards }: WeighedPlay): TricksterMove {
  const { at, word, more = [] } = play;
  return { by, do: 'lay', at, word, ...(cards.length > 0 ? { cards } : {}), ...(more.length > 0 ? { more } : {}) };
}

/** A play with cards; its score is adjusted by what the cards spent and gained are worth. */
export interface WeighedPlay extends Option {
  readonly play: Laid;
  readonly cards: readonly CardChoice[];
}

/** Plays, each with its best cards; best first. */
export function weighPlays(turn: TricksterTurn, seated: Seated, hand: readonly Card[]): WeighedPlay[] {
  const { level, lexicon } = turn;
  const vocabulary = vocabularyOf(level, lexicon);
  const words = knownWords(level);
  const isWeighing = level.cards === 'weighed' || level.cards === 'timed';
  // A player who plays cards at once chooses a play as usual, then adds the cards that raise its score.
  const plain = noticed(seated, turn).slice(0, isWeighing ? TRIED : 1);
  const { isOver } = turn.thinking;
  const carded = isWeighing ? findCarded(seated, { hand, words, isOver }) : [];
  const tried: CardedPlay[] = [...plain.map(({ play }) => ({ play, needs: [] })), ...carded];
  const isKnown = ({ reads, mayBeName }: ReadPlay['words'][number]) =>
    (mayBeName && lexicon.isName(reads)) || vocabulary.knows(reads);
  /** By tiles laid: what follows does not depend on the cards. */
  const best = new Map<string, WeighedPlay>();
  for (const one of tried) {
    if (best.size > 0 && isOver()) break;
    for (const scored of withCards(seated, one, hand)) {
      if (!vocabulary.isCertain && !scored.read.words.every(isKnown)) continue;
      const weighed = weigh(turn, seated, scored);
      const key = weighed.laid.map(({ square, cell }) => `${square}${cell}`).join();
      if (weighed.equity > (best.get(key)?.equity ?? Number.NEGATIVE_INFINITY)) best.set(key, weighed);
    }
  }
  return [...best.values()].sort((one, other) => other.equity - one.equity);
}

export function weigh({ level, view }: TricksterTurn, seated: Seated, { play, cards, read }: ScoredPlay): WeighedPlay {
  const { laid, tiles } = read;
  const leave = without(seated.rack, tiles);
  const points =
    read.score +
    cardBonus(
      view,
      cards.map(({ card }) => card as Card),
    );
  if (level.cards === 'at-once') return { play, cards, laid, leave, score: points, equity: points };
  const worths = worthsOf(level);
  const at = { bag: view.bag, handSize: view.hand.length };
  const spent = cards.reduce((sum, { card }) => sum + worths.keeping(card as Card, at), 0);
  const gained = Math.min(trickSquaresIn(laid), view.deck) * worths.newCard(view.bag);
  const score = points - spent + (level.values === 'equity' ? gained : 0);
  return { play, cards, laid, leave, score, equity: worthOf(seated, { score, leave }) };
}
