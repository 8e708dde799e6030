import { scrabbleXlNl } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { hasWord, makeLexicon } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { describe, expect, test } from 'vitest';
import { playLevels, tickingClock } from './arena.testing.ts';
import { thinkOfMove } from './choose-move.ts';
import { levelOf } from './games/levels.ts';
import { LEVEL_IDS } from './level.ts';
import { toolsFor } from './lists.testing.ts';
import { vocabularyOf } from './vocabulary.ts';
import { YARDSTICKS } from './yardsticks.ts';

type Laid = { readonly type: string; readonly words?: readonly { readonly reads: string }[] };
const wordsLaid = (events: readonly { readonly type: string }[]) =>
  (events as readonly Laid[]).flatMap(({ type, words = [] }) =>
    type === 'laid' ? words.map(({ reads }) => reads) : [],
  );

describe.each([
  ['nl', 'scrabble-xl-nl'],
  ['de', 'scrabble-de'],
] as const)('%s', (language, game) => {
  const list = loadList(language);
  const isImpolite = (word: string) => list.vulgar.has(word) || list.discriminating.has(word);

  test('no level lays a discriminating or vulgar word', async () => {
    const tools = toolsFor(game, { checking: 'automatic' });
    for (const [number, level] of LEVEL_IDS.entries()) {
      const budget = { milliseconds: 20, now: tickingClock() };
      const { events } = await playLevels({ ...tools, levels: [level, level], seed: `polite ${number}`, budget });
      const words = wordsLaid(events);
      expect(words.length).toBeGreaterThan(10);
      expect(words.filter(isImpolite)).toEqual([]);
    }
  });

  test('a child knows no rare short words and nothing impolite', () => {
    const lexicon = makeLexicon(list);
    const child = vocabularyOf(levelOf('child', game), lexicon);
    expect(['QI', 'UD', 'KS', 'XI', 'IO'].filter(child.knows)).toEqual([]);
    expect([...list.vulgar.keys(), ...list.discriminating.keys()].filter(child.knows)).toEqual([]);
    expect(hasWord(lexicon.polite, [...list.vulgar.keys()][0]!)).toBe(false);
  });
});

test('without the children’s tier a child knows the common words', () => {
  const list = loadList('nl', { parts: ['words', 'common'] });
  const { knows } = vocabularyOf(levelOf('child', 'scrabble-xl-nl'), makeLexicon(list));
  expect(['HUIS', 'AFFAIRE', 'CRWTH'].map(knows)).toEqual([true, true, false]);
});

/** The best bot's move with this rack on an empty board. */
function firstMove(rack: string, options: Readonly<Record<string, unknown>>) {
  const tools = toolsFor('scrabble-xl-nl', options);
  const created = scrabbleXlNl.create(2, options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const setup = { racks: [[...rack], ['X']], bag: [], turn: 0 };
  const context = { now: 0, rng: seededRng('deal'), lexicon: tools.lexicon };
  const dealt = scrabbleXlNl.decide(created.state, { by: 'house', do: 'deal', setup }, context);
  if ('refusal' in dealt) throw new Error(dealt.refusal.code);
  const view = scrabbleXlNl.viewFor(dealt.state, 0);
  const budget = { milliseconds: 20, now: tickingClock() };
  return thinkOfMove({ ...tools, view, level: LEVEL_IDS.at(-1)!, rng: seededRng('same'), budget });
}

test('casual players do not know words that only club players know', () => {
  const lexicon = makeLexicon(loadList('nl'));
  for (const level of ['child', 'beginner', 'casual'] as const) {
    const { knows } = vocabularyOf(levelOf(level, 'scrabble-xl-nl'), lexicon);
    expect(['CRWTH', 'NYS', 'QI', 'UD', 'KS'].filter(knows)).toEqual([]);
    expect(['HUIS', 'BOOM', 'WATER'].filter(knows)).toEqual(['HUIS', 'BOOM', 'WATER']);
  }
});

test('a bot passes rather than lay a vulgar word', () => {
  expect(toolsFor('scrabble-xl-nl').lexicon.has('LUL')).toBe(true);
  expect(firstMove('LUL', { checking: 'automatic' })).toMatchObject({ do: 'pass' });
});

test('at a Sabra table no vulgar word is needed to cover what a long word leaves', async () => {
  const tools = toolsFor('rummikub-sabra');
  expect(tools.lexicon.has('TET')).toBe(true);
  const budget = { milliseconds: 60, now: tickingClock() };
  const greedy = { ...levelOf('unbeatable', 'rummikub-sabra'), ...YARDSTICKS.greedy };
  const { events } = await playLevels({ ...tools, levels: [greedy, greedy], seed: 'cover 1', budget });
  type Arranged = { readonly type: string; readonly score: number; readonly words: readonly string[] };
  const turns = (events as readonly Arranged[]).filter(({ type }) => type === 'arranged');
  const { vulgar } = loadList('nl');
  expect(turns.flatMap(({ words }) => words.filter((word) => vulgar.has(word)))).toEqual([]);
  // From the seventh turn on a word of more than 20 letters can always be made.
  expect(Math.min(...turns.slice(6).map(({ score }) => score))).toBeGreaterThan(20);
});

test('XL-05 a bot lays words without their apostrophe only if the options allow them', () => {
  expect(firstMove('BABYS', { checking: 'automatic', joined: true })).toMatchObject({ do: 'lay', word: 'BABYS' });
  expect(firstMove('BABYS', { checking: 'automatic' })).not.toMatchObject({ word: 'BABYS' });
});
