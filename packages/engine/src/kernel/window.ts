/** Windows: who may still answer a play or a card, and until when. Disputes and reactions both use them. */
import type { Seat } from './seats.ts';

export interface Window {
  /** The seats that have not answered yet. */
  readonly awaiting: readonly Seat[];
  /** The moment it closes by itself; null: it waits for the answers. */
  readonly until: number | null;
}

/** Something that a game waits for, computed from a view. */
export interface Wait {
  /** Answers to a card or a play, whether a turn may begin, what a player does with new cards, or the move of a turn. */
  readonly for: 'card' | 'play' | 'turn-start' | 'card-phase' | 'turn';
  readonly seats: readonly Seat[];
  /** Those of them that have a choice: a seat without cards can only let a turn begin. */
  readonly choosers: readonly Seat[];
  /** The moment it ends by itself; null: never, or by a clock. */
  readonly until: number | null;
}

export function openWindow(awaiting: readonly Seat[], seconds: number | null, now: number): Window {
  return { awaiting, until: seconds === null ? null : now + seconds * 1000 };
}

export function withoutSeat(window: Window, seat: Seat): Window {
  return { ...window, awaiting: window.awaiting.filter((other) => other !== seat) };
}

/** The window that closes first; those that wait for answers come last. */
export function firstToClose(windows: readonly Window[]): Window | null {
  const closing = (window: Window) => window.until ?? Number.POSITIVE_INFINITY;
  return windows.reduce<Window | null>(
    (first, window) => (first === null || closing(window) < closing(first) ? window : first),
    null,
  );
}

/** Later by some time, after a pause in which nobody could answer. */
export function postponed(window: Window, by: number): Window {
  return window.until === null ? window : { ...window, until: window.until + by };
}
