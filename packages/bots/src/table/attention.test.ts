import { GAME_IDS, isBoardGame } from '@lettertafel/engine';
import { hasWord } from '@lettertafel/words';
import { expect, test } from 'vitest';
import { playLevels, tickingClock } from '../arena.testing.ts';
import { levelOf } from '../games/levels.ts';
import { toolsFor } from '../lists.testing.ts';
import { tierWords } from '../vocabulary.ts';

type Arranged = { readonly type: string; readonly words: readonly string[] };

const LEVELS = ['child', 'beginner', 'casual'] as const;

test.each(
  GAME_IDS.filter((game) => !isBoardGame(game)).flatMap((game) => LEVELS.map((level) => [level, game] as const)),
)('%s lays everyday words that are not too long, also when it rearranges (%s)', async (level, game) => {
  const tools = toolsFor(game, { checking: 'automatic' });
  const budget = { milliseconds: 40, now: tickingClock() };
  const { events } = await playLevels({ ...tools, levels: [level, level], seed: 'everyday', budget });
  const words = (events as readonly Arranged[]).flatMap((event) => (event.type === 'arranged' ? event.words : []));
  const { longest, tier } = levelOf(level, game);
  const known = tierWords(tools.lexicon, tier);
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => word.length > longest)).toEqual([]);
  expect(words.filter((word) => !known || !hasWord(known, word))).toEqual([]);
});
