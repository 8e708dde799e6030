import {
  type Board,
  type CrosswordOptions,
  type Direction,
  EMPTY_BOARD,
  type FoundPlay,
  findPlays,
  formatPlace,
  lexiconFrom,
  type Play,
  readPlay,
  SIZE,
  tricksterNlRules,
} from '@lettertafel/engine';
import { alphabetOf, buildGraph } from '@lettertafel/words';
import { describe, expect, test } from 'vitest';
import { seeded } from '../bench/seeded.ts';
import { derivePlayGraph } from '../graph/play-graph.ts';
import { reversedGraph } from '../graph/reversed.ts';
import { loadGeneratorModule } from '../node.ts';
import { type BoardChanges, type FindOptions, findingRules, makeGenerator } from './generator.ts';
import { squaresBeside } from './locked-words.ts';
import type { GeneratedPlay } from './play-list.ts';
import { DUTCH, someBoard, someRack, someWords } from './positions.testing.ts';

const rules = tricksterNlRules;
const options = { checking: 'automatic' } as unknown as CrosswordOptions;
const words = someWords(seeded('modified'), { ...DUTCH, count: 3000 });
const playGraph = (list: readonly string[]) => derivePlayGraph(buildGraph(alphabetOf('nl'), [...list].sort()));
const generator = makeGenerator(loadGeneratorModule(), playGraph(words), findingRules(rules, options));

function playsOf(board: Board, rack: readonly string[], changes: BoardChanges, how: FindOptions): GeneratedPlay[] {
  generator.setBoard(board, changes);
  const plays = generator.findAll(rack, how);
  const all = Array.from({ length: plays.length }, (_, play) => plays.get(play));
  const best = generator.findBest(rack, how);
  expect(best?.score ?? -1).toBe(Math.max(-1, ...all.map(({ score }) => score)));
  return all;
}

function engineScore(
  board: Board,
  { at, word }: GeneratedPlay,
  change: Partial<Play>,
  anywhere = false,
): number | string {
  const play: Play = { layings: [{ at, word, anywhere }], ...change };
  const read = readPlay(rules, { board, options, locked: [] }, { by: 0, play });
  return 'refusal' in read ? read.refusal.code : read.score;
}

/** The words that lie on a board. */
function runsOf(board: Board): { squares: number[]; direction: Direction }[] {
  const at = (square: number) => board.join('')[square] !== '.';
  return (['across', 'down'] as const).flatMap((direction) =>
    Array.from({ length: SIZE }, (_, lane) => {
      const line = Array.from({ length: SIZE }, (_, i) => (direction === 'across' ? lane * SIZE + i : i * SIZE + lane));
      const text = line.map((square) => (at(square) ? 'x' : '.')).join('');
      return [...text.matchAll(/x{2,}/g)].map(({ index, 0: run }) => ({
        squares: line.slice(index, index + run.length),
        direction,
      }));
    }).flat(),
  );
}

describe('what cards change', () => {
  const rng = seeded('cards');
  const boards = Array.from({ length: 6 }, (_, turn) => someBoard(generator, rng, 2 + 2 * turn));
  const rack = (blanks = 1) => someRack(rules.letters, rng, { size: 7, blanks });

  test('TR-11 a blank is worth 5, laid now or before', () => {
    for (const board of boards) {
      const plays = playsOf(board, rack(2).slice(2), { blankValue: 5 }, {});
      for (const play of plays) expect(engineScore(board, play, { blankValue: 5 })).toBe(play.score);
    }
  });

  test('TR-18 every tile worth 1 counts 10', () => {
    for (const board of boards) {
      const plays = playsOf(board, rack(), { onesCount: 10 }, {});
      for (const play of plays) expect(engineScore(board, play, { onesCount: 10 })).toBe(play.score);
    }
  });

  test('TR-21 a premium square counts again', () => {
    let again = 0;
    for (const board of boards) {
      const covered = [...rules.premiums.join('')].flatMap((premium, square) =>
        premium !== '.' && board.join('')[square] !== '.' ? [square] : [],
      );
      for (const reused of covered) {
        for (const play of playsOf(board, rack(0), { reused }, {})) {
          const score = engineScore(board, play, { reused });
          if (score !== 'no-such-choice') again++;
          expect(score === 'no-such-choice' ? engineScore(board, play, {}) : score).toBe(play.score);
        }
      }
    }
    expect(again).toBeGreaterThan(100);
  });

  test.each([
    ['TR-22 anywhere', { anywhere: true }],
    ['TR-23 backwards', { backwards: true }],
  ])('%s: every place where a word can lie, found by trying all', (_, laying) => {
    const few = words.filter((_, i) => i % 60 === 0);
    const small = makeGenerator(loadGeneratorModule(), playGraph(few), findingRules(rules, options));
    const reversed = small.loadGraph(derivePlayGraph(reversedGraph(buildGraph(alphabetOf('nl'), few))));
    const how = 'backwards' in laying ? { mainWords: reversed } : laying;
    const lexicon = lexiconFrom({ words: few });
    for (const on of [boards[2]!, EMPTY_BOARD]) {
      const tiles = rack(0);
      small.setBoard(on);
      const list = small.findAll(tiles, how);
      const found = Array.from({ length: list.length }, (_, play) => list.get(play));
      expect(small.findBest(tiles, how)?.score ?? -1).toBe(Math.max(-1, ...found.map(({ score }) => score)));
      const tried: string[] = [];
      for (const direction of ['across', 'down'] as const) {
        for (let square = 0; square < SIZE * SIZE; square++) {
          for (const good of few) {
            const at = formatPlace(EMPTY_BOARD, { square, direction });
            const word = 'backwards' in laying ? [...good].reverse().join('') : good;
            const read = readPlay(
              rules,
              { board: on, options, locked: [] },
              { by: 0, play: { layings: [{ at, word, ...laying }] } },
            );
            if ('refusal' in read || !read.words.every(({ reads }) => lexicon.has(reads))) continue;
            const left = [...tiles];
            const has = read.tiles.every((tile) => left.includes(tile) && left.splice(left.indexOf(tile), 1));
            // The same tile laid across; backwards the main word makes it another play.
            const isTwice =
              'anywhere' in laying && direction === 'down' && read.laid.length === 1 && read.words.length > 1;
            if (has && !isTwice) tried.push(`${at} ${word} ${read.score}`);
          }
        }
      }
      const written = found.map(({ at, word, score }) => `${at} ${word.toUpperCase()} ${score}`);
      expect(written.sort()).toEqual(tried.sort());
    }
  });

  test('TR-19 main words from another graph, cross words from the first', () => {
    const names = someWords(seeded('names'), { ...DUTCH, count: 500 }).filter((name) => !words.includes(name));
    const mainWords = generator.loadGraph(playGraph([...words, ...names]));
    const lexicon = lexiconFrom({ words, names });
    let named = 0;
    for (const board of boards) {
      const tiles = rack();
      const plain = playsOf(board, tiles, {}, {});
      const more = playsOf(board, tiles, {}, { mainWords });
      const asText = ({ at, word, score }: GeneratedPlay) => `${at} ${word} ${score}`;
      expect(more.map(asText)).toEqual(expect.arrayContaining(plain.map(asText)));
      for (const { at, word } of more) {
        const read = readPlay(rules, { board, options, locked: [] }, { by: 0, play: { layings: [{ at, word }] } });
        if ('refusal' in read) throw new Error(read.refusal.code);
        const [main, ...crossing] = read.words;
        expect(crossing.every(({ reads }) => lexicon.has(reads))).toBe(true);
        if (lexicon.isName(main!.reads)) named++;
      }
    }
    expect(named).toBeGreaterThan(10);
  });

  test("TR-23 nothing is added to another player's locked words: the same plays as the slow finder", () => {
    const lexicon = lexiconFrom({ words });
    let refused = 0;
    for (const board of boards) {
      const tiles = rack(0);
      const locked = runsOf(board)
        .filter(() => rng.below(3) === 0)
        .map((run) => ({ ...run, by: 1 }));
      const asText = ({ at, word, score }: FoundPlay) => `${at} ${word} ${score}`;
      const slow = findPlays(rules, { board, options, locked, rack: tiles }, { lexicon, by: 0 }).map(asText);
      const fast = playsOf(board, tiles, { blocked: squaresBeside(locked) }, {}).map(asText);
      expect(fast.sort()).toEqual([...slow].sort());
      refused += playsOf(board, tiles, {}, {}).length - fast.length;
    }
    expect(refused).toBeGreaterThan(10);
  });

  test('TR-23 no tile is laid on a blocked square', () => {
    for (const board of boards) {
      const tiles = rack();
      const all = playsOf(board, tiles, {}, {});
      const blocked = all.slice(0, 3).map(({ laid }) => laid[0]!.square);
      const left = all.filter(({ laid }) => laid.every(({ square }) => !blocked.includes(square)));
      expect(playsOf(board, tiles, { blocked }, {})).toEqual(expect.arrayContaining(left));
      expect(playsOf(board, tiles, { blocked }, {}).length).toBe(left.length);
    }
  });
});
