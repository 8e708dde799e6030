/** How each event changes the state of a table game. */
import { settledAfter, withAnswer } from '../kernel/dispute.ts';
import type { KernelEvent } from '../kernel/game.ts';
import { type Rack, withoutTiles } from '../kernel/rack.ts';
import { type Seat, withSeat } from '../kernel/seats.ts';
import { postponed } from '../kernel/window.ts';
import { withoutTop } from './pot.ts';
import type { OpenPlay, Scoring, TableEvent, TableState } from './state.ts';

export function evolveTable(state: TableState, event: TableEvent | KernelEvent): TableState {
  switch (event.type) {
    case 'dealt': {
      const { racks, pot, turn, starter, position } = event;
      return { ...state, ...position, dealt: true, racks, pot, turn, starter, turnNumber: 1, round: 1 };
    }
    case 'arranged': {
      const { type: _, window, ...play } = event;
      const rack = withoutTiles(rackOf(state, play.seat), play.laid) ?? [];
      return {
        ...state,
        table: play.table,
        racks: withSeat(state.racks, play.seat, rack),
        open: window ? { ...play, window, settled: [], before: state.table } : null,
      };
    }
    case 'accepted':
      return withAnswer(state, event.seat);
    case 'disputed':
      return withOpen(withAnswer(state, event.seat), (open) => ({
        ...open,
        settled: settledAfter(open, open.words, event),
      }));
    case 'play-lost': {
      const { open } = state;
      if (!open) return state;
      const rack = [...rackOf(state, open.seat), ...open.laid];
      return { ...state, table: open.before, racks: withSeat(state.racks, open.seat, rack), open: null };
    }
    case 'scored':
      return withScore(state, event.seat, event);
    case 'drew':
      return {
        ...state,
        pot: event.piles.reduce(withoutTop, state.pot),
        racks: withSeat(state.racks, event.seat, [...rackOf(state, event.seat), ...event.tiles]),
      };
    case 'ending-began':
      return { ...state, ending: { reason: event.reason, rounds: event.rounds } };
    case 'round-began': {
      const { ending } = state;
      return { ...state, round: event.round, ending: ending && { ...ending, rounds: ending.rounds - 1 } };
    }
    case 'turn-began':
      return { ...state, turn: event.seat, turnNumber: state.turnNumber + 1 };
    case 'resigned':
      return withAnswer({ ...state, resigned: withSeat(state.resigned, event.seat, true) }, event.seat);
    case 'ended': {
      const { type: _, ...over } = event;
      const scores = state.scores.map((score, seat) => score + (over.adjustments[seat] ?? 0));
      return { ...state, open: null, over, scores };
    }
    case 'resumed':
      return withOpen(state, (open) => ({ ...open, window: postponed(open.window, event.away) }));
    default:
      return state;
  }
}

export function rackOf(state: TableState, seat: Seat): Rack {
  return state.racks[seat] ?? [];
}

function withOpen(state: TableState, change: (open: OpenPlay) => OpenPlay): TableState {
  return state.open ? { ...state, open: change(state.open) } : state;
}

/** The turn stands: its words are formed, its player has opened, its longest new word counts. */
function withScore(state: TableState, seat: Seat, { word, score }: Scoring): TableState {
  const record = state.longest[seat] ?? null;
  return {
    ...state,
    open: null,
    scores: withSeat(state.scores, seat, (state.scores[seat] ?? 0) + score),
    opened: withSeat(state.opened, seat, true),
    formed: [...new Set([...state.formed, ...state.table.map(({ reading }) => reading)])],
    longest: withSeat(state.longest, seat, (word?.length ?? 0) > (record?.length ?? 0) ? word : record),
  };
}
