import { type CrosswordOptions, lexiconFrom, scrabbleDeRules, scrabbleXlNlRules, type Tile } from '@lettertafel/engine';
import { alphabetOf, buildGraph } from '@lettertafel/words';
import { describe, expect, test } from 'vitest';
import { seeded } from '../bench/seeded.ts';
import { derivePlayGraph } from '../graph/play-graph.ts';
import { personNouns, withSuffix } from '../graph/with-suffix.ts';
import { loadGeneratorModule } from '../node.ts';
import { findingRules, type Generator, makeGenerator } from './generator.ts';
import {
  decodeLeaveTable,
  encodeLeaveTable,
  type LeaveTable,
  leaveRanks,
  leaveValue,
  MOST_KEPT,
  makeLeaveTable,
} from './leave-table.ts';
import type { GeneratedPlay } from './play-list.ts';
import { DUTCH, GERMAN, someBoard, someRack, someWords, withPersonNouns } from './positions.testing.ts';
import type { LeaveWeights } from './rack-leaves.ts';

const { letters } = scrabbleXlNlRules;

/** A distinct value for each leave, between -20 and 20 points. */
const someTable = (): LeaveTable =>
  makeLeaveTable(letters, (rank) => ((Math.imul(rank, 0x9e3779b1) >>> 0) / 2 ** 32) * 40 - 20);

describe('ranks', () => {
  test('every leave has one of its own, without gaps', () => {
    const few = {
      ...letters,
      tiles: { '?': { count: 2, value: 0 }, A: { count: 3, value: 1 }, B: { count: 1, value: 3 } },
    };
    const ranks = leaveRanks(few);
    const all = [];
    for (let blanks = 0; blanks <= 2; blanks++)
      for (let as = 0; as <= 3; as++)
        for (let bs = 0; bs <= 1; bs++)
          all.push(ranks.rankOf([...'?'.repeat(blanks), ...'A'.repeat(as), ...'B'.repeat(bs)]));
    expect(all.sort((one, other) => one - other)).toEqual(Array.from({ length: 24 }, (_, rank) => rank));
    expect(ranks.size).toBe(24);
  });

  test.each([
    ['nl', scrabbleXlNlRules],
    ['de', scrabbleDeRules],
  ])('a table for %s has at most 1.5 MB', (_, rules) => {
    expect(leaveRanks(rules.letters).size).toBeLessThan(1_500_000);
  });

  test('the order of tiles does not matter', () => {
    const { rankOf } = leaveRanks(letters);
    expect(rankOf([...'SEN?'])).toBe(rankOf([...'?NES']));
  });
});

describe('a table as a file', () => {
  test('is read back within half a step', () => {
    const table = someTable();
    const read = decodeLeaveTable(encodeLeaveTable(table), letters);
    expect(read).not.toBeNull();
    for (const leave of ['', 'E', '??', 'ERST', 'QXZWWC']) {
      expect(Math.abs(leaveValue(read!, [...leave]) - leaveValue(table, [...leave]))).toBeLessThan(0.2);
    }
  });

  test.each([
    ['too short', (bytes: Uint8Array) => bytes.subarray(0, -1)],
    ['of another kind', (bytes: Uint8Array) => bytes.with(0, 0)],
  ])('that is %s is refused', (_, spoil) => {
    expect(decodeLeaveTable(spoil(encodeLeaveTable(someTable())), letters)).toBeNull();
  });
});

const module = loadGeneratorModule();
const dutch = someWords(seeded('dutch words'), DUTCH);
const german = withPersonNouns(someWords(seeded('german words'), GERMAN), seeded('person nouns'));

function generatorOf(game: 'nl' | 'de'): Generator {
  const rules = game === 'nl' ? scrabbleXlNlRules : scrabbleDeRules;
  const options = { checking: 'automatic', gendern: true } as unknown as CrosswordOptions;
  const plain = buildGraph(alphabetOf(game), game === 'nl' ? dutch : german);
  const graph = game === 'nl' ? plain : withSuffix(plain, personNouns(lexiconFrom({ words: german })));
  return makeGenerator(module, derivePlayGraph(graph), findingRules(rules, options));
}

function equityOf(generator: Generator, rack: readonly Tile[], play: GeneratedPlay, weights: LeaveWeights): number {
  const { wild, tiles } = generator.rules.letters;
  const leave = [...rack];
  for (const { cell } of play.laid)
    leave.splice(leave.indexOf(cell === '*' || cell !== cell.toUpperCase() ? wild : cell), 1);
  const left = leave.reduce((sum, tile) => sum + (tiles[tile]?.value ?? 0), 0);
  const kept = leave.length > MOST_KEPT ? 0 : leaveValue(weights.table, leave);
  const { weight, perPoint, bonus } = weights.termOf(leave.length);
  return play.score + weight * kept - perPoint * left + bonus;
}

describe.each(['nl', 'de'] as const)('the best play by equity, %s', (game) => {
  const generator = generatorOf(game);
  const { letters } = generator.rules;
  const table = makeLeaveTable(letters, (rank) => ((Math.imul(rank, 0x9e3779b1) >>> 0) / 2 ** 32) * 40 - 20);

  test.each([
    ['with full leaves', () => ({ weight: 1, perPoint: 0, bonus: 0 })],
    ['with leaves that count by their size', (kept) => ({ weight: kept / 6, perPoint: 0, bonus: 2 * kept - 7 })],
    ['with an empty bag', (kept) => ({ weight: 0.25, perPoint: 2, bonus: kept === 0 ? 30 : 0 })],
  ] as const satisfies readonly (readonly [string, LeaveWeights['termOf']])[])(
    'is the best of all plays %s',
    (how, termOf) => {
      const weights = { termOf, table };
      const rng = seeded(`equity ${game} ${how}`);
      let found = 0;
      for (let turn = 0; turn < 120; turn++) {
        const board = someBoard(generator, rng, turn % 12);
        const rack = someRack(letters, rng, { size: turn % 5 === 0 ? 1 + rng.below(8) : 7, blanks: turn % 3 });
        generator.setBoard(board);
        const list = generator.findAll(rack);
        const all = Array.from({ length: list.length }, (_, play) =>
          equityOf(generator, rack, list.get(play), weights),
        );
        const best = generator.findBestEquity(rack, weights);
        if (all.length === 0) expect(best).toBeNull();
        else {
          found++;
          expect(Math.abs(best!.equity - Math.max(...all))).toBeLessThan(0.13);
          expect(Math.abs(equityOf(generator, rack, best!.play, weights) - best!.equity)).toBeLessThan(0.13);
        }
      }
      expect(found).toBeGreaterThan(60);
    },
  );
});
