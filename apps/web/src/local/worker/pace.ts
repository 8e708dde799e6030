/** The pace of bots: a move that was found at once is not played at once, so that people can follow the game. */
import type { BotQuestion } from '@lettertafel/house';

/** Milliseconds between a move and the answer of a bot, at least; thinking is part of them. */
const ANSWER = { least: 900, most: 1200 };
/** Before a turn of its own: the play before it is read first, with its points. */
const TURN = { least: 1600, most: 1900 };

export interface Pacing {
  readonly pause: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

type Paced = Pick<BotQuestion, 'table' | 'seat'> & { readonly view: Pick<BotQuestion['view'], 'turn' | 'turnNumber'> };

/** The same bot, which thinks first and then waits for the rest of its time. */
export function paced<Question extends Paced, Move>(
  choose: (question: Question) => Promise<Move>,
  { pause, random }: Pacing,
): (question: Question) => Promise<Move> {
  let begun = '';
  return async (question) => {
    const { table, seat, view } = question;
    const turn = `${table} ${view.turnNumber}`;
    const isNewTurn = view.turn === seat && turn !== begun;
    if (isNewTurn) begun = turn;
    const { least, most } = isNewTurn ? TURN : ANSWER;
    const [move] = await Promise.all([choose(question), pause(least + random() * (most - least))]);
    return move;
  };
}
