import { expect, test } from 'vitest';
import { boardWith } from '../../../testing/boards.ts';
import { given } from '../../../testing/kit.ts';
import { scrabbleXlNl } from './index.ts';

const TREINEN = boardWith('H5 TREINEN');
const ZIE = boardWith('H5 TREINEN', 'G10 ZIE');

test.each([
  { rule: 'B-17', play: 'H5 TREIN', rack: 'EEITRNN', score: 14 },
  { rule: 'B-21', play: 'H5 TREINEN', rack: 'EEITRNN', score: 68 },
  { rule: 'XL-02', play: 'H1 SNELTREINEN', board: TREINEN, rack: 'SNELAAA', score: 30 },
  { rule: 'XL-02', play: 'H1 SNELTREINEN', board: TREINEN, rack: 'SNELAAA', score: 57, lengthening: 'whole-word' },
  { rule: 'B-12', play: '5D SNOET', board: TREINEN, rack: 'SNOEAAA', score: 14 },
  { rule: 'B-20', play: 'G10 ZIE', board: TREINEN, rack: 'ZIEAAAA', score: 13 },
  { rule: 'XL-02', play: '13D DEUR', board: ZIE, rack: 'DEURAAA', score: 15 },
  { rule: 'XL-02', play: '13D DEUR', board: ZIE, rack: 'DEURAAA', score: 21, lengthening: 'whole-word' },
  { rule: 'B-17', play: 'A1 ADELAARS', board: boardWith('5A AS'), rack: 'ADELARS', score: 194 },
  { rule: 'B-17', play: 'A1 ADELAARS', board: boardWith('6A AS'), rack: 'ADELARS', score: 194 },
  { rule: 'XL-02', play: 'A1 ADELAARS', board: boardWith('5A AS', '6A AT'), rack: 'ADELRSX', score: 126 },
  {
    rule: 'XL-02',
    play: 'A1 ADELAARS',
    board: boardWith('5A AS', '6A AT'),
    rack: 'ADELRSX',
    score: 144,
    lengthening: 'whole-word',
  },
  { rule: 'B-18', play: 'A1 ADELAARS', board: boardWith('1A AS', '5A AS', '8A SI'), rack: 'DELARXX', score: 16 },
  { rule: 'B-18', play: 'A1 ADELAARS', board: boardWith('1A AS', '6A AS', '8A SI'), rack: 'DELARXX', score: 16 },
])('$rule $play scores $score ($lengthening)', ({ play, board, rack, score, lengthening }) => {
  const [at = '', word = ''] = play.split(' ');
  const table = given(scrabbleXlNl, {
    options: lengthening ? { lengthening } : {},
    setup: { ...(board ? { board } : {}), racks: [[...rack], []], unchecked: true },
  });
  table.when({ by: 0, do: 'lay', at, word });
  table.when({ by: 1, do: 'accept' });
  expect(table.state.scores).toEqual([score, 0]);
});
