import { expect, test } from 'vitest';
import { lay, tricks } from '../../../testing/trickster.ts';
import type { Card } from './cards.ts';
import type { CardChoice } from './state.ts';

/** 6H WIP on WONEN: W 5, I 1, P 3 on a triple letter: 15. */
const WONEN = ['H6 WONEN'];

interface Row {
  readonly rule: string;
  readonly what: string;
  readonly play: string;
  readonly rack: string;
  readonly board?: readonly string[];
  readonly cards?: readonly (Card | CardChoice)[];
  readonly score: number;
}

const OVERKUIP = ['H4 OVERKUIP'];

const SCORES: readonly Row[] = [
  { rule: 'TR-30', what: 'without cards', play: '6H WIP', rack: 'IP', score: 15 },
  { rule: 'TR-10', what: 'add-ten', play: '6H WIP', rack: 'IP', cards: ['add-ten'], score: 25 },
  { rule: 'TR-10', what: 'add-ten twice', play: '6H WIP', rack: 'IP', cards: ['add-ten', 'add-ten'], score: 35 },
  {
    rule: 'TR-10',
    what: 'add-ten before the doubling',
    play: '6H WIP',
    rack: 'IP',
    cards: ['double-word', 'add-ten'],
    score: 50,
  },
  {
    rule: 'TR-10',
    what: 'add-ten on a word premium square',
    play: 'A1 WIP',
    rack: 'WIP',
    cards: ['anywhere', 'add-ten'],
    score: 57,
  },
  {
    rule: 'TR-10',
    what: 'add-ten on a cross word of choice',
    play: 'I8 UH',
    rack: 'UH',
    board: OVERKUIP,
    cards: [{ card: 'add-ten', word: 'KU' }],
    score: 41,
  },
  { rule: 'TR-11', what: 'a blank without blank-five', play: '6H WIp', rack: 'I?', score: 6 },
  {
    rule: 'TR-11',
    what: 'blank-five, with the letter premium',
    play: '6H WIp',
    rack: 'I?',
    cards: ['blank-five'],
    score: 21,
  },
  {
    rule: 'TR-11',
    what: 'a blank that lies already, without blank-five',
    play: '6H wIP',
    rack: 'IP',
    board: ['H6 wONEN'],
    score: 10,
  },
  {
    rule: 'TR-11',
    what: 'blank-five, with a blank that lies already',
    play: '6H wIP',
    rack: 'IP',
    board: ['H6 wONEN'],
    cards: ['blank-five'],
    score: 15,
  },
  {
    rule: 'TR-11',
    what: 'blank-five and a doubled word: the old blank is doubled too',
    play: '6H wIP',
    rack: 'IP',
    board: ['H6 wONEN'],
    cards: ['blank-five', 'double-word'],
    score: 30,
  },
  {
    rule: 'TR-11',
    what: 'blank-five with a word premium',
    play: 'A1 WIp',
    rack: 'WI?',
    cards: ['anywhere', 'blank-five'],
    score: 33,
  },
  { rule: 'TR-13', what: 'double-word', play: '6H WIP', rack: 'IP', cards: ['double-word'], score: 30 },
  {
    rule: 'TR-09',
    what: 'double-word twice: 4x',
    play: '6H WIP',
    rack: 'IP',
    cards: ['double-word', 'double-word'],
    score: 60,
  },
  { rule: 'TR-26', what: 'triple-word', play: '6H WIP', rack: 'IP', cards: ['triple-word'], score: 45 },
  {
    rule: 'TR-09',
    what: 'double and triple: 6x',
    play: '6H WIP',
    rack: 'IP',
    cards: ['double-word', 'triple-word'],
    score: 90,
  },
  {
    rule: 'TR-09',
    what: 'triple-word on a triple word square: 9x',
    play: 'A1 WIP',
    rack: 'WIP',
    cards: ['anywhere', 'triple-word'],
    score: 81,
  },
  {
    rule: 'TR-13',
    what: 'double-word on the word at 9H of two equal ones',
    play: 'I8 UH',
    rack: 'UH',
    board: OVERKUIP,
    cards: [{ card: 'double-word', word: 'UH', at: '9H' }],
    score: 43,
  },
  {
    rule: 'TR-26',
    what: 'triple-word on a cross word of choice',
    play: 'I8 UH',
    rack: 'UH',
    board: OVERKUIP,
    cards: [{ card: 'triple-word', word: 'KU' }],
    score: 45,
  },
  {
    rule: 'TR-18',
    what: 'ones-are-tens, laid and old',
    play: 'H6 WONENDE',
    rack: 'DE',
    cards: ['ones-are-tens'],
    score: 67,
  },
  {
    rule: 'TR-18',
    what: 'ones-are-tens with letter and word premiums',
    play: 'H4 EN',
    rack: 'EN',
    board: ['8A WONEN'],
    cards: ['anywhere', 'ones-are-tens'],
    score: 30,
  },
  {
    rule: 'TR-21',
    what: 'reuse-premium: the star under WONEN doubles again',
    play: '8H NU',
    rack: 'U',
    cards: [{ card: 'reuse-premium', square: 'H8' }],
    score: 10,
  },
  { rule: 'B-18', what: 'without it the star does not count again', play: '8H NU', rack: 'U', score: 5 },
  {
    rule: 'TR-21',
    what: 'reuse-premium: a letter premium counts for its old tile',
    play: '12H PU',
    rack: 'U',
    board: ['H5 OVERKUIP'],
    cards: [{ card: 'reuse-premium', square: 'H12' }],
    score: 10,
  },
  {
    rule: 'TR-24',
    what: 'fourfold-two as the main word',
    play: 'A9 ER',
    rack: 'ER',
    cards: ['anywhere', 'fourfold-two'],
    score: 12,
  },
  {
    rule: 'TR-24',
    what: 'a blank stays 0',
    play: 'A9 Er',
    rack: 'E?',
    cards: ['anywhere', 'fourfold-two'],
    score: 4,
  },
  {
    rule: 'TR-24',
    what: 'as a cross word, in that word only',
    play: 'I9 RIP',
    rack: 'RIP',
    board: ['H6 WONE'],
    cards: [{ card: 'fourfold-two', word: 'ER' }],
    score: 8 + 20,
  },
  {
    rule: 'TR-27',
    what: 'tile-as-blank is worth 0',
    play: '6H WIp',
    rack: 'IK',
    cards: [{ card: 'tile-as-blank', tile: 'K', square: 'J6' }],
    score: 6,
  },
  {
    rule: 'TR-27',
    what: 'tile-as-blank with blank-five is worth 5',
    play: '6H WIp',
    rack: 'IK',
    cards: [{ card: 'tile-as-blank', tile: 'K', square: 'J6' }, 'blank-five'],
    score: 21,
  },
];

test.each(SCORES)('$rule $what: $play scores $score', ({ play, rack, board = WONEN, cards = [], score }) => {
  const hand = cards.map((choice) => (typeof choice === 'string' ? choice : (choice.card as Card)));
  const table = tricks({ board, racks: [`${rack}QQ`, 'EEEEEEE'], hands: [hand] });
  table.when(lay(0, play, ...cards));
  table.settle();
  expect(table.state.scores).toEqual([score + (hand.length === 3 ? 10 : 0), 0]);
});

test('TR-30 every card at once: ((tiles) x letters + 10) x words, summed, + 50, then + 10 for three cards', () => {
  const table = tricks({
    board: ['8H NU'],
    racks: ['BEWONED', 'EEEEEEE'],
    hands: [['add-ten', 'double-word', 'ones-are-tens']],
  });
  // H1 on a triple word, H4 on a double letter: B3 E10 W5 O10x2 N10 E10 D2 N10 = 70, + 10 = 80, x 3 x 2 = 480.
  table.when(lay(0, 'H1 BEWONEDN', 'add-ten', 'double-word', 'ones-are-tens'));
  table.settle();
  expect(table.state.scores).toEqual([480 + 50 + 10, 0]);
});

test.each(['ER', 'RE', 'AS', 'AR', 'RA', 'ES', 'OS', 'DO'])('TR-24 fourfold-two takes %s', (word) => {
  const table = tricks({ board: WONEN, racks: [word, 'E'], hands: [['fourfold-two', 'anywhere']] });
  table.when(lay(0, `A9 ${word}`, 'fourfold-two', 'anywhere'));
  table.settle();
  expect(table.state.scores[0]).toBe(12);
});
