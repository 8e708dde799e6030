/** A graph of just the words that can be laid now finds the same plays as the graph of the whole list. */
import { type Board, type CrosswordOptions, EMPTY_BOARD, scrabbleDeRules, tricksterNlRules } from '@lettertafel/engine';
import { alphabetOf, buildGraph } from '@lettertafel/words';
import { expect, test } from 'vitest';
import { seeded } from '../bench/seeded.ts';
import { type FindOptions, findingRules, type Generator, makeGenerator } from '../crossword/generator.ts';
import { DUTCH, GERMAN, someBoard, someRack, someWords } from '../crossword/positions.testing.ts';
import { loadGeneratorModule } from '../node.ts';
import { type Derivation, PLAIN, REVERSED } from './derivation.ts';
import { finish } from './play-graph.ts';
import { furtherGraphAt, playGraphAt } from './words-at.ts';

const module = loadGeneratorModule();
const options = { checking: 'automatic' } as unknown as CrosswordOptions;

function playsOf(generator: Generator, { board, rack }: Position, how: FindOptions = {}): string[] {
  generator.setBoard(board);
  const plays = generator.findAll(rack, how);
  return Array.from({ length: plays.length }, (_, play) => {
    const { at, word, score } = plays.get(play);
    return `${at} ${word} ${score}`;
  }).sort();
}

interface Position {
  readonly board: Board;
  readonly rack: readonly string[];
}

const GIVEN = {
  Dutch: { rules: tricksterNlRules, language: 'nl', shape: DUTCH },
  German: { rules: scrabbleDeRules, language: 'de', shape: GERMAN },
} as const;

function given(which: keyof typeof GIVEN, seed: string) {
  const { rules, language, shape } = GIVEN[which];
  const rng = seeded(seed);
  const graphOf = (count: number) =>
    buildGraph(alphabetOf(language), [...new Set(someWords(rng, { ...shape, count }))].sort());
  const graph = graphOf(2500);
  const finding = findingRules(rules, options);
  const whole = makeGenerator(module, finish(PLAIN.steps(graph)), finding);
  const { wild } = rules.letters;
  const positions = Array.from({ length: 12 }, (_, turn) => ({
    board: turn === 0 ? EMPTY_BOARD : someBoard(whole, rng, 2 * turn),
    rack: someRack(rules.letters, rng, { size: turn % 4 === 3 ? 4 : 7, blanks: turn % 3 }),
    wild,
  }));
  return { graph, graphOf, finding, whole, positions };
}

test.each(['Dutch', 'German'] as const)('the same plays on %s boards, and few words', (which) => {
  const { graph, finding, whole, positions } = given(which, 'words at');
  let found = 0;
  for (const spot of positions) {
    const small = makeGenerator(module, playGraphAt(graph, PLAIN, spot), finding);
    const plays = playsOf(whole, spot);
    expect(playsOf(small, spot)).toEqual(plays);
    found += plays.length;
  }
  expect(found).toBeGreaterThan(1000);
});

test('TR-22 with words that touch nothing', () => {
  const { graph, finding, whole, positions } = given('Dutch', 'loose words');
  for (const spot of positions.filter(({ rack, wild }) => !rack.includes(wild))) {
    const small = makeGenerator(module, playGraphAt(graph, PLAIN, { ...spot, anywhere: true }), finding);
    expect(playsOf(small, spot, { anywhere: true })).toEqual(playsOf(whole, spot, { anywhere: true }));
  }
});

test.each<{ rule: string; derivation: Derivation }>([
  { rule: 'TR-19 names', derivation: PLAIN },
  { rule: 'TR-23 words read backwards', derivation: REVERSED },
])('$rule as further main words', ({ derivation }) => {
  const { graph, graphOf, finding, whole, positions } = given('Dutch', 'further words');
  const further = graphOf(1500);
  const all = whole.loadGraph(finish(derivation.steps(further)));
  let found = 0;
  for (const spot of positions) {
    const small = makeGenerator(module, playGraphAt(graph, PLAIN, spot), finding);
    const few = small.loadGraph(furtherGraphAt(further, derivation, spot));
    const plays = playsOf(whole, spot, { mainWords: all });
    expect(playsOf(small, spot, { mainWords: few })).toEqual(plays);
    found += plays.length;
  }
  expect(found).toBeGreaterThan(500);
});

test('a board that no list could make gives no plays that the whole list does not give', () => {
  const { graph, finding, whole } = given('German', 'odd boards');
  const row = '.......Q*Q.....';
  const board = EMPTY_BOARD.with(7, row).with(8, '....ÄXY........');
  const spot = { board, rack: [...'ENISTRA'], wild: '?' };
  const small = makeGenerator(module, playGraphAt(graph, PLAIN, spot), finding);
  expect(playsOf(small, spot)).toEqual(playsOf(whole, spot));
});
