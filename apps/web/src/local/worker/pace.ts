/** The pace of bots: a move that was found at once is not played at once, so that people can follow the game. */

/** Milliseconds between a move and the answer of a bot, at least; thinking is part of it. */
const LEAST = 900;
const MOST = 1200;

export interface Pacing {
  readonly pause: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** The same bot, which thinks first and then waits for the rest of its time. */
export function paced<Question, Move>(
  choose: (question: Question) => Promise<Move>,
  { pause, random }: Pacing,
): (question: Question) => Promise<Move> {
  return async (question) => {
    const [move] = await Promise.all([choose(question), pause(LEAST + random() * (MOST - LEAST))]);
    return move;
  };
}
