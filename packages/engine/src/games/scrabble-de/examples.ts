/** The worked examples of the booklet, with exactly their figures. */
import type { BoardExample } from '../../crossword/example.ts';

const GENDERN = { gendern: true };

export const DE_EXAMPLES: readonly BoardExample[] = [
  { rule: 'B-17', play: 'H4 GRÜNDE', rack: 'GRÜNDEA', score: 28 },
  { rule: 'B-20', play: 'H3 AUSLASTUNG', board: ['H6 LAST'], rack: 'AUSUNGE', score: 15 },
  { rule: 'B-12', play: '6H HASE', board: ['H6 HUND'], rack: 'ASEINTR', score: 7 },
  { rule: 'B-12', play: 'I7 MAUS', board: ['H6 HUND'], rack: 'MAUSINR', score: 22 },
  { rule: 'B-12', play: '9E HEXE', board: ['H6 TOR'], rack: 'HEXEINA', score: 25 },
  { rule: 'B-12', play: 'H7 BITTEN', board: ['8G EIFER', '12G ANDERE'], rack: 'BTTEINS', score: 8 },
  { rule: 'DE-07', play: 'H4 HIRT*', rack: 'HIRT?EN', options: GENDERN, score: 34 },
  { rule: 'DE-08', play: 'H4 HIRT*NEN', board: ['H4 HIRT*'], rack: 'NENAIST', options: GENDERN, score: 8 },
];
