import { expect, test } from 'vitest';
import { boardWith } from '../../../testing/boards.ts';
import { given } from '../../../testing/kit.ts';
import { scrabbleDe } from './index.ts';

test.each([
  { rule: 'B-17', play: 'H4 GRÜNDE', rack: 'GRÜNDEX', score: 28 },
  { rule: 'B-20', play: 'H3 AUSLASTUNG', board: boardWith('H6 LAST'), rack: 'AUSUNGX', score: 15 },
  { rule: 'B-12', play: '6H HASE', board: boardWith('H6 HUND'), rack: 'ASEXXXX', score: 7 },
  { rule: 'B-12', play: 'I7 MAUS', board: boardWith('H6 HUND'), rack: 'MAUSXXX', score: 22 },
  { rule: 'B-12', play: '9E HEXE', board: boardWith('H6 TOR'), rack: 'HEXEAAA', score: 25 },
  { rule: 'B-12', play: 'H7 BITTEN', board: boardWith('8G EIFER', '12G ANDERE'), rack: 'BTTEXXX', score: 8 },
  { rule: 'DE-07', play: 'H4 HIRT*', rack: 'HIRT?XX', score: 34 },
  { rule: 'DE-08', play: 'H4 HIRT*NEN', board: boardWith('H4 HIRT*'), rack: 'NENXXXX', score: 8 },
])('$rule $play scores $score', ({ play, board, rack, score }) => {
  const [at = '', word = ''] = play.split(' ');
  const table = given(scrabbleDe, {
    options: { gendern: true },
    setup: { ...(board ? { board } : {}), racks: [[...rack], []], unchecked: true },
  });
  table.when({ by: 0, do: 'lay', at, word });
  table.when({ by: 1, do: 'accept' });
  expect(table.state.scores).toEqual([score, 0]);
});
