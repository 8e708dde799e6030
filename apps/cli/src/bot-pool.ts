/** The threads that a command's bots think on, with the one list that is played with. */
import { type BotPool, makeBotPool } from '@lettertafel/bots/node';
import type { WordList } from '@lettertafel/words';
import { generatorModule } from './generator-module.ts';
import { CACHE_FOLDER, SHIPPED } from './shipped.ts';

/** A command plays with a single list: any id will do. */
export const LIST = 'list';

export function openBotPool({ workers, list }: { workers: number; list: WordList }): BotPool {
  return makeBotPool({
    workers,
    listFor: () => ({ list }),
    module: generatorModule(),
    cacheFolder: CACHE_FOLDER,
    leavesFolder: SHIPPED.leaves,
  });
}
