/** All worked examples of the rule pages, with their exact scores, through the referee. */
import {
  boardWith,
  INTERNATIONAL_EXAMPLES,
  isSabraOnly,
  SABRA_EXAMPLES,
  type TableExample,
} from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { arrange, lay, listOf, readings, referee } from './script.testing.ts';

interface BoardExample {
  readonly play: string;
  /** Words on the board, with their places. */
  readonly board?: readonly string[];
  readonly rack: string;
  readonly options?: object;
  readonly cards?: readonly string[];
  readonly score: number;
  /** The words made with their scores, main word first. */
  readonly words: Readonly<Record<string, number>> | readonly [string, number][];
  readonly bonus?: number;
}

/** With both kinds of checking: the scores are the same, and `automatic` also looks up every word made. */
function playExample(game: string, { play, board = [], rack, cards = [], ...example }: BoardExample) {
  const { score, words: made, bonus = 0, options = {} } = example;
  const words = Array.isArray(made) ? made : Object.entries(made);
  const stems = words.flatMap(([word]) => (word.includes('*') ? personNoun(word) : [word]));
  for (const checking of ['automatic', 'challenge']) {
    const answer = referee({
      game,
      options: { checking, ...options },
      lexicon: { words: stems },
      setup: {
        board: boardWith(...board),
        racks: { A: rack, B: 'E' },
        ...(cards.length > 0 ? { cards: { A: cards } } : {}),
      },
      moves: [lay('A', play, cards.length > 0 ? { cards: cards.map((card) => ({ card })) } : {})],
    });
    expect(answer.steps).toEqual([
      { ok: true, score, words: words.map(([word, points]) => ({ word, score: points })), bonus },
    ]);
    expect(answer.scores).toEqual({ A: score, B: 0 });
  }
}

/** The words that make X*IN valid. */
function personNoun(word: string): string[] {
  const stem = word.slice(0, word.indexOf('*'));
  return [`${stem}E`, `${stem}IN`, `${stem}INNEN`];
}

const TREINEN = ['H5 TREINEN'];
const ZIE = ['H5 TREINEN', 'G10 ZIE'];
const WHOLE = { lengthening: 'whole-word' };

describe('scrabble-xl-nl', () => {
  test.each<BoardExample & { name: string }>([
    { name: 'TREIN opens', play: 'H5 TREIN', rack: 'EEITRNN', score: 14, words: { TREIN: 14 } },
    { name: 'a whole rack', play: 'H5 TREINEN', rack: 'EEITRNN', score: 68, words: { TREINEN: 18 }, bonus: 50 },
    {
      name: 'lengthened, new tiles only',
      play: 'H1 SNELTREINEN',
      board: TREINEN,
      rack: 'SNEL',
      score: 30,
      words: { SNELTREINEN: 30 },
    },
    {
      name: 'lengthened, whole word',
      play: 'H1 SNELTREINEN',
      board: TREINEN,
      rack: 'SNEL',
      options: WHOLE,
      score: 57,
      words: { SNELTREINEN: 57 },
    },
    { name: 'crossing', play: '5D SNOET', board: TREINEN, rack: 'SNOE', score: 14, words: { SNOET: 14 } },
    {
      name: 'crossing, whole word',
      play: '5D SNOET',
      board: TREINEN,
      rack: 'SNOE',
      options: WHOLE,
      score: 14,
      words: { SNOET: 14 },
    },
    {
      name: 'parallel',
      play: 'G10 ZIE',
      board: TREINEN,
      rack: 'ZIE',
      score: 13,
      words: { ZIE: 6, ZE: 5, IN: 2 },
    },
    { name: 'hooking', play: '13D DEUR', board: ZIE, rack: 'DEUR', score: 15, words: { DEUR: 11, ZIER: 4 } },
    {
      name: 'hooking, whole word',
      play: '13D DEUR',
      board: ZIE,
      rack: 'DEUR',
      options: WHOLE,
      score: 21,
      words: { DEUR: 11, ZIER: 10 },
    },
    {
      name: 'ninefold, the A at A5 old',
      play: 'A1 ADELAARS',
      board: ['5A AS'],
      rack: 'ADELARS',
      score: 194,
      words: { ADELAARS: 144 },
      bonus: 50,
    },
    {
      name: 'ninefold, the A at A6 old',
      play: 'A1 ADELAARS',
      board: ['6A AS'],
      rack: 'ADELARS',
      score: 194,
      words: { ADELAARS: 144 },
      bonus: 50,
    },
    {
      name: 'ninefold, both A5 and A6 old',
      play: 'A1 ADELAARS',
      board: ['5A AS', '6A AT'],
      rack: 'ADELRS',
      score: 126,
      words: { ADELAARS: 126 },
    },
    {
      name: 'ninefold, both A5 and A6 old, whole word',
      play: 'A1 ADELAARS',
      board: ['5A AS', '6A AT'],
      rack: 'ADELRS',
      options: WHOLE,
      score: 144,
      words: { ADELAARS: 144 },
    },
    {
      name: 'no premium under old tiles, A1, A5 and A8 old',
      play: 'A1 ADELAARS',
      board: ['1A AS', '5A AS', '8A SI'],
      rack: 'DELAR',
      score: 16,
      words: { ADELAARS: 16 },
    },
    {
      name: 'no premium under old tiles, A1, A6 and A8 old',
      play: 'A1 ADELAARS',
      board: ['1A AS', '6A AS', '8A SI'],
      rack: 'DELAR',
      score: 16,
      words: { ADELAARS: 16 },
    },
  ])('$name: $play scores $score', (example) => playExample('scrabble-xl-nl', example));
});

describe('scrabble-de', () => {
  const HUND = ['H6 HUND'];
  test.each<BoardExample>([
    { play: 'H4 GRÜNDE', rack: 'GRÜNDE', score: 28, words: { GRÜNDE: 28 } },
    { play: 'H3 AUSLASTUNG', board: ['H6 LAST'], rack: 'AUSUNG', score: 15, words: { AUSLASTUNG: 15 } },
    { play: '6H HASE', board: HUND, rack: 'ASE', score: 7, words: { HASE: 7 } },
    { play: 'I7 MAUS', board: HUND, rack: 'MAUS', score: 22, words: { MAUS: 10, UM: 7, NA: 2, DU: 3 } },
    { play: '9E HEXE', board: ['H6 TOR'], rack: 'HEXE', score: 25, words: { HEXE: 20, TORE: 5 } },
    { play: 'H7 BITTEN', board: ['8G EIFER', '12G ANDERE'], rack: 'BTTE', score: 8, words: { BITTEN: 8 } },
    { play: 'H4 HIRT*', rack: 'HIRT?', options: { gendern: true }, score: 34, words: { 'HIRT*': 34 } },
    {
      play: 'H4 HIRT*NEN',
      board: ['H4 HIRT*'],
      rack: 'NEN',
      options: { gendern: true },
      score: 8,
      words: { 'HIRT*NEN': 8 },
    },
  ])('$play scores $score', (example) => playExample('scrabble-de', example));
});

describe('trickster-nl', () => {
  test.each<BoardExample>([
    { play: 'A1 WIP', board: ['H6 WONEN'], rack: 'WIP', cards: ['anywhere'], score: 27, words: { WIP: 27 } },
    { play: 'H4 BEWONEND', board: ['H6 WONEN'], rack: 'BED', score: 18, words: { BEWONEND: 18 } },
    { play: '5G JE', board: ['H4 BEWONEND'], rack: 'J', score: 5, words: { JE: 5 } },
    {
      play: 'I8 UH',
      board: ['H4 OVERKUIP'],
      rack: 'UH',
      score: 31,
      words: [
        ['UH', 12],
        ['KU', 7],
        ['UH', 12],
      ],
    },
    {
      play: 'A8 ER',
      board: ['H6 WONEN'],
      rack: 'ER',
      cards: ['fourfold-two', 'anywhere'],
      score: 36,
      words: { ER: 36 },
    },
  ])('$play scores $score', (example) => playExample('trickster-nl', example));
});

/** Intermediate words of an example's turn (RI-02 e). */
const STEPS = ['VELD', 'VELG'];

function arrangeExample(game: string, [before, own, after]: readonly string[]) {
  return referee({
    game,
    lexicon: { words: [...readings(after ?? ''), ...STEPS] },
    setup: { table: listOf(before ?? ''), racks: { A: own, B: 'E' } },
    moves: [arrange('A', after ?? '')],
  });
}

function expectScore(game: string, example: TableExample) {
  const [, , after, word, score] = example;
  const answer = arrangeExample(game, example as unknown as string[]);
  expect(answer.steps).toEqual([{ ok: true, score, scores: word }]);
  expect(answer.scores).toEqual({ A: score, B: 0 });
  expect(answer.table?.toSorted()).toEqual(listOf(after).toSorted());
}

describe('rummikub-sabra', () => {
  test.each(SABRA_EXAMPLES)('%s with %s becomes %s: %s scores %i', (...example) =>
    expectScore('rummikub-sabra', example),
  );

  test('the booklet prints TIEN, which would leave an E over: refused', () => {
    const { steps } = arrangeExample('rummikub-sabra', ['ROOD TIK RUN GIET TIEN', 'C', 'INTRODUCTIEKORTING']);
    expect(steps).toEqual([{ ok: false, refusal: { code: 'tiles-left-over', rule: 'R-05', tiles: ['E'] } }]);
  });
});

describe('rummikub-international', () => {
  test.each(INTERNATIONAL_EXAMPLES)('"%s" with %s becomes %s: %s scores %i', (...example) =>
    expectScore('rummikub-international', example),
  );

  test('VER may not become VEER', () => {
    const { steps } = arrangeExample('rummikub-international', ['VER', 'E', 'VEER']);
    expect(steps).toEqual([{ ok: false, refusal: { code: 'word-dissolved', rule: 'RI-02', words: ['VER'] } }]);
  });

  /** The page names fifteen of Sabra's sixteen; BEKEND is not among them. */
  const accepted = SABRA_EXAMPLES.filter((example) => !isSabraOnly(example) && example[3] !== 'BEKEND');

  test('of the Sabra examples nine are refused and six accepted', () => {
    expect([SABRA_EXAMPLES.filter(isSabraOnly).length, accepted.length]).toEqual([9, 6]);
  });

  test.each(SABRA_EXAMPLES.filter(isSabraOnly))('of Sabra, refused here: %s with %s becomes %s', (...example) => {
    const { steps, scores, table } = arrangeExample('rummikub-international', example as unknown as string[]);
    const isMeermalen = example[3] === 'MEERMALEN';
    expect(steps).toMatchObject([
      {
        ok: false,
        refusal: isMeermalen ? { code: 'too-short', rule: 'RI-01' } : { code: 'word-dissolved', rule: 'RI-02' },
      },
    ]);
    expect(scores).toEqual({ A: 0, B: 0 });
    expect(table).toEqual(listOf(example[0]));
  });

  test.each(accepted)('of Sabra, good here too: %s with %s becomes %s: %s scores %i', (...example) =>
    expectScore('rummikub-international', example),
  );
});
