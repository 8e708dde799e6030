/** Bots at the tables: a thread pool picks their moves, with randomness that is independent of the game's. */
import { createHmac } from 'node:crypto';
import type { BotPool } from '@lettertafel/bots/node';
import type { Seat } from '@lettertafel/engine';
import { moveBots } from '@lettertafel/house';
import { isFull } from '../games/full-log.ts';
import type { Host } from '../games/host.ts';
import { botsOf, type Hosted } from '../games/hosted.ts';

export interface BotPlayers {
  /** Moves the bots the game is waiting for; false if there was nothing to do. */
  move(table: string): Promise<boolean>;
}

export interface BotPlayersInput {
  readonly host: Host;
  readonly pool: BotPool;
  readonly milliseconds: number;
  /** Seeds the bots' randomness, so that it never derives from a game's secret. */
  readonly key: () => string;
  /** Results of a closed pool are dropped. */
  readonly isClosing: () => boolean;
  /** A bot's move was refused, which is a bug. Reported without the move. */
  readonly onRefused: (what: { table: string; game: string; code: string }) => void;
}

export function makeBotPlayers({ host, pool, milliseconds, key, isClosing, onRefused }: BotPlayersInput): BotPlayers {
  const choose = (hosted: Hosted, seat: Seat) => {
    const level = hosted.seats[seat]?.level;
    if (!level) throw new Error(`seat ${seat} of table ${hosted.id} has no level`);
    return pool.choose({
      game: hosted.row.game,
      view: hosted.game.viewFor(hosted.state, seat),
      level,
      milliseconds,
      seed: createHmac('sha256', key()).update(`${hosted.id} ${hosted.length} ${seat}`).digest('hex'),
      list: hosted.row.words,
    });
  };

  return {
    async move(table) {
      const hosted = await host.look(table);
      if (hosted?.row.phase !== 'playing') return false;
      return moveBots(hosted, {
        isBot: botsOf(hosted),
        // A game that is too long is only brought to its end.
        choose: async (seat) => (isFull(hosted) ? null : choose(hosted, seat)),
        play: (move) => host.playAt(table, hosted.length, move),
        isClosing,
        onRefused: ({ code }) => onRefused({ table, game: hosted.row.game, code }),
      });
    },
  };
}
