/** Trickster's moves, and when they are allowed. */
import { disputesOnBoard, mayMoveOn } from '../../crossword/dispute.ts';
import { type Act, checkPlay, exchange, pass } from '../../crossword/turn.ts';
import { courseFrom } from '../../kernel/course.ts';
import type { Context, Refused } from '../../kernel/game.ts';
import { nextSeat, type Seat } from '../../kernel/seats.ts';
import { playWith } from './announce.ts';
import { type Card, HAND_LIMIT, holdsCard, isCard, withoutCards } from './cards.ts';
import { twoLetterWords } from './effects.ts';
import { evolveTrickster, handOf } from './evolve.ts';
import { cardTiming, hasCardPending, refuseCard } from './moments.ts';
import { announce, cancelCard, mayBeAnswered } from './reactions.ts';
import { refuse } from './refusals.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type { CardMove, LayMove, TricksterCourse, TricksterEvent, TricksterMove, TricksterState } from './state.ts';
import {
  afterAct,
  closeAnnouncement,
  closeOpenPlay,
  closePhase,
  endPhase,
  layWord,
  mayBeSkipped,
  takeCards,
} from './turn.ts';

/** A move that was made, or why not. */
type Made = Refused | undefined;

export function decideMove(course: TricksterCourse, move: TricksterMove, context: Context): Made {
  switch (move.do) {
    case 'accept':
      return answer(course, move.by, context);
    case 'dispute':
      return proceed(
        course,
        disputesOnBoard(rules, course).dispute({ seat: move.by, words: move.words, context }),
        context,
      );
    case 'agree':
    case 'disagree': {
      const answered = disputesOnBoard(rules, course).answerRuling({ seat: move.by, agrees: move.do === 'agree' });
      return proceed(course, answered, context);
    }
    case 'take':
      return take(course, move, context);
    case 'discard':
      return discard(course, move, context);
    case 'card':
      return decideCard(course, move, context);
    default:
      return whenReady(course, move, context);
  }
}

function proceed(course: TricksterCourse, act: Act, context: Context): Made {
  if (typeof act === 'object') return act;
  afterAct(course, act, context);
  return undefined;
}

/** Accepts whatever the seat is asked about: a card, a play or the start of a turn; or ends its own card phase. */
function answer(course: TricksterCourse, seat: Seat, context: Context): Made {
  const { announced, open, opening, phase } = course.state;
  const index = announced.findLastIndex(({ window }) => window.awaiting.includes(seat));
  if (index >= 0) course.happen({ type: 'let-stand', announcement: index, seat });
  else if (open?.window.awaiting.includes(seat)) return acceptPlay(course, seat, context);
  else if (opening?.awaiting.includes(seat)) course.happen({ type: 'told-to-go-on', seat });
  else if (phase?.seat === seat && !hasCardPending(course.state, seat)) closePhase(course, context);
  else return acceptPlay(course, seat, context);
  return undefined;
}

function acceptPlay(course: TricksterCourse, seat: Seat, context: Context): Made {
  return proceed(course, disputesOnBoard(rules, course).accept(seat), context);
}

/** Closes windows that everybody has answered or nobody can answer any more. */
export function closeAnswered(course: TricksterCourse, context: Context): void {
  const { state } = course;
  if (state.over) return;
  const { opening } = state;
  const index = state.announced.findIndex(({ window }) => window.awaiting.length === 0 || !mayBeAnswered(state));
  if (index >= 0) closeAnnouncement(course, index, context);
  else if (opening && (opening.awaiting.length === 0 || !mayBeSkipped(state))) closeOpening(course, context);
  else return;
  closeAnswered(course, context);
}

/** The turn begins; the move its player has made in the meantime is executed. */
export function closeOpening(course: TricksterCourse, context: Context): void {
  const { held } = course.state;
  course.happen({ type: 'opening-closed' });
  if (held) makeTurnMove(course, held, context);
}

function take(course: TricksterCourse, { by, count }: { by: Seat; count?: number }, context: Context): Made {
  const { phase } = course.state;
  if (phase?.seat !== by || phase.due === 0) return refuse('no-cards-due');
  const wanted = count ?? phase.due;
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > phase.due) return refuse('no-cards-due');
  takeCards(course, wanted, context);
  return undefined;
}

function discard(course: TricksterCourse, { by, card }: { by: Seat; card: string }, context: Context): Made {
  const { phase } = course.state;
  const hand = handOf(course.state, by);
  if (phase?.seat !== by || phase.due > 0 || hand.length <= HAND_LIMIT) return refuse('hand-not-full', { card });
  if (!isCard(card) || !holdsCard(hand, card)) return refuse('card-not-held', { card });
  if (hasCardPending(course.state, by)) return refuse('reaction-open', { card });
  course.happen({ type: 'put-away', seat: by, card });
  if (hand.length - 1 === HAND_LIMIT) endPhase(course, context);
  return undefined;
}

/** A card played without a word. */
function decideCard(course: TricksterCourse, move: CardMove, context: Context): Made {
  const { by, card } = move;
  if (!isCard(card)) return refuse('card-unknown', { card });
  switch (cardTiming(course.state, { by, card })) {
    case 'answer':
      return cancelCard(course, { ...move, card }, context);
    case 'in-turn':
      return whenReady(course, move, context);
    case 'beside-turn':
      return playCard(course, { ...move, card }, context);
  }
}

function playCard(course: TricksterCourse, move: CardMove & { readonly card: Card }, context: Context): Made {
  const { by, card } = move;
  if (!holdsCard(handOf(course.state, by), card)) return refuse('card-not-held', { card });
  const refused = refuseCard(course.state, move, card);
  if (refused) return refused;
  announce(course, { move, cards: [card], context });
  return undefined;
}

/** A move that needs the turn: closes the windows it may close, and waits for the opening. */
function whenReady(course: TricksterCourse, move: TricksterMove, context: Context): Made {
  const seat = move.by;
  const wasOpen = course.state.open !== null;
  const ready = mayMoveOn(course.state, seat);
  if (typeof ready === 'object') return ready;
  if (ready === 'after-closing') closeOpenPlay(course, context);
  const { phase } = course.state;
  if (phase) {
    const isNext = seat === nextSeat(course.state, phase.seat);
    const mayClose = isNext && phase.window.until === null && !hasCardPending(course.state, phase.seat);
    if (!mayClose) return refuse('cards-due', wasOpen && isNext ? { accepts: true } : {});
    closePhase(course, context);
  }
  const { state } = course;
  if (state.over) return refuse('game-over');
  if (state.turn !== seat) return refuse('not-your-turn');
  if (hasCardPending(state, seat)) return refuse('reaction-open');
  if (!state.opening) return makeTurnMove(course, move, context);
  if (state.held) return refuse('move-held');
  const probe = courseFrom<TricksterState, TricksterEvent>({ ...state, opening: null }, evolveTrickster);
  const refused = makeTurnMove(probe, move, context);
  if (!refused) course.happen({ type: 'move-held', seat, move });
  return refused;
}

function makeTurnMove(course: TricksterCourse, move: TricksterMove, context: Context): Made {
  const seat = move.by;
  switch (move.do) {
    case 'lay':
      return lay(course, move, context);
    case 'exchange':
      return proceed(course, exchange(rules, course, { seat, tiles: move.tiles, context }), context);
    case 'card': {
      const { card } = move;
      return isCard(card) ? playCard(course, { ...move, card }, context) : refuse('card-unknown', { card });
    }
    case 'look': {
      const { card } = move;
      if (!isCard(card) || !holdsCard(handOf(course.state, seat), card)) return refuse('card-not-held', { card });
      course.happen({ type: 'looked', seat, card, words: twoLetterWords(context) });
      return undefined;
    }
    case 'pass':
      return proceed(course, pass(course, seat, 'chosen'), context);
    default:
      return refuse('no-such-move');
  }
}

function lay(course: TricksterCourse, move: LayMove, context: Context): Made {
  const choices = move.cards ?? [];
  const play = playWith(course.state, move);
  if ('refusal' in play) return play;
  const cards = choices.map(({ card }) => card).filter(isCard);
  if (!withoutCards(handOf(course.state, move.by), cards)) return refuse('card-not-held', { card: cards.join(' ') });
  if (cards.length === 0) return proceed(course, layWord(course, { seat: move.by, play, context }), context);
  const read = checkPlay(rules, course.state, { seat: move.by, play, lexicon: context.lexicon });
  if ('refusal' in read) return read;
  announce(course, { move, cards, context });
  return undefined;
}
