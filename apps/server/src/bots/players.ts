/** Bots at the tables: asked on threads when the game waits for them, with chance of their own. */
import { createHmac } from 'node:crypto';
import type { BotView, LevelId } from '@lettertafel/bots';
import type { BotPool } from '@lettertafel/bots/node';
import type { GameId, Seat } from '@lettertafel/engine';
import { moveBots } from '@lettertafel/house';
import type { Host } from '../games/host.ts';
import { botsOf, type Hosted } from '../games/hosted.ts';

export interface BotPlayers {
  /** Lets the bots that are waited for move; false when there was nothing to do, and the game waits for somebody else. */
  move(table: string): Promise<boolean>;
}

export interface BotPlayersInput {
  readonly host: Host;
  readonly pool: BotPool;
  readonly milliseconds: number;
  /** Their chance comes from this, never from the secret of a game. */
  readonly key: () => string;
  /** A pool that is closed no longer thinks: its answers are not played. */
  readonly isClosing: () => boolean;
  /** A move of a bot was refused: a fault, told without the move. */
  readonly onRefused: (what: { table: string; game: string; code: string }) => void;
}

export function makeBotPlayers({ host, pool, milliseconds, key, isClosing, onRefused }: BotPlayersInput): BotPlayers {
  const choose = (hosted: Hosted, seat: Seat) =>
    pool.choose({
      game: hosted.row.game as GameId,
      view: hosted.game.viewFor(hosted.state, seat) as BotView,
      level: hosted.seats[seat]?.level as LevelId,
      milliseconds,
      seed: createHmac('sha256', key()).update(`${hosted.id} ${hosted.length} ${seat}`).digest('hex'),
      list: hosted.row.words,
    });

  return {
    async move(table) {
      const hosted = await host.look(table);
      if (hosted?.row.phase !== 'playing') return false;
      return moveBots(hosted, {
        isBot: botsOf(hosted),
        choose: (seat) => choose(hosted, seat),
        play: (move) => host.playAt(table, hosted.length, move),
        isClosing,
        onRefused: ({ code }) => onRefused({ table, game: hosted.row.game, code }),
      });
    },
  };
}
