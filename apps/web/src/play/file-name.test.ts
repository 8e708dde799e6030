import { beforeAll, expect, test, vi } from 'vitest';
import { changeLanguage } from '../i18n/index.ts';
import { fileName } from './file-name.ts';

beforeAll(() => {
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

test.each([
  ['nl', 'scrabble-xl-nl', '', 'lettertafel-scrabble-xl-18-nov'],
  ['de', 'rummikub-international', 'kept', 'lettertafel-woord-rummikub-international-18-nov-kept'],
  ['en', 'scrabble-de', '', 'lettertafel-scrabble-deutsch-nov-18'],
] as const)('in %s a saved game of %s is called after the game and the day', async (language, game, what, name) => {
  await changeLanguage(language);
  expect(fileName(game, new Date(2026, 10, 18, 12).getTime(), what)).toBe(name);
});
