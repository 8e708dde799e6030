/** Disputes (B-22, R-17): an open play, the answers to it, and what becomes of it. A family judges and settles it. */
import type { Context, CourseEvent, GameState, Refused } from './game.ts';
import { refuse } from './refusal.ts';
import { askRuling, type Ruling, refuseRuling } from './ruling.ts';
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

interface DisputeCourse<Open extends Disputable> {
  readonly state: GameState & { readonly open: Open | null };
  happen(event: CourseEvent): void;
}

export interface Dispute {
  readonly seat: Seat;
  /** The words as the seat named them; undefined: all that are still open. */
  readonly words: readonly string[] | undefined;
  readonly context: Context;
}

/** What a family does with an open play. */
export interface DisputeRules<Open extends Disputable, Act> {
  /** Says the verdict as an event; returns the words it is against, as a ruling would name them. */
  judge(open: Open, dispute: Dispute): readonly string[] | Refused;
  stand(open: Open): Act;
  lose(open: Open): Act;
}

export interface Disputes<Act> {
  /** An opponent lets the play stand. */
  accept(seat: Seat): Act | Refused | 'waiting';
  /** An opponent disputes some of the words, or all that are still open. */
  dispute(asked: Dispute): Act | Refused | 'waiting';
  /** A player agrees or disagrees to let words stand that the list does not have (B-30). */
  answerRuling(answer: { readonly seat: Seat; readonly agrees: boolean }): Act | Refused | 'waiting';
  /** Everybody has answered, or there is nothing left to dispute: the play stands. */
  closeWhenAnswered(): Act | 'waiting';
  /** The time is up: the play stands, or the verdict that waited for a ruling takes effect. Null: nothing was open. */
  close(): Act | null;
}

/** The disputes of a course. */
export function disputesIn<Open extends Disputable, Act>(
  course: DisputeCourse<Open>,
  { judge, stand, lose }: DisputeRules<Open, Act>,
): Disputes<Act> {
  function deny(open: Open, seat: Seat | null): Act {
    course.happen({ type: 'ruling-denied', seat });
    return lose(open);
  }

  function closeWhenAnswered(): Act | 'waiting' {
    const { open } = course.state;
    if (!open || !isAnswered(open)) return 'waiting';
    if (open.ruling) course.happen({ type: 'ruled', words: open.ruling.words, seats: open.ruling.agreed });
    return stand(open);
  }

  return {
    accept(seat) {
      const open = answerable(course.state.open, seat);
      if ('refusal' in open) return open;
      course.happen({ type: 'accepted', seat });
      return closeWhenAnswered();
    },
    dispute(asked) {
      const open = answerable(course.state.open, asked.seat);
      if ('refusal' in open) return open;
      const bad = judge(open, asked);
      if ('refusal' in bad) return bad;
      if (bad.length === 0) return closeWhenAnswered();
      return course.state.options.rulings ? askRuling(course, bad, asked.context) : lose(open);
    },
    answerRuling({ seat, agrees }) {
      const { open } = course.state;
      const refused = refuseRuling(open, seat);
      if (refused) return refused;
      if (!agrees && open) return deny(open, seat);
      course.happen({ type: 'agreed', seat });
      return closeWhenAnswered();
    },
    closeWhenAnswered,
    close() {
      const { open } = course.state;
      if (!open) return null;
      return open.ruling ? deny(open, null) : stand(open);
    },
  };
}

/** Every opponent answers once; nobody answers their own play. */
export function refuseAnswer(open: Disputable | null, seat: Seat): Refused | null {
  const answered = answerable(open, seat);
  return 'refusal' in answered ? answered : null;
}

function answerable<Open extends Disputable>(open: Open | null, seat: Seat): Open | Refused {
  if (!open) return refuse('nothing-open');
  if (open.ruling) return refuse('ruling-open');
  if (open.seat === seat) return refuse('own-play');
  return open.window.awaiting.includes(seat) ? open : refuse('already-answered');
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
function isAnswered({ window, settled, words }: Disputable): boolean {
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
