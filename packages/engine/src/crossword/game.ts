/** The board family as a game: moves in, events out. */
import { assembleGame, type Mechanics } from '../kernel/assemble-game.ts';
import type { Context, Game, GameState, HouseMove, JudgedWord, KernelEvent, Refused } from '../kernel/game.ts';
import type { OptionTable } from '../kernel/options.ts';
import { redactBy } from '../kernel/redact.ts';
import { nextSeat, type Seat, seatsAfter } from '../kernel/seats.ts';
import { seatToMove, waitsForPlayOrTurn } from '../kernel/waits.ts';
import { emptyBoard, sizeOf } from './board.ts';
import { dealCrossword, lyingTiles } from './deal.ts';
import { disputesOnBoard, mayMoveOn } from './dispute.ts';
import { endOf, settleCrossword } from './end.ts';
import { evolveCrossword } from './evolve.ts';
import { type CrosswordOffer, offersOnBoard } from './offers.ts';
import { refuse } from './refusals.ts';
import { type CrosswordRules, type CrosswordTable, crosswordOptions, type RulesOver } from './rules.ts';
import type { CrosswordEvent, CrosswordMove, CrosswordSetup, CrosswordState } from './state.ts';
import { type Act, type CrosswordCourse, exchange, isOut, layPlay, pass, passTurn } from './turn.ts';
import {
  CROSSWORD_REDACTION,
  type CrosswordView,
  type SeenCrosswordEvent,
  unseenOnBoard,
  viewCrossword,
} from './view.ts';
import { wordJudge } from './word-judge.ts';

export interface CrosswordGame<Own extends OptionTable = OptionTable, Language extends string = string>
  extends Game<
    CrosswordState,
    CrosswordMove | HouseMove<CrosswordSetup>,
    CrosswordEvent | KernelEvent,
    CrosswordView,
    SeenCrosswordEvent,
    CrosswordOffer,
    CrosswordTable<Own>
  > {
  readonly family: 'board';
  readonly rules: CrosswordRules<OptionTable, Language>;
}

export function crosswordGame<const Own extends OptionTable, Language extends string>(
  rules: CrosswordRules<Own, Language>,
): CrosswordGame<Own, Language> {
  const game = assembleGame<
    CrosswordState,
    CrosswordMove,
    CrosswordEvent,
    CrosswordSetup,
    CrosswordView,
    SeenCrosswordEvent,
    CrosswordOffer,
    CrosswordTable<Own>
  >({
    id: rules.id,
    players: rules.players,
    optionTable: crosswordOptions(rules),
    mechanics: crosswordMechanics(rules),
    viewFor: (state, viewer) => viewCrossword(rules, state, viewer),
    redact: redactBy(CROSSWORD_REDACTION),
    unseenFor: (view) => unseenOnBoard(rules, view),
    offersFor: (view) => offersOnBoard(rules, view),
    waitsIn: waitsForPlayOrTurn,
    seatToMove,
  });
  return { ...game, family: 'board', rules };
}

function crosswordMechanics(
  rules: CrosswordRules,
): Mechanics<CrosswordState, CrosswordMove, CrosswordEvent | KernelEvent, CrosswordSetup> {
  return {
    initial: (base) => initialCrossword(rules, base),
    evolve: evolveCrossword,
    thinkingOf: thinkingInCrossword,
    deal: (course, setup, context) => dealCrossword(rules, course, { setup, context }),
    decide(course, move, context) {
      const act = decideMove(rules, course, { move, context });
      if (typeof act === 'object') return citing(rules, act);
      if (act !== 'waiting') passTurn(rules, course, context);
      return undefined;
    },
    windowOf: (state) => state.open?.window ?? null,
    isGoodWord: (state, judged) => isGoodAtBoard(rules, state, judged),
    lyingTiles: (state) => lyingTiles(rules, state),
    settle: (state, settlement) => settleCrossword(rules.letters, state, settlement),
    closeWindow(course, context) {
      disputesOnBoard(rules, course).close();
      passTurn(rules, course, context);
    },
    timeOut(course, context) {
      if (!disputesOnBoard(rules, course).close()) pass(course, course.state.turn, 'time');
      passTurn(rules, course, context);
    },
    resign(course, { seat, why }, context) {
      if (leaveTable(rules, course, { seat, why }) !== 'goes-on') passTurn(rules, course, context);
    },
  };
}

/** Without a card that allows names. */
export function isGoodAtBoard(
  rules: CrosswordRules,
  state: Pick<CrosswordState, 'options' | 'ruled'>,
  { word, lexicon }: JudgedWord,
): boolean {
  return wordJudge(rules, state, lexicon)({ reads: word, mayBeName: false });
}

function decideMove(
  rules: CrosswordRules,
  course: CrosswordCourse,
  { move, context }: { move: CrosswordMove; context: Context },
): Act {
  const seat = move.by;
  const disputes = disputesOnBoard(rules, course);
  if (move.do === 'accept') return disputes.accept(seat);
  if (move.do === 'dispute') return disputes.dispute({ seat, words: move.words, context });
  if (move.do === 'agree' || move.do === 'disagree') {
    return disputes.answerRuling({ seat, agrees: move.do === 'agree' });
  }
  const ready = mayMoveOn(course.state, seat);
  if (typeof ready === 'object') return ready;
  if (ready === 'after-closing') {
    disputes.close();
    passTurn(rules, course, context);
  }
  if (course.state.over) return refuse('game-over');
  if (course.state.turn !== seat) return refuse('not-your-turn');
  switch (move.do) {
    case 'lay':
      return layPlay(rules, course, { seat, play: { layings: [{ at: move.at, word: move.word }] }, context });
    case 'exchange':
      return exchange(rules, course, { seat, tiles: move.tiles, context });
    case 'pass':
      return pass(course, seat, 'chosen');
    default:
      return refuse('no-such-move');
  }
}

/** A seat resigns: its open play stands, its tiles are set aside, and the last remaining seat wins (B-29). */
export function leaveTable<State extends CrosswordState>(
  rules: RulesOver<State>,
  course: CrosswordCourse<State>,
  { seat, why }: { seat: Seat; why: 'resigned' | 'time' },
): 'scored' | 'turn-over' | 'goes-on' {
  const { open, turn } = course.state;
  const isOwn = open?.seat === seat;
  const hasGoneOut = isOwn && isOut(course.state, seat);
  if (isOwn) course.happen({ type: 'scored', seat, score: open.score });
  course.happen({ type: 'resigned', seat, why });
  if (seatsAfter(course.state, seat).length === 1) {
    // Nobody is left to dispute the last seat's play.
    if (open && !isOwn) course.happen({ type: 'scored', seat: open.seat, score: open.score });
    course.happen(endOf(rules.letters, course.state, 'resigned'));
    return 'goes-on';
  }
  if (hasGoneOut) {
    course.happen(endOf(rules.letters, course.state, 'went-out'));
    return 'goes-on';
  }
  if (disputesOnBoard(rules, course).closeWhenAnswered() === 'scored') return 'scored';
  return turn === seat ? 'turn-over' : 'goes-on';
}

export function initialCrossword({ premiums }: CrosswordRules, base: GameState): CrosswordState {
  const nobody = Array<number>(base.seats).fill(0);
  return {
    board: emptyBoard(sizeOf(premiums)),
    turned: [],
    locked: [],
    bag: [],
    racks: nobody.map(() => []),
    passes: nobody,
    open: null,
    lastLaid: [],
    // The spread comes last: V8 makes a new hidden class for every field added after a spread.
    ...base,
  };
}

/** No clock runs during a timed dispute or a ruling; without a time limit the next player's clock does. */
export function thinkingInCrossword(state: CrosswordState) {
  const { open, turn, turnNumber } = state;
  if (!open) return { seat: turn, turn: turnNumber };
  return open.window.until === null && !open.ruling ? { seat: nextSeat(state, open.seat), turn: turnNumber + 1 } : null;
}

/** Adds the game's own rule id to a refusal. */
export function citing({ citations }: CrosswordRules, { refusal }: Refused): Refused {
  const rule = refusal.rule ?? citations[refusal.code as keyof typeof citations];
  return { refusal: rule ? { ...refusal, rule } : refusal };
}
