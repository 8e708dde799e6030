import { expect, test } from 'vitest';
import { given } from '../../../testing/kit.ts';
import { boardWith } from '../../crossword/board-with.ts';
import { XL_EXAMPLES } from './examples.ts';
import { scrabbleXlNl } from './index.ts';

test.each(XL_EXAMPLES)('$rule $play scores $score ($options)', ({ play, board = [], rack, score, options = {} }) => {
  const [at = '', word = ''] = play.split(' ');
  const setup = { board: boardWith(...board), racks: [[...rack], []], unchecked: true };
  const table = given(scrabbleXlNl, { options, setup });
  table.when({ by: 0, do: 'lay', at, word });
  table.when({ by: 1, do: 'accept' });
  expect(table.state.scores).toEqual([score, 0]);
});
