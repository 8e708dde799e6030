/** The table family as a game: moves in, events out. */
import { assembleGame, type Mechanics } from '../kernel/assemble-game.ts';
import type { Context, Game, GameState, HouseMove, KernelEvent } from '../kernel/game.ts';
import type { OptionTable } from '../kernel/options.ts';
import { redactBy } from '../kernel/redact.ts';
import { type Seat, seatsAfter } from '../kernel/seats.ts';
import { seatToMove, waitsForPlayOrTurn } from '../kernel/waits.ts';
import { isGood } from './arrange.ts';
import { dealTable } from './deal.ts';
import { closeDispute, disputesAtTable, moveOn, thinkingAtTable } from './dispute.ts';
import { endOf, settleTable } from './end.ts';
import { evolveTable } from './evolve.ts';
import { offersAtTable, type TableOffer } from './offers.ts';
import { makePot } from './pot.ts';
import { refuse } from './refusals.ts';
import { passTurn, type TableCourse } from './rounds.ts';
import { TABLE_PLAYERS, type TableGameTable, type TableRules, tableOptions } from './rules.ts';
import type { TableEvent, TableMove, TableSetup, TableState } from './state.ts';
import { tilesOf } from './table.ts';
import { type Act, takeTurn, timeOutTurn } from './turn.ts';
import { type SeenTableEvent, TABLE_REDACTION, type TableView, unseenAtTable, viewTable } from './view.ts';

export interface TableGame<Own extends OptionTable = OptionTable, Language extends string = string>
  extends Game<
    TableState,
    TableMove | HouseMove<TableSetup>,
    TableEvent | KernelEvent,
    TableView,
    SeenTableEvent,
    TableOffer,
    TableGameTable<Own>
  > {
  readonly family: 'table';
  readonly rules: TableRules<OptionTable, Language>;
}

export function tableGame<const Own extends OptionTable, Language extends string>(
  rules: TableRules<Own, Language>,
): TableGame<Own, Language> {
  const game = assembleGame<
    TableState,
    TableMove,
    TableEvent,
    TableSetup,
    TableView,
    SeenTableEvent,
    TableOffer,
    TableGameTable<Own>
  >({
    id: rules.id,
    players: TABLE_PLAYERS,
    optionTable: tableOptions(rules),
    mechanics: tableMechanics(rules),
    viewFor: (state, viewer) => viewTable(rules, state, viewer),
    offersFor: offersAtTable,
    waitsIn: waitsForPlayOrTurn,
    seatToMove,
    redact: redactBy(TABLE_REDACTION),
    unseenFor: (view) => unseenAtTable(rules, view),
  });
  return { ...game, family: 'table', rules };
}

function tableMechanics(rules: TableRules): Mechanics<TableState, TableMove, TableEvent | KernelEvent, TableSetup> {
  return {
    initial: initialTable,
    evolve: evolveTable,
    thinkingOf: (state) => thinkingAtTable(rules, state),
    deal: (course, setup, context) => dealTable(rules, course, { setup, context }),
    decide(course, move, context) {
      const act = decideMove(rules, course, { move, context });
      if (typeof act === 'object') return act;
      if (act === 'done') passTurn(rules, course);
      return undefined;
    },
    windowOf: (state) => state.open?.window ?? null,
    isGoodWord: (state, judged) => isGood(rules, state, judged),
    lyingTiles: ({ table }) => tilesOf(table),
    settle: (state, settlement) => settleTable(rules, state, settlement),
    closeWindow: (course) => closeDispute(rules, course),
    timeOut(course) {
      // The next player's timeout accepts the open play, as that player's move would.
      closeDispute(rules, course);
      if (course.state.over) return;
      timeOutTurn(course);
      passTurn(rules, course);
    },
    resign: (course, leaving) => leaveTable(rules, course, leaving),
  };
}

function decideMove(
  rules: TableRules,
  course: TableCourse,
  { move, context }: { move: TableMove; context: Context },
): Act {
  const seat = move.by;
  const disputes = disputesAtTable(rules, course);
  if (move.do === 'accept') return disputes.accept(seat);
  if (move.do === 'dispute') return disputes.dispute({ seat, words: move.words, context });
  if (move.do === 'agree' || move.do === 'disagree') {
    return disputes.answerRuling({ seat, agrees: move.do === 'agree' });
  }
  if (move.do === 'resign') return refuse('no-such-move');
  const refused = moveOn(rules, course, seat);
  if (refused) return refused;
  if (course.state.turn !== seat) return refuse('not-your-turn');
  return takeTurn(rules, course, { move, context });
}

/** A seat resigns: its open play stands, its tiles are set aside, and the last remaining seat wins (B-29). */
function leaveTable(
  rules: TableRules,
  course: TableCourse,
  { seat, why }: { seat: Seat; why: 'resigned' | 'time' },
): void {
  const { open, turn } = course.state;
  if (open?.seat === seat) course.happen({ type: 'scored', seat, word: open.word, score: open.score });
  course.happen({ type: 'resigned', seat, why });
  const isAnswered = disputesAtTable(rules, course).closeWhenAnswered() === 'done';
  if (seatsAfter(course.state, seat).length < 2) course.happen(endOf(rules, course.state, 'resigned'));
  else if (isAnswered || turn === seat) passTurn(rules, course);
}

function initialTable(base: GameState & Pick<TableState, 'options'>): TableState {
  return {
    table: [],
    racks: base.scores.map(() => []),
    pot: makePot([], base.options.openPot),
    starter: 0,
    round: 0,
    opened: base.scores.map(() => false),
    formed: [],
    longest: base.scores.map(() => null),
    open: null,
    ending: null,
    // The spread comes last: V8 makes a new hidden class for every field added after a spread.
    ...base,
  };
}
