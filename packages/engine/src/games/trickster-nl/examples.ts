/** The worked examples of the booklet, with exactly their figures. */
import type { BoardExample } from '../../crossword/example.ts';
import type { Card } from './cards.ts';

export interface TricksterExample extends BoardExample {
  readonly cards?: readonly Card[];
}

const WONEN = ['H6 WONEN'];

export const TRICKSTER_EXAMPLES: readonly TricksterExample[] = [
  { rule: 'TR-22', play: 'A1 WIP', board: WONEN, rack: 'WIP', cards: ['anywhere'], score: 27 },
  { rule: 'B-12', play: 'H4 BEWONEND', board: WONEN, rack: 'BED', score: 18 },
  { rule: 'B-12', play: '5G JE', board: ['H4 BEWONEND'], rack: 'J', score: 5 },
  { rule: 'B-20', play: 'I8 UH', board: ['H4 OVERKUIP'], rack: 'UH', score: 31 },
  { rule: 'TR-24', play: 'A8 ER', board: WONEN, rack: 'ER', cards: ['fourfold-two', 'anywhere'], score: 36 },
];
