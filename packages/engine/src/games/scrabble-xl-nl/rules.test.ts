import { describe, expect, test } from 'vitest';
import { laid, lay } from '../../../testing/crossword.ts';
import { findPlays } from '../../crossword/find-plays.ts';
import { allTiles, countTiles, valueOfTile } from '../../kernel/letters.ts';
import { recordVerdicts } from '../../kernel/verdicts.ts';
import { lexiconFrom } from '../../kernel/word-list.ts';
import { DUTCH_LETTERS } from '../../material/scrabble-nl.ts';
import { scrabbleXlNl as game } from './index.ts';

const LEXICON = lexiconFrom({ words: ['FOTO'], joined: ['FOTOS'] });
const COUNTS = 'E18 N10 A6 O6 I4 D5 R5 S5 T5 G3 K3 L3 M3 B2 P2 U3 F2 H2 J2 V2 Z2 C2 W2 X1 Y1 Q1 ?2';
const VALUES: Readonly<Record<number, string>> = {
  0: '?',
  1: 'ENAOI',
  2: 'DRST',
  3: 'GKLMBP',
  4: 'UFHJVZ',
  5: 'CW',
  8: 'XY',
  10: 'Q',
};

test('B-04 the Dutch box: 102 tiles, 2 of them blanks', () => {
  expect(allTiles(DUTCH_LETTERS)).toHaveLength(102);
  const counts = [...countTiles(allTiles(DUTCH_LETTERS))].map(([tile, count]) => `${tile}${count}`);
  expect(counts.toSorted()).toEqual(COUNTS.split(' ').toSorted());
});

test.each(Object.entries(VALUES))('B-04 worth %s: %s', (value, letters) => {
  for (const letter of letters) expect(valueOfTile(DUTCH_LETTERS, letter)).toBe(Number(value));
});

test('B-04 IJ is two letters', () => {
  const table = laid({ game, racks: ['IJS'] });
  expect(table.refused(lay(0, 'H7 ĲS'))).toMatchObject({ code: 'bad-letter' });
  table.when(lay(0, 'H7 IJS'));
  expect(table.state.open?.laid).toHaveLength(3);
});

test('XL-01 exchanging is allowed only while at least seven tiles are in the bag', () => {
  const exchanging = (bag: string) => laid({ game, racks: ['EEEEEEE', 'N'], bag });
  expect(exchanging('ABCDEF').refused({ by: 0, do: 'exchange', tiles: 'E' })).toMatchObject({
    code: 'bag-too-small',
    rule: 'XL-01',
  });
  const table = exchanging('ABCDEFG');
  table.when({ by: 0, do: 'exchange', tiles: 'EEEEEEE' });
  expect(table.state.bag).toHaveLength(7);
  expect(table.state.racks[0]?.toSorted().join('')).toBe('ABCDEFG');
});

test.each([
  { what: 'two old tiles in a row count nothing', board: ['H8 EN'], rack: 'D', play: 'H8 END', score: 2 },
  { what: 'a single old tile counts its face value', board: ['8H ES'], rack: 'ND', play: 'H8 END', score: 4 },
  { what: 'each stretch by itself', board: ['H7 EN', '10H ES'], rack: 'DD', play: 'H7 ENDED', score: 5 },
  { what: 'the same in cross words', board: ['8F EN'], rack: 'DE', play: 'H8 DE', score: 2 * 3 + 2 * 2 },
  { what: 'word premiums multiply what counts', board: ['A2 EN'], rack: 'D', play: 'A1 DEN', score: 6 },
])('XL-02 $what: $play scores $score', ({ board, rack, play, score }) => {
  const table = laid({ game, board, racks: [rack, 'E'] });
  table.when(lay(0, play));
  expect(table.state.open?.score).toBe(score);
});

test('XL-02 the option lengthening is new-tiles by default, or whole-word', () => {
  const read = (options: object) => {
    const created = game.create(2, { ...options });
    return 'refusal' in created ? created.refusal : created.state.options;
  };
  expect(read({})).toMatchObject({ lengthening: 'new-tiles' });
  expect(read({ lengthening: 'whole-word' })).toMatchObject({ lengthening: 'whole-word' });
  expect(read({ lengthening: 'old' })).toEqual({ code: 'bad-option', option: 'lengthening' });
  expect(read({ gendern: true })).toEqual({ code: 'unknown-option', option: 'gendern' });
});

test('XL-03 a wrong dispute costs nothing', () => {
  const table = laid({ game, players: 3, racks: ['EN', 'N', 'N'], words: ['EN'] });
  table.when(lay(0, 'H8 EN'));
  expect(table.when({ by: 2, do: 'dispute' })[0]).toMatchObject({ bad: [], penalty: 0 });
  expect(table.state.scores).toEqual([4, 0, 0]);
});

test('XL-04 the word list decides: names are not valid', () => {
  const table = laid({ game, racks: ['ANNA', 'E'], names: ['ANNA'], options: { checking: 'automatic' } });
  expect(table.refused(lay(0, 'H6 ANNA'))).toMatchObject({ code: 'word-unknown', words: ['ANNA'] });
});

test.each(["H6 'S", 'H6 A-B', 'H6 A B'])('XL-04 no apostrophe, hyphen or space is laid: %s', (play) => {
  const [at = '', ...words] = play.split(' ');
  const table = laid({ game, racks: ['SAB', 'E'] });
  expect(table.refused({ by: 0, do: 'lay', at, word: words.join(' ') })).toMatchObject({ code: 'bad-letter' });
});

describe('XL-05 the option joined', () => {
  const automatic = { checking: 'automatic' };
  const fotos = (options: object) =>
    laid({ game, racks: ['FOTOS', 'E'], lexicon: LEXICON, options: { ...automatic, ...options } });

  test('XL-05 by default a word with an apostrophe is not valid', () => {
    expect(fotos({}).refused(lay(0, 'H5 FOTOS'))).toMatchObject({ code: 'word-unknown', words: ['FOTOS'] });
    expect(game.isGoodWord(fotos({}).state, { word: 'FOTOS', lexicon: LEXICON })).toBe(false);
  });

  test('XL-05 with the option it is valid without the apostrophe', () => {
    const table = fotos({ joined: true });
    table.when(lay(0, 'H5 FOTOS'));
    expect(table.state.lastLaid).toHaveLength(5);
    expect(game.isGoodWord(table.state, { word: 'FOTOS', lexicon: LEXICON })).toBe(true);
  });

  test('XL-05 in a dispute too, and the entry records the verdict', () => {
    const { lexicon, verdicts } = recordVerdicts(LEXICON);
    const table = laid({ game, racks: ['FOTOS', 'E'], lexicon, options: { joined: true } });
    table.when(lay(0, 'H5 FOTOS'));
    expect(table.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ bad: [] });
    expect(verdicts()).toEqual({ has: { FOTOS: true } });
  });

  test('XL-05 plays with such words are found', () => {
    const found = (options: object) =>
      findPlays(game.rules, { ...fotos(options).state, rack: [...'FOTOS'] }, { lexicon: LEXICON }).map(
        ({ word }) => word,
      );
    expect(new Set(found({}))).toEqual(new Set(['FOTO']));
    expect(new Set(found({ joined: true }))).toEqual(new Set(['FOTO', 'FOTOS']));
  });
});
