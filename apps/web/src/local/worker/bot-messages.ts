/** Messages between the local worker and the bot worker. */
import type { BotMove, Question } from '@lettertafel/bots';

export interface ToBotWorker {
  readonly number: number;
  readonly question: Question;
}

export type FromBotWorker = { readonly number: number } & (
  | { readonly move: BotMove | null }
  | { readonly failed: string }
  /** Progress from 0 to 1 while a graph is derived, which takes seconds. */
  | { readonly progress: number }
);
