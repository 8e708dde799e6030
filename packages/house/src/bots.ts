/** Bots at a table: which seats the game is waiting for, and how a bot moves. */
import { awaitedSeats, type BaseMove, type Refusal, type Seat } from '@lettertafel/engine';
import type { LiveGame } from './live-game.ts';

/** The seats the game is waiting for. */
export function awaitedAt({ game, state }: Pick<LiveGame, 'game' | 'state'>): readonly Seat[] {
  return awaitedSeats(game.waitsIn(game.viewFor(state, 'spectator')));
}

export type IsBot = (seat: Seat) => boolean;

/**
 * The bots to move now. While people may still answer, a bot only answers too: its own turn waits, so that it never
 * closes a window on somebody. A bot whose own card may still be cancelled has nothing to do until then.
 */
export function botsToAsk(table: Pick<LiveGame, 'game' | 'state'>, isBot: IsBot): readonly Seat[] {
  return awaitedAt(table).filter((seat) => isBot(seat) && mayAct(table, seat));
}

function mayAct({ game, state }: Pick<LiveGame, 'game' | 'state'>, seat: Seat): boolean {
  return game.offersFor(game.viewFor(state, seat)).some(({ do: doing }) => doing !== 'resign');
}

export interface BotTurn {
  readonly isBot: IsBot;
  /** The move of the bot on a seat, chosen from its view; null: none. */
  readonly choose: (seat: Seat) => Promise<BaseMove | null>;
  /** Plays a move unless the log has grown since the bot was asked. */
  readonly play: (move: BaseMove) => Promise<object>;
  /** A closing house drops the bots' moves: they are asked again after a restart. */
  readonly isClosing?: () => boolean;
  /** A bot's move was refused, which is a bug. */
  readonly onRefused?: (refusal: Refusal) => void;
}

/** Moves the bots the game is waiting for; false if there was nothing to do. */
export async function moveBots(table: LiveGame, turn: BotTurn): Promise<boolean> {
  const { isBot, choose, play, isClosing, onRefused } = turn;
  const asked = botsToAsk(table, isBot);
  // Nobody else will move, so a bot without a move must not block the game.
  const isUpToBots = awaitedAt(table).length === asked.length;
  for (const seat of asked) {
    const idea = await choose(seat);
    if (isClosing?.()) return true;
    for (const move of [...(idea ? [idea] : []), ...(idea || isUpToBots ? idleMoves(seat) : [])]) {
      const answer = await play(move);
      if (!('refusal' in answer)) return true;
      onRefused?.(answer.refusal as Refusal);
    }
  }
  if (asked.length > 0 && isUpToBots) throw new Error(`no bot finds a legal move in ${table.game.id}`);
  return false;
}

/** One of these is always legal for a seat that is awaited, and a game in which nothing else is played ends. */
export const IDLE_MOVES: readonly string[] = ['accept', 'draw', 'pass'];

/** In case a bot's own move is refused. */
function idleMoves(by: Seat): BaseMove[] {
  return IDLE_MOVES.map((doing) => ({ by, do: doing }));
}
