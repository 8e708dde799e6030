/** Bots at the tables: a thread pool picks their moves, with randomness that is independent of the game's. */
import { createHmac } from 'node:crypto';
import type { BotPool } from '@lettertafel/bots/node';
import type { Seat } from '@lettertafel/engine';
import { moveBots } from '@lettertafel/house';
import { isFull } from '../games/full-log.ts';
import { botsOf, type LiveTable } from '../games/live-table.ts';
import type { GameRunner } from '../games/runner.ts';

export interface BotPlayers {
  /** Moves the bots the game is waiting for; false if there was nothing to do. */
  move(table: string): Promise<boolean>;
}

export interface BotPlayersInput {
  readonly runner: GameRunner;
  readonly pool: BotPool;
  readonly milliseconds: number;
  /** Seeds the bots' randomness, so that it never derives from a game's secret. */
  readonly key: () => string;
  /** Results of a closed pool are dropped. */
  readonly isClosing: () => boolean;
  /** A bot's move was refused, which is a bug. Reported without the move. */
  readonly onRefused: (what: { table: string; game: string; code: string }) => void;
}

export function makeBotPlayers({ runner, pool, milliseconds, key, isClosing, onRefused }: BotPlayersInput): BotPlayers {
  const choose = (live: LiveTable, seat: Seat) => {
    const level = live.seats[seat]?.level;
    if (!level) throw new Error(`seat ${seat} of table ${live.id} has no level`);
    return pool.choose({
      game: live.row.game,
      view: live.game.viewFor(live.state, seat),
      level,
      milliseconds,
      seed: createHmac('sha256', key()).update(`${live.id} ${live.length} ${seat}`).digest('hex'),
      list: live.row.words,
    });
  };

  return {
    async move(table) {
      const live = await runner.look(table);
      if (live?.row.phase !== 'playing') return false;
      return moveBots(live, {
        isBot: botsOf(live),
        // A game that is too long is only brought to its end.
        choose: async (seat) => (isFull(live) ? null : choose(live, seat)),
        play: (move) => runner.playAt(table, live.length, move),
        isClosing,
        onRefused: ({ code }) => onRefused({ table, game: live.row.game, code }),
      });
    },
  };
}
