import {
  type Board,
  type CrosswordOptions,
  type CrosswordRules,
  EMPTY_BOARD,
  findPlays,
  lexiconFrom,
  scrabbleDeRules,
  scrabbleXlNlRules,
  tricksterNlRules,
} from '@lettertafel/engine';
import { childrensGame } from '@lettertafel/engine/testing';
import { alphabetOf, buildGraph, type Language } from '@lettertafel/words';
import { describe, expect, test } from 'vitest';
import { seeded } from '../bench/seeded.ts';
import { derivePlayGraph } from '../graph/play-graph.ts';
import { personNouns, withSuffix } from '../graph/with-suffix.ts';
import { loadGeneratorModule } from '../node.ts';
import { findingRules, type Generator, makeGenerator } from './generator.ts';
import { DUTCH, GERMAN, someBoard, someRack, someWords, withNoise, withPersonNouns } from './positions.testing.ts';

const module = loadGeneratorModule();

interface Given {
  readonly rules: CrosswordRules;
  readonly options?: Record<string, unknown>;
  readonly language?: Language;
  readonly words: readonly string[];
}

function given({ rules, options = {}, language = 'nl', words }: Given) {
  const lexicon = lexiconFrom({ words, nonPersons: ['GEB'] });
  const plain = buildGraph(alphabetOf(language), words);
  const graph = derivePlayGraph(language === 'de' ? withSuffix(plain, personNouns(lexicon)) : plain);
  const all = { checking: 'automatic', ...options } as unknown as CrosswordOptions;
  return { rules, options: all, lexicon, generator: makeGenerator(module, graph, findingRules(rules, all)) };
}

function allOf(generator: Generator, board: Board, rack: readonly string[]): string[] {
  generator.setBoard(board);
  const plays = generator.findAll(rack);
  return Array.from({ length: plays.length }, (_, play) => {
    const { at, word, score } = plays.get(play);
    return `${at} ${word} ${score}`;
  }).sort();
}

function expectSame(
  { rules, options, lexicon, generator }: ReturnType<typeof given>,
  board: Board,
  rack: readonly string[],
) {
  const slow = findPlays(rules, { board, options, locked: [], rack }, { lexicon });
  const found = allOf(generator, board, rack);
  expect(found, `${rack.join('')} on ${board.join('/')}`).toEqual(
    slow.map(({ at, word, score }) => `${at} ${word} ${score}`).sort(),
  );
  const best = generator.findBest(rack);
  expect(best?.score ?? -1).toBe(Math.max(-1, ...slow.map(({ score }) => score)));
  if (best) expect(found).toContain(`${best.at} ${best.word} ${best.score}`);
  return slow.length;
}

const dutch = someWords(seeded('dutch words'), DUTCH);
const german = withPersonNouns(someWords(seeded('german words'), GERMAN), seeded('person nouns'));

const games: readonly (readonly [string, Given])[] = [
  ['scrabble-xl-nl', { rules: scrabbleXlNlRules, options: { lengthening: 'new-tiles' }, words: dutch }],
  ['scrabble-xl-nl whole-word', { rules: scrabbleXlNlRules, options: { lengthening: 'whole-word' }, words: dutch }],
  ['scrabble-de', { rules: scrabbleDeRules, options: { gendern: false }, language: 'de', words: german }],
  ['scrabble-de gendern', { rules: scrabbleDeRules, options: { gendern: true }, language: 'de', words: german }],
  ['trickster-nl', { rules: tricksterNlRules, words: dutch }],
  // Five tiles earn a bonus, and some letters of the words have no tile.
  ['a sixth game', { rules: childrensGame, words: dutch }],
];

test('a board of another size is refused, not searched wrongly', () => {
  const large = { ...childrensGame, premiums: Array.from({ length: 21 }, () => '.'.repeat(21)) };
  expect(() => given({ rules: large, words: dutch })).toThrow('a board of 21 rows, not 15');
});

test('DE-06 the positions of scrabble-de have *IN tiles on boards and in plays', () => {
  const { rules, generator } = given(games[3]![1]);
  const rng = seeded('in tiles');
  const counts = { onBoard: 0, laid: 0, through: 0 };
  for (let turn = 0; turn < 40; turn++) {
    const board = someBoard(generator, rng, turn % 12);
    if (board.join('').includes('*')) counts.onBoard++;
    for (const play of allOf(generator, board, someRack(rules.letters, rng, { size: 7, blanks: 1 }))) {
      if (play.includes('*')) counts[board.join('').includes('*') ? 'through' : 'laid']++;
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
});

describe.each(games)('%s: the same plays as the slow finder', (name, setting) => {
  const game = given(setting);
  const { letters } = setting.rules;
  const cells = Object.keys(letters.tiles).join('').replace('?', '') + (setting.language === 'de' ? '*' : '');

  test('on boards of real plays, racks of 1 to 8 tiles without blanks', () => {
    const rng = seeded(`${name} plain`);
    let plays = 0;
    for (let turn = 0; turn < 16; turn++) {
      const board = someBoard(game.generator, rng, turn);
      for (const size of [7, 1 + rng.below(8)])
        plays += expectSame(game, board, someRack(letters, rng, { size, blanks: 0 }));
    }
    expect(plays).toBeGreaterThan(1000);
  });

  test('with one and two blanks', () => {
    const rng = seeded(`${name} blanks`);
    for (let turn = 0; turn < 8; turn++) {
      const board = someBoard(game.generator, rng, 2 * turn);
      expectSame(game, board, someRack(letters, rng, { size: 1 + rng.below(5), blanks: 1 }));
      expectSame(game, board, someRack(letters, rng, { size: 2 + rng.below(2), blanks: 2 }));
    }
  });

  test('the best play alone scores as much as the best of all, full racks with up to three blanks', () => {
    const rng = seeded(`${name} best`);
    for (let turn = 0; turn < 120; turn++) {
      if (turn % 4 === 0) game.generator.setBoard(someBoard(game.generator, rng, turn / 8));
      const rack = someRack(letters, rng, { size: 6 + rng.below(3), blanks: turn % 4 });
      const plays = game.generator.findAll(rack);
      const scores = Array.from({ length: plays.length }, (_, play) => plays.score(play));
      expect(game.generator.findBest(rack)?.score ?? -1).toBe(
        scores.reduce((most, score) => Math.max(most, score), -1),
      );
    }
  });

  test('on bluffed boards and boards nobody could have laid', () => {
    const rng = seeded(`${name} bluffed`);
    for (let turn = 0; turn < 20; turn++) {
      const real = someBoard(game.generator, rng, rng.below(12));
      const board = withNoise(real, rng, { share: turn / 40, cells: cells + cells.toLowerCase() });
      expectSame(game, board, someRack(letters, rng, { size: 1 + rng.below(6), blanks: rng.below(2) }));
    }
  });

  test('on an empty, a full and a nearly full board', () => {
    const rng = seeded(`${name} edges`);
    const full = EMPTY_BOARD.map((row) => row.replace(/\./g, 'E'));
    expectSame(game, EMPTY_BOARD, someRack(letters, rng, { size: 7, blanks: 0 }));
    expectSame(game, EMPTY_BOARD, someRack(letters, rng, { size: 4, blanks: 1 }));
    expectSame(game, full, someRack(letters, rng, { size: 7, blanks: 2 }));
    for (const row of full.keys()) {
      const board = full.map((line, i) => (i === row ? `${line.slice(0, row)}.${line.slice(row + 1)}` : line));
      expectSame(game, board, someRack(letters, rng, { size: 7, blanks: 2 }));
    }
    for (let turn = 0; turn < 4; turn++) {
      const nearly = withNoise(someBoard(game.generator, rng, 8), rng, { share: 0.9, cells });
      expectSame(game, nearly, someRack(letters, rng, { size: 6, blanks: 1 }));
    }
  });
});
