/** How each event changes the state of a board game. */
import { settledAfter, withAnswer } from '../kernel/dispute.ts';
import type { KernelEvent } from '../kernel/game.ts';
import type { Tile } from '../kernel/letters.ts';
import { type Rack, withoutTiles } from '../kernel/rack.ts';
import { type Seat, withSeat } from '../kernel/seats.ts';
import { postponed } from '../kernel/window.ts';
import { withCells, withoutCells } from './board.ts';
import { type CrosswordEvent, type CrosswordState, textsOf } from './state.ts';

export function evolveCrossword<State extends CrosswordState>(
  state: State,
  event: CrosswordEvent | KernelEvent,
): State {
  switch (event.type) {
    case 'dealt':
      return {
        ...state,
        ...event.position,
        dealt: true,
        racks: event.racks,
        bag: event.bag,
        turn: event.turn,
        turnNumber: 1,
      };
    case 'laid': {
      const { seat, layings, laid, tiles, words, bonus, extra, score, locked, turned, window } = event;
      return {
        ...state,
        board: withCells(state.board, laid),
        locked,
        turned: turned ? [...state.turned, turned] : state.turned,
        racks: withSeat(state.racks, seat, lessTiles(state.racks[seat], tiles)),
        open: window && {
          ...{ seat, layings, laid, tiles, words, bonus, extra, score },
          ...{ window, settled: [], lockedBefore: state.locked },
        },
        passes: noPasses(state),
        lastLaid: laid.map(({ square }) => square),
      };
    }
    case 'accepted':
      return withAnswer(state, event.seat);
    case 'disputed': {
      const answered = withAnswer(state, event.seat);
      const { open } = answered;
      return {
        ...answered,
        open: open && { ...open, settled: settledAfter(open, textsOf(open), event) },
        scores: plusScore(state.scores, event.seat, event.penalty),
      };
    }
    case 'play-lost': {
      const { open } = state;
      if (!open) return state;
      const squares = open.laid.map(({ square }) => square);
      return {
        ...state,
        board: withoutCells(state.board, squares),
        locked: open.lockedBefore,
        turned: state.turned.filter(({ square }) => !squares.includes(square)),
        racks: withSeat(state.racks, open.seat, [...rackOf(state, open.seat), ...open.tiles]),
        open: null,
        lastLaid: [],
      };
    }
    case 'scored':
      return { ...state, open: null, scores: plusScore(state.scores, event.seat, event.score) };
    case 'drew':
      return {
        ...state,
        bag: state.bag.slice(event.tiles.length),
        racks: withSeat(state.racks, event.seat, [...rackOf(state, event.seat), ...event.tiles]),
      };
    case 'exchanged':
      return {
        ...state,
        bag: event.bag,
        racks: withSeat(state.racks, event.seat, [...lessTiles(state.racks[event.seat], event.tiles), ...event.drawn]),
        passes: noPasses(state),
      };
    case 'passed':
      return { ...state, passes: withSeat(state.passes, event.seat, (state.passes[event.seat] ?? 0) + 1) };
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
      return state.open
        ? { ...state, open: { ...state.open, window: postponed(state.open.window, event.away) } }
        : state;
    default:
      return state;
  }
}

export function rackOf(state: CrosswordState, seat: Seat): Rack {
  return state.racks[seat] ?? [];
}

function lessTiles(rack: Rack | undefined, tiles: readonly Tile[]): Rack {
  return withoutTiles(rack ?? [], tiles) ?? [];
}

export function noPasses({ seats }: CrosswordState): readonly number[] {
  return Array<number>(seats).fill(0);
}

export function plusScore(scores: readonly number[], seat: Seat, points: number): readonly number[] {
  return withSeat(scores, seat, (scores[seat] ?? 0) + points);
}
