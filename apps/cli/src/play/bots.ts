/** Computer players at the terminal: seats of their own behind those of the people, one level each. */
import { LEVEL_IDS, type LevelId } from '@lettertafel/bots';
import type { GameId } from '@lettertafel/engine';
import type { BotQuestion, OpenTableInput } from '@lettertafel/house';
import { LIST, openBotPool } from '../bot-pool.ts';
import { InputError } from '../input.ts';
import { listForBots } from '../words.ts';

/** How long a bot may think about a move. */
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
    if (!(LEVEL_IDS as readonly string[]).includes(id)) {
      throw new InputError(`--bots: no level is called ${JSON.stringify(id)}; there are ${LEVEL_IDS.join(', ')}`);
    }
    const number = ids.slice(0, index).filter((earlier) => earlier === id).length + 1;
    return { kind: 'bot', level: id as LevelId, name: number === 1 ? `${id}-bot` : `${id}-bot-${number}` };
  });
}

export interface Bots {
  readonly choose: NonNullable<OpenTableInput['choose']>;
  close(): Promise<void>;
}

/** `lexicon` as for `lexiconFor`. */
export function openBots(game: GameId, { bots, lexicon }: { bots: readonly Bot[]; lexicon: string | undefined }): Bots {
  const pool = bots.length > 0 ? openBotPool({ workers: 1, list: listForBots(game, lexicon) }) : null;
  let asked = 0;
  return {
    async choose({ view, level }: BotQuestion) {
      const seed = `terminal ${asked++}`;
      const question = { game, view, level: level as LevelId, milliseconds: MILLISECONDS, seed, list: LIST };
      return pool?.choose(question) ?? null;
    },
    close: async () => pool?.close(),
  };
}
