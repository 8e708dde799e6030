import { gameById } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { derivedInMemory } from '@lettertafel/solver';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { importList, makeLexicon, makeOwnList, type WordList } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { expect, test } from 'vitest';
import type { BotView } from '../choose-move.ts';
import { LEVEL_IDS } from '../level.ts';
import { makeThinker } from './thinker.ts';

function fewWords() {
  const imported = importList(new TextEncoder().encode('TREIN\nTREINEN\nHUT'), { language: 'nl', name: 'few' });
  if ('code' in imported) throw new Error(imported.code);
  return makeOwnList('few', imported.file, loadList('nl', { parts: ['words', 'names'] }));
}

/** The view of a seat that can lay TREINEN. */
function viewWith(list: WordList): BotView {
  const game = gameById('scrabble-xl-nl');
  const created = game.create(2, { starter: 0 });
  if ('refusal' in created) throw new Error(created.refusal.code);
  const context = { now: 0, rng: seededRng(1), lexicon: makeLexicon(list) };
  const deal = { by: 'house', do: 'deal', setup: { racks: [[...'EEITRNN']] } };
  const dealt = game.decide(created.state, deal as never, context);
  if ('refusal' in dealt) throw new Error(JSON.stringify(dealt.refusal));
  return game.viewFor(dealt.state, 0) as BotView;
}

test('a thinker that was made ready derives no graph for a move, whichever level makes it', () => {
  const list = fewWords();
  const view = viewWith(list);
  let derived = 0;
  const inMemory = derivedInMemory();
  const { makeReady, think } = makeThinker({
    module: loadGeneratorModule(),
    playGraphs: (graph, derivation) => {
      derived++;
      return inMemory(graph, derivation);
    },
  });
  makeReady({ ready: ['scrabble-xl-nl'], list: 'few', words: { list } });
  const ready = derived;
  expect(ready).toBeGreaterThan(0);
  for (const level of LEVEL_IDS) {
    const asked = { game: 'scrabble-xl-nl', view, level, milliseconds: 20, seed: 'a bot', list: 'few' } as const;
    expect(think(asked).move).toMatchObject({ do: 'lay' });
  }
  expect(derived).toBe(ready);
});

test.each(LEVEL_IDS)('a graph that must be looked up first is asked for, and %s lays when asked again', (level) => {
  const list = fewWords();
  const inMemory = derivedInMemory();
  let isFound = false;
  const { think } = makeThinker({
    module: loadGeneratorModule(),
    playGraphs: (graph, derivation) => {
      if (!isFound) throw new Error('look it up');
      return inMemory(graph, derivation);
    },
  });
  const asked = {
    game: 'scrabble-xl-nl',
    view: viewWith(list),
    level,
    milliseconds: 20,
    seed: 'a bot',
    list: 'few',
  } as const;
  expect(() => think({ ...asked, words: { list } })).toThrow('look it up');
  isFound = true;
  expect(think(asked).move).toMatchObject({ do: 'lay' });
});
