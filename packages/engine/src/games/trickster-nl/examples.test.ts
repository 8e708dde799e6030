import { expect, test } from 'vitest';
import { lay, tricks } from '../../../testing/trickster.ts';
import type { Card } from './cards.ts';

interface Example {
  readonly rule: string;
  readonly play: string;
  readonly board: readonly string[];
  readonly rack: string;
  readonly cards?: readonly Card[];
  readonly score: number;
}

const EXAMPLES: readonly Example[] = [
  { rule: 'TR-22', play: 'A1 WIP', board: ['H6 WONEN'], rack: 'WIP', cards: ['anywhere'], score: 27 },
  { rule: 'B-12', play: 'H4 BEWONEND', board: ['H6 WONEN'], rack: 'BED', score: 18 },
  { rule: 'B-12', play: '5G JE', board: ['H4 BEWONEND'], rack: 'J', score: 5 },
  { rule: 'B-20', play: 'I8 UH', board: ['H4 OVERKUIP'], rack: 'UH', score: 31 },
  { rule: 'TR-24', play: 'A8 ER', board: ['H6 WONEN'], rack: 'ER', cards: ['fourfold-two', 'anywhere'], score: 36 },
];

test.each(EXAMPLES)('$rule $play scores $score', ({ play, board, rack, cards = [], score }) => {
  const table = tricks({ board, racks: [rack, 'EEEEEEE'], hands: [cards] });
  table.when(lay(0, play, ...cards));
  table.settle();
  expect(table.state.scores).toEqual([score, 0]);
});

test('TR-30 the words of I8 UH score 12, 7 and 12', () => {
  const table = tricks({ board: ['H4 OVERKUIP'], racks: ['UH', 'EEEEEEE'] });
  table.when(lay(0, 'I8 UH'));
  expect(table.state.open?.words.map(({ at, word, score }) => `${at} ${word} ${score}`)).toEqual([
    'I8 UH 12',
    '8H KU 7',
    '9H UH 12',
  ]);
});
