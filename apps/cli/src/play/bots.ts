/** Computer players in the terminal, in the seats after the people. */
import { isLevelId, LEVEL_IDS, type LevelId } from '@lettertafel/bots';
import type { GameId } from '@lettertafel/engine';
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
  close(): Promise<void>;
}

/** `lexicon` as for `lexiconFor`. */
export function openBots(game: GameId, { bots, lexicon }: { bots: readonly Bot[]; lexicon: string | undefined }): Bots {
  const pool = bots.length > 0 ? openBotPool({ list: listForBots(game, lexicon) }) : null;
  let asked = 0;
  return {
    async choose({ view, level }: BotQuestion) {
      if (!pool || !isLevelId(level)) return null;
      return pool.choose({ game, view, level, milliseconds: MILLISECONDS, seed: `terminal ${asked++}`, list: LIST });
    },
    close: async () => pool?.close(),
  };
}
