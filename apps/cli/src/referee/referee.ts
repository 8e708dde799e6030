/** The rules as a service: plays a script move by move. Only the script advances time. */
import { cardTiming, type GameState, isCard, isTricksterView, type Refusal, type Seat } from '@lettertafel/engine';
import type { Script, ScriptMove, TimeoutMove } from './script.ts';
import type { Step } from './steps.ts';
import { attempt, beginStep, type Moment, refuseStep, setTable, type Table } from './table.ts';

/** Answers to a card, and waiting: these leave cards on the table as they are. */
const ANSWERS = ['accept', 'wait'];
/** Moves outside the turn: these leave an open play open. */
const BESIDE_THE_TURN = [...ANSWERS, 'dispute', 'resign', 'take', 'discard'];

export function runScript(script: Script): { readonly steps: readonly Step[]; readonly state: GameState } {
  const { table, start } = setTable(script);
  const played = script.moves.reduce((moment, move) => playMove(table, moment, move), start);
  return closeAll(table, played);
}

function playMove(table: Table, before: Moment, move: ScriptMove): Moment {
  const closed = closeBefore(table, before, move);
  const begun = beginStep(closed, move);
  const after = act(table, begun, move);
  // A refused move changes nothing, not even the windows it would have closed.
  return 'refusal' in after ? refuseStep(before, after.refusal) : after;
}

function act(table: Table, moment: Moment, move: ScriptMove): Moment | { readonly refusal: Refusal } {
  if ('seconds' in move) return wait(table, moment, move.seconds);
  if (move.do === 'timeout') return timeOut(table, moment, move as TimeoutMove);
  return attempt(table, moment, move);
}

/** Advances time and runs the timeouts on the way. */
function wait(table: Table, start: Moment, seconds: number): Moment {
  const until = start.now + seconds * 1000;
  let moment = start;
  for (let due = table.game.deadlineOf(moment.state); due && due.at <= until; ) {
    const next = attempt(table, { ...moment, now: due.at }, due.move);
    if ('refusal' in next) break;
    moment = next;
    due = table.game.deadlineOf(moment.state);
  }
  return { ...moment, now: until };
}

/** A player's time is up: by the clock if there is one, else because the script says so. */
function timeOut(table: Table, moment: Moment, { by }: TimeoutMove): Moment | { readonly refusal: Refusal } {
  if (moment.state.over) return { refusal: { code: 'game-over' } };
  if (moment.state.turn !== by) return { refusal: { code: 'not-your-turn' } };
  const asked = table.game.windowOf(moment.state)?.awaiting ?? [by];
  if (!asked.includes(by)) return { refusal: { code: 'dispute-open', rule: 'B-22' } };
  const now = table.game.deadlineOf(moment.state)?.at ?? moment.now;
  return attempt(table, { ...moment, now }, { by: 'house', do: 'timeout' });
}

/** Closes windows that the script does not answer: cards stand once something else happens. */
function closeBefore(table: Table, before: Moment, move: ScriptMove): Moment {
  const timing = timingOf(table, before.state, move);
  if (ANSWERS.includes(move.do) || timing === 'answer') return before;
  let moment = before;
  for (let seat = askedAboutCard(table, moment.state); seat !== undefined; seat = askedAboutCard(table, moment.state)) {
    const next = attempt(table, moment, { by: seat, do: 'accept' });
    if ('refusal' in next) break;
    moment = next;
  }
  const isBeside = BESIDE_THE_TURN.includes(move.do) || timingOf(table, moment.state, move) === 'beside-turn';
  const isForTurn = 'by' in move && !isBeside;
  return isForTurn ? closeForTurn(table, moment, move.by as Seat) : moment;
}

/** The next player's move closes everything that is open, unless that ends the game (B-27). */
function closeForTurn(table: Table, moment: Moment, seat: Seat): Moment {
  const closed = closeAll(table, moment);
  return closed.state.turn === seat && !closed.state.over ? closed : moment;
}

function closeAll(table: Table, start: Moment): Moment {
  let moment = start;
  for (let open = table.game.windowOf(moment.state); open && !moment.state.over; ) {
    const [seat] = open.awaiting;
    const next = seat === undefined ? null : attempt(table, moment, { by: seat, do: 'accept' });
    if (!next || 'refusal' in next) break;
    moment = next;
    open = table.game.windowOf(moment.state);
  }
  return moment;
}

/** A seat that may still answer an announced card. */
function askedAboutCard({ game }: Table, state: GameState): Seat | undefined {
  const [first] = game.waitsIn(game.viewFor(state, 'spectator'));
  return first?.for === 'card' ? first.seats[0] : undefined;
}

/** How a card played without a word relates to its player's turn; null: the move plays no such card. */
function timingOf({ game }: Table, state: GameState, move: ScriptMove): ReturnType<typeof cardTiming> | null {
  if (move.do !== 'card' || !('card' in move)) return null;
  const card = String(move.card);
  const view = game.viewFor(state, 'spectator');
  return isCard(card) && isTricksterView(view) ? cardTiming(view, { by: move.by as Seat, card }) : null;
}
