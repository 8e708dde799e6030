/** The worked examples of the booklet, with exactly their figures. */
import type { BoardExample } from '../../crossword/example.ts';

const TREINEN = ['H5 TREINEN'];
const ZIE = ['H5 TREINEN', 'G10 ZIE'];
const WHOLE = { lengthening: 'whole-word' };

export const XL_EXAMPLES: readonly BoardExample[] = [
  { rule: 'B-17', play: 'H5 TREIN', rack: 'EEITRNN', score: 14 },
  { rule: 'B-21', play: 'H5 TREINEN', rack: 'EEITRNN', score: 68 },
  { rule: 'XL-02', play: 'H1 SNELTREINEN', board: TREINEN, rack: 'SNELOKA', score: 30 },
  { rule: 'XL-02', play: 'H1 SNELTREINEN', board: TREINEN, rack: 'SNELOKA', options: WHOLE, score: 57 },
  { rule: 'B-12', play: '5D SNOET', board: TREINEN, rack: 'SNOEKAR', score: 14 },
  { rule: 'B-20', play: 'G10 ZIE', board: TREINEN, rack: 'ZIEOKAS', score: 13 },
  { rule: 'XL-02', play: '13D DEUR', board: ZIE, rack: 'DEUROKA', score: 15 },
  { rule: 'XL-02', play: '13D DEUR', board: ZIE, rack: 'DEUROKA', options: WHOLE, score: 21 },
  { rule: 'B-17', play: 'A1 ADELAARS', board: ['5A AS'], rack: 'ADELARS', score: 194 },
  { rule: 'B-17', play: 'A1 ADELAARS', board: ['6A AS'], rack: 'ADELARS', score: 194 },
  { rule: 'XL-02', play: 'A1 ADELAARS', board: ['5A AS', '6A AT'], rack: 'ADELRSO', score: 126 },
  { rule: 'XL-02', play: 'A1 ADELAARS', board: ['5A AS', '6A AT'], rack: 'ADELRSO', options: WHOLE, score: 144 },
  { rule: 'B-18', play: 'A1 ADELAARS', board: ['1A AS', '5A AS', '8A SI'], rack: 'DELAROK', score: 16 },
  { rule: 'B-18', play: 'A1 ADELAARS', board: ['1A AS', '6A AS', '8A SI'], rack: 'DELAROK', score: 16 },
];
