/** Messages between the local worker and the bot worker, and between two bot workers. */
import type { BotMove, Question } from '@lettertafel/bots';
import type { WordGraph } from '@lettertafel/words';

/** `isCarrying`: whether a tile is being carried, so that what can wait makes way. */
export type ToBotWorker = AskBot | { readonly derive: DeriveGraph } | { readonly isCarrying: boolean };

export interface AskBot {
  readonly number: number;
  readonly question: Question;
  /** Only prepare for such a question; the answer has no move. */
  readonly isWarmUp?: boolean;
}

/** A play graph, derived beside the game; the answer is the graph as a file. */
export interface DeriveGraph {
  readonly graph: WordGraph;
  /** The name of the derivation. */
  readonly name: string;
}

export type FromBotWorker = { readonly number: number } & (
  | { readonly move: BotMove | null }
  | { readonly failed: string }
);
