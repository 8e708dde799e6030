/** A worked example of a rule page for board games. */
import type { OptionInput } from '../kernel/options.ts';

export interface BoardExample {
  readonly rule: string;
  /** A word at its place: `H5 TREIN`. */
  readonly play: string;
  /** Words on the board before it, at their places. */
  readonly board?: readonly string[];
  readonly rack: string;
  /** Trick cards announced with it. */
  readonly cards?: readonly string[];
  readonly options?: OptionInput;
  readonly score: number;
}
