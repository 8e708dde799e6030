/** What the worker of the house and the worker in which bots think say to each other. */
import type { BotMove, Question } from '@lettertafel/bots';

export interface ToBotWorker {
  readonly number: number;
  readonly question: Question;
}

export type FromBotWorker = { readonly number: number } & (
  | { readonly move: BotMove | null }
  | { readonly failed: string }
  /** From 0 to 1: a graph is derived, which takes seconds. */
  | { readonly progress: number }
);
