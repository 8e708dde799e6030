/** Trickster as a game: the board family with trick cards around it. */

import { dealCrossword, lyingTiles } from '../../crossword/deal.ts';
import { settleCrossword } from '../../crossword/end.ts';
import { citing, initialCrossword, isGoodAtBoard, leaveTable, thinkingInCrossword } from '../../crossword/game.ts';
import { type CrosswordRules, type CrosswordTable, crosswordOptions } from '../../crossword/rules.ts';
import { pass } from '../../crossword/turn.ts';
import { assembleGame, type Mechanics } from '../../kernel/assemble-game.ts';
import type { Game, HouseMove } from '../../kernel/game.ts';
import type { OptionTable } from '../../kernel/options.ts';
import { redactBy } from '../../kernel/redact.ts';
import { nextSeat } from '../../kernel/seats.ts';
import { seatToMove } from '../../kernel/waits.ts';
import { firstToClose, type Window } from '../../kernel/window.ts';
import { dealCards } from './deal.ts';
import { closeAnswered, closeOpening, decideMove } from './decide.ts';
import { evolveTrickster, freshTurn } from './evolve.ts';
import { offersWithCards, type TricksterOffer, waitsWithCards } from './offers.ts';
import type { TRICKSTER_OPTIONS } from './options.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type { TricksterEvent, TricksterMove, TricksterSetup, TricksterState } from './state.ts';
import { afterAct, closeAnnouncement, closeOpenPlay, closePhase, finishTurn, openTurn } from './turn.ts';
import {
  type SeenTricksterEvent,
  TRICKSTER_REDACTION,
  type TricksterView,
  unseenAmongTricks,
  viewTrickster,
} from './view.ts';

const mechanics: Mechanics<TricksterState, TricksterMove, TricksterEvent, TricksterSetup> = {
  initial(base) {
    const nobody = Array.from({ length: base.seats }, () => 0);
    return {
      deck: [],
      hands: nobody.map(() => []),
      seen: [],
      announced: [],
      opening: null,
      held: null,
      phase: null,
      skippedBy: nobody.map(() => null),
      robbed: nobody.map(() => null),
      lastScores: nobody,
      peeks: [],
      thisTurn: freshTurn([]),
      // The spread comes last: V8 makes a new hidden class for every field added after a spread.
      ...initialCrossword(rules, base),
      options: base.options,
    };
  },
  evolve: evolveTrickster,
  deal(course, setup, context) {
    const refused = dealCrossword(rules, course, { setup, context });
    if (refused) return refused;
    const cards = dealCards(course.state, setup, context);
    if ('refusal' in cards) return cards;
    course.happen(cards);
    openTurn(course, context);
    return undefined;
  },
  decide(course, move, context) {
    const refused = decideMove(course, move, context);
    if (refused) return citing(rules, refused);
    closeAnswered(course, context);
    return undefined;
  },
  windowOf: (state) => firstToClose(openWindows(state)),
  isGoodWord: (state, judged) => isGoodAtBoard(rules, state, judged),
  lyingTiles: (state) => lyingTiles(rules, state),
  settle: (state, settlement) => settleCrossword(rules.letters, state, settlement),
  closeWindow(course, context) {
    const window = firstToClose(openWindows(course.state));
    const { announced, open, opening } = course.state;
    const index = announced.findIndex((one) => one.window === window);
    if (index >= 0) closeAnnouncement(course, index, context);
    else if (window === open?.window) closeOpenPlay(course, context);
    else if (window === opening) closeOpening(course, context);
    else closePhase(course, context);
    closeAnswered(course, context);
  },
  thinkingOf(state) {
    const { turn, turnNumber, phase, opening, announced } = state;
    if (phase) return phase.window.until === null ? { seat: nextSeat(state, turn), turn: turnNumber + 1 } : null;
    if (opening || announced.some(({ by }) => by === turn)) return null;
    return thinkingInCrossword(state);
  },
  timeOut(course, context) {
    if (course.state.open) closeOpenPlay(course, context);
    else if (course.state.phase) closePhase(course, context);
    else afterAct(course, pass(course, course.state.turn, 'time'), context);
    closeAnswered(course, context);
  },
  resign(course, { seat, why }, context) {
    const own = course.state.announced.findIndex(({ by, move }) => by === seat && move.do === 'lay');
    if (own >= 0) closeAnnouncement(course, own, context);
    const left = leaveTable(rules, course, { seat, why });
    if (left === 'scored') afterAct(course, left, context);
    else if (left === 'turn-over') finishTurn(course, context);
    closeAnswered(course, context);
  },
};

/** All running windows. A seat's own windows are paused while its own card is on the table. */
function openWindows({ announced, open, opening, phase, turn }: TricksterState): Window[] {
  if (announced.length === 0 && !opening && !phase) return open ? [open.window] : [];
  const isWaiting = announced.some(
    ({ by, move }) => by === phase?.seat || (move.do === 'card' && move.target === turn),
  );
  const held = isWaiting ? [] : [opening, phase?.window];
  return [...announced.map(({ window }) => window), open?.window, ...held].filter((window) => window != null);
}

export interface TricksterGame
  extends Game<
    TricksterState,
    TricksterMove | HouseMove<TricksterSetup>,
    TricksterEvent,
    TricksterView,
    SeenTricksterEvent,
    TricksterOffer,
    CrosswordTable<typeof TRICKSTER_OPTIONS>
  > {
  readonly family: 'board-with-cards';
  readonly rules: CrosswordRules<OptionTable, 'nl'>;
}

export const tricksterNl: TricksterGame = {
  ...assembleGame<
    TricksterState,
    TricksterMove,
    TricksterEvent,
    TricksterSetup,
    TricksterView,
    SeenTricksterEvent,
    TricksterOffer,
    CrosswordTable<typeof TRICKSTER_OPTIONS>
  >({
    id: rules.id,
    players: rules.players,
    optionTable: crosswordOptions(rules),
    mechanics,
    viewFor: viewTrickster,
    redact: redactBy(TRICKSTER_REDACTION),
    unseenFor: unseenAmongTricks,
    offersFor: offersWithCards,
    waitsIn: waitsWithCards,
    seatToMove,
  }),
  family: 'board-with-cards',
  rules,
};
