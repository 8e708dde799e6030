/** The rules as a service: plays a script move by move. Only the script advances time. */
import { CARDS, type GameState, isCard, type Refusal, type Seat } from '@lettertafel/engine';
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
  if (ANSWERS.includes(move.do) || cardOf(move) === 'cancel-card') return before;
  let moment = before;
  for (let seat = askedAboutCard(moment.state); seat !== undefined; seat = askedAboutCard(moment.state)) {
    const next = attempt(table, moment, { by: seat, do: 'accept' });
    if ('refusal' in next) break;
    moment = next;
  }
  const isForTurn = 'by' in move && !BESIDE_THE_TURN.includes(move.do) && !isFreeCard(moment.state, move);
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
function askedAboutCard(state: GameState): Seat | undefined {
  const announced = 'announced' in state ? (state.announced as { window: { awaiting: readonly Seat[] } }[]) : [];
  return announced.at(-1)?.window.awaiting[0];
}

function cardOf(move: ScriptMove): string | undefined {
  return move.do === 'card' && 'card' in move ? String(move.card) : undefined;
}

/** Cards of any moment, those that skip a turn as it begins, and those just taken are played beside the turn. */
function isFreeCard(state: GameState, move: ScriptMove): boolean {
  const card = cardOf(move);
  if (card === undefined || !isCard(card)) return false;
  const { moment } = CARDS[card];
  const taking = 'phase' in state ? (state.phase as { seat: Seat } | null) : null;
  return moment === 'any' || moment === 'turn-start' || ('by' in move && taking?.seat === move.by);
}
