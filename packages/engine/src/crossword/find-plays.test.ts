import { expect, test } from 'vitest';
import { seededRng } from '../../testing/chance.ts';
import { PLAIN_RULES, plainGame } from '../../testing/crossword.ts';
import { scrabbleDe } from '../games/scrabble-de/index.ts';
import { scrabbleDeRules } from '../games/scrabble-de/rules.ts';
import type { Lexicon } from '../kernel/lexicon.ts';
import { lexiconFrom } from '../kernel/word-list.ts';
import type { Board } from './board.ts';
import { boardWith } from './board-with.ts';
import { type FoundPlay, findPlays } from './find-plays.ts';
import { formatPlace } from './notation.ts';
import { type Position, readPlay } from './play.ts';
import type { CrosswordRules } from './rules.ts';
import { EMPTY_BOARD, SIZE } from './standard-board.ts';

interface Case {
  readonly rules: CrosswordRules;
  readonly position: Position & { readonly rack: readonly string[] };
  readonly lexicon: Lexicon;
  /** Every text that may be a main word, in upper case. */
  readonly texts: readonly string[];
}

function positionOf(game: typeof plainGame, board: Board, rack: string, options = {}): Case['position'] {
  const created = game.create(2, options);
  if ('refusal' in created) throw new Error('not created');
  return { board, options: created.state.options, locked: [], rack: [...rack] };
}

/** All variants of a text with up to a number of letters as blanks. */
function spellings(text: string, blanks: number): string[] {
  if (blanks === 0) return [text];
  const fewer = spellings(text, blanks - 1);
  const one = (word: string) =>
    [...word].map((letter, place) => word.slice(0, place) + letter.toLowerCase() + word.slice(place + 1));
  return [...new Set([...fewer, ...fewer.flatMap(one)])];
}

/** Tries every text, spelt every way, on every square in both directions. */
function tryEverything({ rules, position, lexicon, texts }: Case): Map<string, number> {
  const plays = new Map<string, number>();
  const suffix = rules.suffixTile?.(position.options) ?? null;
  const blanks = position.rack.filter((tile) => tile === '?').length;
  for (const word of texts.flatMap((text) => spellings(text, blanks))) {
    for (let square = 0; square < SIZE * SIZE; square++) {
      for (const direction of ['across', 'down'] as const) {
        const at = formatPlace(EMPTY_BOARD, { square, direction });
        const read = readPlay(rules, position, { by: 0, play: { layings: [{ at, word }] } });
        if ('refusal' in read) continue;
        const rack = [...position.rack];
        const fits = read.tiles.every((tile) => rack.includes(tile) && rack.splice(rack.indexOf(tile), 1).length > 0);
        const isGood = read.words.every((made) =>
          suffix && made.word.includes('*') ? suffix.isGood(made.word, lexicon) : lexicon.has(made.word),
        );
        if (fits && isGood) plays.set(coveredBy(read.laid), read.score);
      }
    }
  }
  return plays;
}

function coveredBy(laid: readonly { square: number; cell: string }[]): string {
  return laid.map(({ square, cell }) => `${square}${cell}`).join(' ');
}

function asCovered({ rules, position }: Case, plays: readonly FoundPlay[]): Map<string, number> {
  return new Map(
    plays.map(({ at, word, score }) => {
      const read = readPlay(rules, position, { by: 0, play: { layings: [{ at, word }] } });
      if ('refusal' in read) throw new Error(`found what cannot be laid: ${at} ${word}`);
      return [coveredBy(read.laid), score];
    }),
  );
}

const sorted = (plays: Map<string, number>) => [...plays].sort(([one], [other]) => (one < other ? -1 : 1));

function check(one: Case): number {
  const found = findPlays(one.rules, one.position, { lexicon: one.lexicon });
  const covered = asCovered(one, found);
  expect(found).toHaveLength(covered.size);
  expect(sorted(covered)).toEqual(sorted(tryEverything(one)));
  return found.length;
}

const WORDS = ['EN', 'NE', 'DE', 'EEN', 'TEN', 'TREIN', 'NET', 'IN', 'IE', 'ZE', 'ZIE', 'TE', 'REE'];

test.each([
  { what: 'the first word', board: EMPTY_BOARD, rack: 'TREINEN' },
  { what: 'nothing to lay', board: EMPTY_BOARD, rack: 'XXQ' },
  { what: 'one word lies', board: boardWith('H5 TREIN'), rack: 'ENZI' },
  { what: 'with a blank', board: boardWith('H5 TREIN'), rack: 'EN?' },
  { what: 'with two blanks', board: boardWith('H6 NET'), rack: '??' },
  { what: 'an old blank', board: boardWith('H6 nEt'), rack: 'ENE' },
  { what: 'at the edges', board: boardWith('A1 TEN', '15M EEN', 'O13 EEN'), rack: 'ENT' },
  { what: 'crossing words', board: boardWith('H6 TREIN', '8H EEN', '10F TEN'), rack: 'NEDT' },
])('B-12 finds what trying everything finds: $what', ({ board, rack }) => {
  const lexicon = lexiconFrom({ words: WORDS });
  check({ rules: PLAIN_RULES, position: positionOf(plainGame, board, rack), lexicon, texts: WORDS });
});

test('B-12 finds the same plays as brute force, on random boards', () => {
  const lexicon = lexiconFrom({ words: WORDS });
  let total = 0;
  for (let seed = 0; seed < 12; seed++) {
    const rng = seededRng(seed);
    let board = EMPTY_BOARD;
    for (let turn = 0; turn < 4; turn++) {
      const rack = Array.from({ length: 5 }, () => 'EENNTTRIZD?'[rng.below(11)]).join('');
      const position = positionOf(plainGame, board, rack);
      const plays = findPlays(PLAIN_RULES, position, { lexicon });
      if (turn > 1) total += check({ rules: PLAIN_RULES, position, lexicon, texts: WORDS });
      const chosen = plays[rng.below(Math.max(1, plays.length))];
      if (!chosen) continue;
      const read = readPlay(PLAIN_RULES, position, { by: 0, play: { layings: [chosen] } });
      if (!('refusal' in read)) board = read.board;
    }
  }
  expect(total).toBeGreaterThan(100);
});

const GERMAN = ['HIRT', 'HIRTE', 'HIRTIN', 'HIRTINNEN', 'NEN', 'NE', 'TE', 'IN', 'HI', 'EN'];

test.each([
  { what: 'from the rack', board: EMPTY_BOARD, rack: 'HIRT??' },
  { what: 'at the end of an old stem', board: boardWith('H4 HIRT'), rack: '?NEN' },
  { what: 'the plural of an old one', board: boardWith('H4 HIRT*'), rack: 'NENE?' },
  { what: 'some of NEN lies there', board: boardWith('H4 HIRT*', '10H NE'), rack: 'ENN?' },
  { what: 'no cross words through it', board: boardWith('H4 HIRT*', '7H TE'), rack: 'EN?' },
])('DE-06 finds what trying everything finds with *IN: $what', ({ board, rack }) => {
  const lexicon = lexiconFrom({ words: GERMAN });
  const count = check({
    rules: scrabbleDeRules,
    position: positionOf(scrabbleDe, board, rack, { gendern: true }),
    lexicon,
    texts: [...GERMAN, 'HIRT*', 'HIRT*NEN'],
  });
  expect(count).toBeGreaterThan(0);
});

test('a single tile that makes words both ways is found once, written across', () => {
  const lexicon = lexiconFrom({ words: ['TE', 'DE', 'TEN', 'DEN'] });
  // N on H8 makes TEN across and DEN down.
  const position = positionOf(plainGame, boardWith('H6 TE', '8F DE'), 'N');
  expect(findPlays(PLAIN_RULES, position, { lexicon })).toEqual([{ at: 'H6', word: 'TEN', score: 8 + 8 }]);
});

test('the search stops after as many plays as are asked for', () => {
  const lexicon = lexiconFrom({ words: WORDS });
  const position = positionOf(plainGame, EMPTY_BOARD, 'TREINEN');
  expect(findPlays(PLAIN_RULES, position, { lexicon, most: 1 })).toHaveLength(1);
  expect(findPlays(PLAIN_RULES, position, { lexicon, most: 3 }).length).toBeGreaterThanOrEqual(3);
});

test('B-24 a search records no verdicts: it only walks the word graph', () => {
  const lexicon = lexiconFrom({ words: WORDS });
  const silent: Lexicon = {
    ...lexicon,
    has: () => {
      throw new Error('asked');
    },
  };
  const position = positionOf(plainGame, boardWith('H5 TREIN'), 'EN');
  expect(findPlays(PLAIN_RULES, position, { lexicon: silent })).toEqual(findPlays(PLAIN_RULES, position, { lexicon }));
});
