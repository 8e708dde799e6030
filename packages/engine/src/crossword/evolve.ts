/** How each event changes the state of a board game. */
import { noteAnswer, settledAfter } from '../kernel/dispute.ts';
import { applyKernel, type Writable } from '../kernel/evolve.ts';
import type { KernelEvent } from '../kernel/game.ts';
import type { Tile } from '../kernel/letters.ts';
import { type Rack, withoutTiles } from '../kernel/rack.ts';
import { plusAt, type Seat, withSeat } from '../kernel/seats.ts';
import { withCells, withoutCells } from './board.ts';
import { type CrosswordEvent, type CrosswordState, copyCrossword, textsOf } from './state.ts';

export function evolveCrossword(state: CrosswordState, event: CrosswordEvent | KernelEvent): CrosswordState {
  const next = copyCrossword(state);
  applyCrossword(next, event);
  return next;
}

/** Writes an event's changes into the next state, which may have more fields than the family knows. */
export function applyCrossword(next: Writable<CrosswordState>, event: CrosswordEvent | KernelEvent): void {
  switch (event.type) {
    case 'dealt':
      next.dealt = true;
      next.racks = event.racks;
      next.bag = event.bag;
      next.turn = event.turn;
      next.turnNumber = 1;
      if (event.position) Object.assign(next, event.position);
      break;
    case 'laid':
      layTiles(next, event);
      break;
    case 'disputed':
      noteAnswer(next, event.seat);
      if (next.open) next.open = { ...next.open, settled: settledAfter(next.open, textsOf(next.open), event) };
      next.scores = plusAt(next.scores, event.seat, event.penalty);
      break;
    case 'play-lost':
      takeTilesBack(next);
      break;
    case 'scored':
      next.open = null;
      next.scores = plusAt(next.scores, event.seat, event.score);
      break;
    case 'drew':
      next.bag = next.bag.slice(event.tiles.length);
      changeRack(next, event.seat, { come: event.tiles });
      break;
    case 'exchanged':
      next.bag = event.bag;
      changeRack(next, event.seat, { gone: event.tiles, come: event.drawn });
      forgetPasses(next);
      next.lastLaid = [];
      break;
    case 'passed':
      next.passes = plusAt(next.passes, event.seat, 1);
      break;
    default:
      applyKernel(next, event);
  }
}

function layTiles(next: Writable<CrosswordState>, event: Extract<CrosswordEvent, { type: 'laid' }>): void {
  const { seat, layings, laid, tiles, words, bonus, extra, score, locked, turned, window } = event;
  const lockedBefore = next.locked;
  changeRack(next, seat, { gone: tiles });
  const emptiesRack = rackOf(next, seat).length === 0;
  // One literal: a spread followed by more fields gets a new hidden class at every play (docs/performance.md).
  next.open = window && {
    seat,
    layings,
    laid,
    tiles,
    words,
    bonus,
    extra,
    score,
    window,
    settled: [],
    ruling: null,
    emptiesRack,
    lockedBefore,
  };
  next.board = withCells(next.board, laid);
  next.locked = locked;
  if (turned) next.turned = [...next.turned, turned];
  forgetPasses(next);
  next.lastLaid = laid.map(({ square }) => square);
}

function takeTilesBack(next: Writable<CrosswordState>): void {
  const { open } = next;
  if (!open) return;
  const squares = open.laid.map(({ square }) => square);
  next.open = null;
  next.board = withoutCells(next.board, squares);
  next.locked = open.lockedBefore;
  next.turned = next.turned.filter(({ square }) => !squares.includes(square));
  changeRack(next, open.seat, { come: open.tiles });
  next.lastLaid = [];
}

export function rackOf(state: CrosswordState, seat: Seat): Rack {
  return state.racks[seat] ?? [];
}

export function changeRack(
  next: Writable<CrosswordState>,
  seat: Seat,
  { gone = [], come = [] }: { gone?: readonly Tile[]; come?: readonly Tile[] },
): void {
  const rack = rackOf(next, seat);
  const left = gone.length > 0 ? (withoutTiles(rack, gone) ?? []) : rack;
  next.racks = withSeat(next.racks, seat, [...left, ...come]);
}

export function forgetPasses(next: Writable<CrosswordState>): void {
  next.passes = next.passes.map(() => 0);
}
