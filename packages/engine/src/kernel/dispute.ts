/** Disputes (B-22) in both families: who may answer, which words are meant, when the window closes. */
import type { Refused } from './game.ts';
import { refuse } from './refusal.ts';
import type { Ruling } from './ruling.ts';
import type { Seat } from './seats.ts';
import { type Window, withoutSeat } from './window.ts';

/** A play that may still be disputed. */
export interface Disputable {
  readonly seat: Seat;
  readonly window: Window;
  readonly words: readonly unknown[];
  /** Words that a dispute has found valid, by their number in `words`. */
  readonly settled: readonly number[];
  /** A verdict against it waits for a ruling (B-30). */
  readonly ruling: Ruling | null;
}

/** Every opponent answers once; nobody answers their own play. */
export function refuseAnswer(open: Disputable | null, seat: Seat): Refused | null {
  if (!open) return refuse('nothing-open');
  if (open.ruling) return refuse('ruling-open');
  if (open.seat === seat) return refuse('own-play');
  return open.window.awaiting.includes(seat) ? null : refuse('already-answered');
}

/** The numbers of the words a dispute is about: those named, or all, as far as they are not settled. */
export function disputedWords(
  { settled }: Disputable,
  texts: readonly string[],
  named: readonly string[] | undefined,
): readonly number[] | Refused {
  const unknown = named?.filter((word) => !texts.includes(word)) ?? [];
  if (unknown.length > 0 || named?.length === 0) return refuse('no-such-word', { words: unknown });
  const meant = texts.flatMap((text, index) =>
    (named?.includes(text) ?? true) && !settled.includes(index) ? [index] : [],
  );
  return meant.length > 0 ? meant : refuse('word-settled', { words: named ?? [] });
}

/** Everybody has answered, or there is nothing left to dispute. */
export function isAnswered({ window, settled, words }: Disputable): boolean {
  return window.awaiting.length === 0 || settled.length === words.length;
}

/** A seat has answered the open play, by accepting, disputing or leaving. */
export function noteAnswer<Open extends Disputable>(next: { open: Open | null }, seat: Seat): void {
  if (next.open) next.open = { ...next.open, window: withoutSeat(next.open.window, seat) };
}

/** The numbers of the words that are settled once some have been found valid. */
export function settledAfter(
  { settled }: Disputable,
  texts: readonly string[],
  { words, bad }: { readonly words: readonly string[]; readonly bad: readonly string[] },
): readonly number[] {
  const good = texts.flatMap((text, index) => (words.includes(text) && !bad.includes(text) ? [index] : []));
  return [...new Set([...settled, ...good])];
}

/** What the next player's move means while a play is open: it closes the window, or may only accept (B-22). */
export function closesByMove({ window, ruling }: Disputable, seat: Seat): Refused | null {
  if (ruling) return refuse('ruling-open');
  const { awaiting, until } = window;
  if (until === null || awaiting.every((other) => other === seat)) return null;
  return refuse('dispute-open', awaiting.includes(seat) ? { accepts: true } : {});
}
