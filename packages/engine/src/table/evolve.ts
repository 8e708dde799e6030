/** How each event changes the state of a table game. */
import { noteAnswer, settledAfter } from '../kernel/dispute.ts';
import { applyKernel, type Writable } from '../kernel/evolve.ts';
import type { KernelEvent } from '../kernel/game.ts';
import { type Rack, withoutTiles } from '../kernel/rack.ts';
import { plusAt, type Seat, withSeat } from '../kernel/seats.ts';
import { withoutTop } from './pot.ts';
import { copyTable, type Scoring, type TableEvent, type TableState } from './state.ts';

export function evolveTable(state: TableState, event: TableEvent | KernelEvent): TableState {
  const next = copyTable(state);
  applyTable(next, event);
  return next;
}

function applyTable(next: Writable<TableState>, event: TableEvent | KernelEvent): void {
  switch (event.type) {
    case 'dealt':
      next.dealt = true;
      next.racks = event.racks;
      next.pot = event.pot;
      next.turn = event.turn;
      next.starter = event.starter;
      next.turnNumber = 1;
      next.round = 1;
      if (event.position) Object.assign(next, event.position);
      break;
    case 'arranged': {
      const { seat, table, laid, words, piles, word, score, window } = event;
      const before = next.table;
      next.open = window
        ? { seat, table, laid, words, piles, word, score, window, settled: [], ruling: null, before }
        : null;
      next.table = table;
      next.racks = withSeat(next.racks, seat, withoutTiles(rackOf(next, seat), laid) ?? []);
      break;
    }
    case 'disputed':
      noteAnswer(next, event.seat);
      if (next.open) next.open = { ...next.open, settled: settledAfter(next.open, next.open.words, event) };
      break;
    case 'play-lost': {
      const { open } = next;
      if (!open) break;
      next.open = null;
      next.table = open.before;
      next.racks = withSeat(next.racks, open.seat, [...rackOf(next, open.seat), ...open.laid]);
      break;
    }
    case 'scored':
      letStand(next, event.seat, event);
      break;
    case 'drew':
      next.pot = event.piles.reduce(withoutTop, next.pot);
      next.racks = withSeat(next.racks, event.seat, [...rackOf(next, event.seat), ...event.tiles]);
      break;
    case 'ending-began':
      next.ending = { reason: event.reason, rounds: event.rounds };
      break;
    case 'round-began':
      next.round = event.round;
      if (next.ending) next.ending = { ...next.ending, rounds: next.ending.rounds - 1 };
      break;
    case 'passed':
      break;
    default:
      applyKernel(next, event);
  }
}

export function rackOf(state: TableState, seat: Seat): Rack {
  return state.racks[seat] ?? [];
}

/** The turn stands: its words are formed, its player has opened, its longest new word counts. */
function letStand(next: Writable<TableState>, seat: Seat, { word, score }: Scoring): void {
  const record = next.longest[seat]?.length ?? 0;
  next.open = null;
  next.scores = plusAt(next.scores, seat, score);
  next.opened = withSeat(next.opened, seat, true);
  next.formed = [...new Set([...next.formed, ...next.table.map(({ reading }) => reading)])];
  if (word && word.length > record) next.longest = withSeat(next.longest, seat, word);
}
