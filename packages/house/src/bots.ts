/** Bots at a table: whom the game waits for, and how a bot that is waited for moves. */
import type { BaseMove, Refusal, Seat } from '@lettertafel/engine';
import type { LiveGame } from './live-game.ts';

/** Whom the game waits for. */
export function awaitedSeats({ game, state }: Pick<LiveGame, 'game' | 'state'>): readonly Seat[] {
  if (!state.dealt || state.over) return [];
  return game.windowOf(state)?.awaiting ?? [state.turn];
}

export type IsBot = (seat: Seat) => boolean;

/**
 * The bots that have something to do now. While persons may still answer, a bot only answers too: its own turn waits,
 * so that it never closes a window over somebody's head.
 */
export function botsToAsk(table: Pick<LiveGame, 'game' | 'state'>, isBot: IsBot): readonly Seat[] {
  return awaitedSeats(table).filter(isBot);
}

export interface BotTurn {
  readonly isBot: IsBot;
  /** What the bot on a seat wants to do, from its view; null: nothing. */
  readonly choose: (seat: Seat) => Promise<BaseMove | null>;
  /** Plays a move, unless the log has grown since the bot was asked. */
  readonly play: (move: BaseMove) => Promise<object>;
  /** A house that is closing plays no further moves: whoever opens it again asks anew. */
  readonly isClosing?: () => boolean;
  /** A move of a bot was refused: a fault. */
  readonly onRefused?: (refusal: Refusal) => void;
}

/** Lets the bots that are waited for move; false when there was nothing to do, and the game waits for somebody else. */
export async function moveBots(table: LiveGame, turn: BotTurn): Promise<boolean> {
  const { isBot, choose, play, isClosing, onRefused } = turn;
  const asked = botsToAsk(table, isBot);
  // Then nobody else will move, and a bot that has no idea must not keep the game waiting.
  const isUpToBots = awaitedSeats(table).length === asked.length;
  for (const seat of asked) {
    const idea = await choose(seat);
    if (isClosing?.()) return true;
    for (const move of [...(idea ? [idea] : []), ...(idea || isUpToBots ? idleMoves(seat) : [])]) {
      const answer = await play(move);
      if (!('refusal' in answer)) return true;
      onRefused?.(answer.refusal as Refusal);
    }
  }
  if (asked.length > 0 && isUpToBots) throw new Error(`no bot finds a move that is allowed at ${table.game.id}`);
  return false;
}

/** One of them is always allowed, should a bot's own idea be refused: nobody waits for a bot in vain. */
function idleMoves(by: Seat): BaseMove[] {
  return ['accept', 'draw', 'pass'].map((doing) => ({ by, do: doing }));
}
