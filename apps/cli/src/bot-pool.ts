/** The thread pool for a command's bots, with a single word list. */
import { type BotPool, makeBotPool } from '@lettertafel/bots/node';
import type { WordList } from '@lettertafel/words';
import { generatorModule } from './generator-module.ts';
import { CACHE_FOLDER, SHIPPED } from './shipped.ts';

/** The id of the only list. */
export const LIST = 'list';

export function openBotPool({ workers, list }: { workers?: number; list: WordList }): BotPool {
  return makeBotPool({
    ...(workers === undefined ? {} : { workers }),
    listFor: () => ({ list }),
    module: generatorModule(),
    cacheFolder: CACHE_FOLDER,
    leavesFolder: SHIPPED.leaves,
  });
}
