import { derivedInMemory, type PlayGraph } from '@lettertafel/solver';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { makeLexicon } from '@lettertafel/words';
import { expect, test } from 'vitest';
import type { BotView } from '../choose-move.ts';
import { dealtView } from '../dealt-view.testing.ts';
import { LEVEL_IDS, LEVELS } from '../level.ts';
import { fewWords } from './few-words.testing.ts';
import { makeThinker } from './thinker.ts';

const list = fewWords('TREIN', 'TREINEN', 'HUT');
const lexicon = makeLexicon(list);

function onFault(fault: unknown): never {
  throw fault;
}

test.each([
  ['scrabble-xl-nl', {}],
  ['trickster-nl', { cards: [['proper-name', 'backwards']], unchecked: true }],
] as const)('a thinker warmed up for %s derives no graph for a move at any level', (game, cards) => {
  const view = dealtView(game, { lexicon, setup: { racks: [[...'EEITRNN']], ...cards } });
  let derived = 0;
  const inMemory = derivedInMemory();
  const { makeReady, think } = makeThinker({
    module: loadGeneratorModule(),
    onFault,
    playGraphs: (graph, derivation) => {
      derived++;
      return inMemory(graph, derivation);
    },
  });
  makeReady({ ready: [game], list: 'few', words: { list } });
  const ready = derived;
  expect(ready).toBeGreaterThan(0);
  for (const level of LEVEL_IDS) {
    const asked = { game, view, level, milliseconds: 20, seed: 'a bot', list: 'few' } as const;
    expect(think(asked).move).toMatchObject({ do: 'lay' });
  }
  expect(derived).toBe(ready);
});

test('TR-19 a card whose graph is not ready is kept, and played once it is', () => {
  const view = dealtView('trickster-nl', {
    lexicon,
    setup: { racks: [[...'HUTRUBE']], cards: [['proper-name']], unchecked: true },
  });
  const playGraphs = derivedInMemory();
  const derive: (() => PlayGraph)[] = [];
  let isReady = false;
  const { think } = makeThinker({
    module: loadGeneratorModule(),
    onFault,
    playGraphs: (graph, derivation) => {
      if (isReady || graph !== list.parts.names?.graph) return playGraphs(graph, derivation);
      derive.push(() => playGraphs(graph, derivation));
      return null;
    },
  });
  const asked = {
    game: 'trickster-nl',
    view,
    level: 'master',
    milliseconds: 60_000,
    seed: 'a bot',
    list: 'few',
  } as const;
  const first = think({ ...asked, words: { list } }).move;
  expect(first).toMatchObject({ do: 'lay', word: 'HUT' });
  expect(first).not.toHaveProperty('cards');
  expect(derive).toHaveLength(1);
  for (const one of derive) one();
  isReady = true;
  expect(think(asked).move).toMatchObject({ do: 'lay', cards: [{ card: 'proper-name' }] });
});

test.each(LEVEL_IDS)('a graph that has to be read first is requested, and %s lays when asked again', (level) => {
  const inMemory = derivedInMemory();
  let isFound = false;
  const { think } = makeThinker({
    module: loadGeneratorModule(),
    onFault,
    playGraphs: (graph, derivation) => {
      if (!isFound) throw new Error('look it up');
      return inMemory(graph, derivation);
    },
  });
  const view = dealtView('scrabble-xl-nl', { lexicon, setup: { racks: [[...'EEITRNN']] } });
  const asked = { game: 'scrabble-xl-nl', view, level, milliseconds: 20, seed: 'a bot', list: 'few' } as const;
  expect(() => think({ ...asked, words: { list } })).toThrow('look it up');
  isFound = true;
  expect(think(asked).move).toMatchObject({ do: 'lay' });
});

test.each(LEVEL_IDS)('prepared for %s, it derives nothing more for a move', (level) => {
  const inMemory = derivedInMemory();
  let derived = 0;
  const { prepare, think } = makeThinker({
    module: loadGeneratorModule(),
    onFault,
    playGraphs: (graph, derivation) => {
      derived += 1;
      return inMemory(graph, derivation);
    },
  });
  const view = dealtView('scrabble-xl-nl', { lexicon, setup: { racks: [[...'EEITRNN']] } });
  const asked = { game: 'scrabble-xl-nl', view, level, milliseconds: 20, seed: 'a bot', list: 'few' } as const;
  prepare({ ...asked, words: { list } });
  expect(derived).toBe(1);
  expect(think(asked).move).toMatchObject({ do: 'lay' });
  expect(derived).toBe(1);
});

test.each(LEVEL_IDS)('before its graph is there, %s lays a word all the same', (level) => {
  const { think } = makeThinker({ module: loadGeneratorModule(), onFault, playGraphs: () => null });
  const view = dealtView('scrabble-xl-nl', { lexicon, setup: { racks: [[...'EEITRNN']] } });
  const asked = { game: 'scrabble-xl-nl', view, level, milliseconds: 20, seed: 'a bot', list: 'few' } as const;
  expect(think({ ...asked, words: { list } }).move).toMatchObject({ do: 'lay' });
});

test('a player who looks no further finds the same play before its graph is there', () => {
  const level = { ...LEVELS.unbeatable, values: 'score', ahead: 'nothing' } as const;
  const view = dealtView('scrabble-xl-nl', { lexicon, setup: { racks: [[...'EEITRNN']] } });
  const asked = { game: 'scrabble-xl-nl', view, level, milliseconds: 20, seed: 'a bot', list: 'few' } as const;
  const [before, after] = [() => null, derivedInMemory()].map((playGraphs) =>
    makeThinker({ module: loadGeneratorModule(), onFault, playGraphs }).think({ ...asked, words: { list } }),
  );
  expect(before?.move).toMatchObject({ do: 'lay', word: 'TREINEN' });
  expect(before).toEqual(after);
});

test('TR-19 a card is played before the graph of names is there', () => {
  const { think } = makeThinker({ module: loadGeneratorModule(), onFault, playGraphs: () => null });
  const setup = { racks: [[...'HUTRUBE']], cards: [['proper-name']], unchecked: true };
  const view = dealtView('trickster-nl', { lexicon, setup });
  const asked = { game: 'trickster-nl', view, level: 'master', milliseconds: 60_000, seed: 'a bot' } as const;
  expect(think({ ...asked, list: 'few', words: { list } }).move).toMatchObject({ cards: [{ card: 'proper-name' }] });
});

test('a bot that cannot choose makes an idle move, and the error is reported', () => {
  const reported: unknown[] = [];
  const { think } = makeThinker({
    module: loadGeneratorModule(),
    playGraphs: derivedInMemory(),
    onFault: (fault) => reported.push(fault),
  });
  const view = dealtView('scrabble-xl-nl', { lexicon, setup: { racks: [[...'EEITRNN']] } });
  const broken = { ...view, board: null } as unknown as BotView;
  const asked = { game: 'scrabble-xl-nl', view: broken, level: 'club', milliseconds: 20, seed: 'a bot' } as const;
  expect(think({ ...asked, list: 'few', words: { list } }).move).toEqual({ by: 0, do: 'pass' });
  expect(reported).toEqual([expect.any(TypeError)]);
});
