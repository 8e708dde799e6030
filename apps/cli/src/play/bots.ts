/** Computer players in the terminal, in the seats after the people. */
import { type BotMove, isLevelId, LEVEL_IDS, type Level, type LevelId } from '@lettertafel/bots';
import type { BotPool } from '@lettertafel/bots/node';
import type { GameId, GameView } from '@lettertafel/engine';
import type { BotQuestion, OpenTableInput } from '@lettertafel/house';
import { LIST, openBotPool } from '../bot-pool.ts';
import { InputError } from '../input.ts';
import { listForBots } from '../words.ts';

/** Thinking time per move. */
const MILLISECONDS = 1000;

export interface Bot {
  readonly kind: 'bot';
  readonly name: string;
  readonly level: LevelId;
}

/** `club, club`: club-bot and club-bot-2. */
export function parseBots(levels: string): Bot[] {
  if (levels.trim() === '') return [];
  const ids = levels.split(',').map((id) => id.trim());
  return ids.map((id, index) => {
    if (!isLevelId(id)) {
      throw new InputError(`--bots: no level is called ${JSON.stringify(id)}; there are ${LEVEL_IDS.join(', ')}`);
    }
    const number = ids.slice(0, index).filter((earlier) => earlier === id).length + 1;
    return { kind: 'bot', level: id, name: number === 1 ? `${id}-bot` : `${id}-bot-${number}` };
  });
}

export interface Bots {
  readonly choose: NonNullable<OpenTableInput['choose']>;
  /** The move of a player of any level, for hints. */
  think(view: GameView, level: Level): Promise<BotMove | null>;
  close(): Promise<void>;
}

/** `lexicon` as for `lexiconFor`. Threads start with the first question. */
export function openBots(game: GameId, lexicon: string | undefined): Bots {
  let pool: BotPool | null = null;
  let asked = 0;
  const think = (view: GameView, level: LevelId | Level) => {
    pool ??= openBotPool({ list: listForBots(game, lexicon) });
    return pool.choose({ game, view, level, milliseconds: MILLISECONDS, seed: `terminal ${asked++}`, list: LIST });
  };
  return {
    choose: async ({ view, level }: BotQuestion) => (isLevelId(level) ? think(view, level) : null),
    think,
    close: async () => pool?.close(),
  };
}
