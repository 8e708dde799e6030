import { expect, test } from 'vitest';
import { lay, tricks } from '../../../testing/trickster.ts';
import { TRICKSTER_EXAMPLES } from './examples.ts';

test.each(TRICKSTER_EXAMPLES)('$rule $play scores $score', ({ play, board = [], rack, cards = [], score }) => {
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
