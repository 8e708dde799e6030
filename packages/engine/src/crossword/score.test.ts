import { expect, test } from 'vitest';
import { laid, lay } from '../../testing/crossword.ts';

interface Row {
  readonly rule: string;
  readonly what: string;
  readonly board?: readonly string[];
  readonly rack: string;
  readonly play: string;
  /** Word by word, then the 50. */
  readonly scores: readonly number[];
  readonly bonus?: number;
}

const ROWS: readonly Row[] = [
  { rule: 'B-17', what: 'the star doubles the first word', rack: 'EN', play: 'H8 EN', scores: [4] },
  { rule: 'B-17', what: 'double letter', board: ['H8 EN'], rack: 'ED', play: 'I7 DE', scores: [5, 2] },
  { rule: 'B-17', what: 'double letter, in both words', board: ['B9 EN'], rack: 'BE', play: 'C8 BE', scores: [5, 3] },
  { rule: 'B-17', what: 'letters first, then the word', rack: 'EENNE', play: 'H4 EENNE', scores: [12] },
  {
    rule: 'B-17',
    what: 'double and triple word: 6x',
    board: ['H9 EEEEEE'],
    rack: 'DS',
    play: 'H8 DEEEEEES',
    scores: [60],
  },
  { rule: 'B-17', what: 'two double words: 4x', board: ['E6 ENENE'], rack: 'DD', play: 'E5 DENENED', scores: [36] },
  { rule: 'B-17', what: 'two triple words: 9x', board: ['A2 EEEEEE'], rack: 'DS', play: 'A1 DEEEEEES', scores: [90] },
  { rule: 'B-17', what: 'triple letter', board: ['8K EEEE'], rack: 'DS', play: 'N6 DSE', scores: [9] },
  {
    rule: 'B-18',
    what: 'premiums count only when newly covered',
    board: ['H8 EN'],
    rack: 'D',
    play: 'H8 END',
    scores: [4],
  },
  { rule: 'B-19', what: 'a blank on the star doubles', rack: '?N', play: 'H8 eN', scores: [2] },
  {
    rule: 'B-19',
    what: 'a blank on a letter premium stays 0',
    board: ['H8 EN'],
    rack: '?E',
    play: 'I7 dE',
    scores: [1, 2],
  },
  { rule: 'B-05', what: 'an old blank stays 0', board: ['H8 eN'], rack: 'D', play: 'H8 eND', scores: [3] },
  {
    rule: 'B-20',
    what: 'a shared tile counts in both words, with its premium',
    board: ['H8 EN'],
    rack: 'DE',
    play: 'I9 DE',
    scores: [5, 5],
  },
  {
    rule: 'B-20',
    what: 'all words made score',
    board: ['H5 TREINEN'],
    rack: 'ZIE',
    play: 'G10 ZIE',
    scores: [6, 5, 2],
  },
  {
    rule: 'B-21',
    what: 'seven tiles: 50 extra, after multiplying',
    rack: 'EENNEEN',
    play: 'H5 EENNEEN',
    scores: [14],
    bonus: 50,
  },
  { rule: 'B-21', what: 'a smaller rack laid out whole gives none', rack: 'EENNEE', play: 'H5 EENNEE', scores: [12] },
  { rule: 'B-21', what: 'six of seven give none', rack: 'EENNEEX', play: 'H5 EENNEE', scores: [12] },
  {
    rule: 'B-21',
    what: 'old tiles do not count as laid',
    board: ['H8 E'],
    rack: 'EENNEE',
    play: 'H5 EENEEEN',
    scores: [7],
  },
];

test.each(ROWS)('$rule $what: $play', ({ board = [], rack, play, scores, bonus = 0 }) => {
  const table = laid({ board, racks: [rack] });
  table.when(lay(0, play));
  expect(table.state.open?.words.map(({ score }) => score)).toEqual(scores);
  expect(table.state.open?.bonus).toBe(bonus);
  expect(table.state.open?.score).toBe(scores.reduce((sum, score) => sum + score, bonus));
});

test('B-05 a blank stands for the letter its player names, for the rest of the game', () => {
  const table = laid({ racks: ['?N', 'D'], bag: '' });
  table.when(lay(0, 'H8 eN'));
  expect(table.state.board[7]).toBe('.......eN......');
  expect(table.state.open?.words[0]?.word).toBe('EN');
  expect(table.state.racks[0]).toEqual([]);
});

test('B-05 a blank is laid as a small letter: a letter tile is not turned into one', () => {
  const table = laid({ racks: ['EN', 'D'] });
  expect(table.refused(lay(0, 'H8 eN'))).toMatchObject({ code: 'not-on-rack', tiles: ['?'] });
});
