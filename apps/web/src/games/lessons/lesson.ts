/** An introduction as data: positions on the real table and what each step asks. The engine judges (`judge.ts`). */
import type { Card, Doing, OptionInput, Seat } from '@lettertafel/engine';

/** A move of a seat. */
export type Made = Doing & { readonly by: Seat };

/** A position in shorthand. The learner has the first seat. */
export interface Position {
  readonly options?: OptionInput;
  /** Words on the board at their places: `H5 TREINEN`. */
  readonly board?: readonly string[];
  /** Words on the table: `RIN@=RING`. */
  readonly table?: readonly string[];
  readonly rack: string;
  /** The opponent's tiles. */
  readonly other?: string;
  /** The tiles that are drawn next, in this order. */
  readonly bag?: string;
  readonly cards?: readonly Card[];
  readonly deck?: readonly Card[];
  /** What happens before the learner is asked: by the opponent, whose turn it then is, and by the learner. */
  readonly before?: readonly Made[];
}

/** What a move must be or reach. Whatever is absent is free: any legal way is accepted. */
export interface Ask {
  readonly do: Doing['do'];
  /** Words that the play makes, or that lie on the table after it. */
  readonly words?: readonly string[];
  /** The least number of words that it makes. */
  readonly made?: number;
  readonly cards?: readonly Card[];
  readonly score?: number;
}

interface CommonStep {
  /** Names its texts. */
  readonly key: string;
  /** Absent: it goes on where the step before it ended. */
  readonly position?: Position;
}

/** Something to do by hand, with one way to do it: for tests, and for learners who want to see it. */
export interface DoStep extends CommonStep {
  readonly ask: Ask;
  readonly solution: Doing;
}

/** Something to look at. */
export interface SeeStep extends CommonStep {
  readonly ask?: never;
}

export type Step = DoStep | SeeStep;

export interface Lesson {
  readonly steps: readonly [Step & { readonly position: Position }, ...Step[]];
}
