/** Computer players at the terminal: seats of their own behind those of the people, one level each. */
import { type BotView, LEVEL_IDS, type LevelId, seatsToAsk } from '@lettertafel/bots';
import { type BaseMove, type GameId, type GameState, gameById, type Seat } from '@lettertafel/engine';
import { LIST, openBotPool } from '../bot-pool.ts';
import { InputError } from '../input.ts';
import { listForBots } from '../words.ts';

/** How long a bot may think about a move. */
const MILLISECONDS = 1000;

export interface Bot {
  readonly name: string;
  readonly level: LevelId;
}

/** `club, club`: club-bot and club-bot-2. */
export function parseBots(levels: string): Bot[] {
  if (levels.trim() === '') return [];
  const ids = levels.split(',').map((id) => id.trim());
  return ids.map((id, index) => {
    if (!(LEVEL_IDS as readonly string[]).includes(id)) {
      throw new InputError(`--bots: no level is called ${JSON.stringify(id)}; there are ${LEVEL_IDS.join(', ')}`);
    }
    const number = ids.slice(0, index).filter((earlier) => earlier === id).length + 1;
    return { level: id as LevelId, name: number === 1 ? `${id}-bot` : `${id}-bot-${number}` };
  });
}

export interface Bots {
  has(seat: Seat): boolean;
  /** What a bot does now; null when it is for the people to move or to answer. */
  move(state: GameState): Promise<BaseMove | null>;
  close(): Promise<void>;
}

export interface BotSeats {
  readonly bots: readonly Bot[];
  /** The seat of the first bot. */
  readonly first: Seat;
  /** As for `lexiconFor`. */
  readonly lexicon: string | undefined;
}

export function seatBots(game: GameId, { bots, first, lexicon }: BotSeats): Bots {
  const pool = bots.length > 0 ? openBotPool({ workers: 1, list: listForBots(game, lexicon) }) : null;
  const levels = new Map(bots.map(({ level }, index) => [first + index, level]));
  const has = (seat: Seat) => levels.has(seat);
  let asked = 0;
  return {
    has,
    async move(state) {
      // People answer first: a bot's move must not close a window over their heads.
      if (
        !pool ||
        gameById(game)
          .windowOf(state)
          ?.awaiting.some((seat) => !has(seat))
      )
        return null;
      for (const seat of seatsToAsk(game, state)) {
        const level = levels.get(seat);
        const view = gameById(game).viewFor(state, seat) as BotView;
        const seed = `terminal ${asked++}`;
        const move = level && (await pool.choose({ game, view, level, milliseconds: MILLISECONDS, seed, list: LIST }));
        if (move) return move;
      }
      return null;
    },
    close: async () => pool?.close(),
  };
}
