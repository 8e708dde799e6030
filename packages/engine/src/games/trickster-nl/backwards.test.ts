import { expect, test } from 'vitest';
import { lay, tricks } from '../../../testing/trickster.ts';

const WONEN = ['H6 WONEN'];

test('TR-23 backwards: the main word reads from its end, cross words as usual', () => {
  const table = tricks({ board: WONEN, racks: ['IPS', 'E'], hands: [['backwards']], words: ['PIW', 'WONENS'] });
  table.when(lay(0, '6H WIP', 'backwards'));
  table.when({ by: 1, do: 'accept' });
  expect(table.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ words: ['WIP'], bad: [] });

  const cross = tricks({ board: WONEN, racks: ['SAP', 'E'], hands: [['backwards']], words: ['PAS', 'SNENOW'] });
  cross.when(lay(0, '11H SAP', 'backwards'));
  cross.when({ by: 1, do: 'accept' });
  expect(cross.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ words: ['SAP', 'WONENS'], bad: ['WONENS'] });
});

test.each([{ checking: 'challenge' }, { checking: 'automatic' }])(
  'TR-23 others may not add tiles in the line of a backwards word with $checking; crossing it is allowed',
  (options) => {
    const table = tricks({
      board: ['H6 NEWOL'],
      locked: [{ at: 'H6', by: 1 }],
      racks: ['SIPAT', 'SETTE'],
      words: ['NEWOLS', 'SLOWEN', 'LOWENS', 'WIP', 'SAP', 'PAS'],
      options,
    });
    for (const play of ['H6 NEWOLS', 'H5 SNEWOL', '11H SAP']) {
      expect(table.refused(lay(0, play))).toMatchObject({ code: 'word-locked', rule: 'TR-23' });
    }
    table.when(lay(0, '8H WIP'));
    table.settle();
    expect(table.state.scores[0]).toBeGreaterThan(0);
  },
);

test('TR-23 its own player may lengthen it, read from its end; the longer word stays locked', () => {
  const table = tricks({
    board: ['H6 NEWOL'],
    locked: [{ at: 'H6', by: 0 }],
    racks: ['SIPAT', 'STETT'],
    words: ['SLOWEN'],
    options: { checking: 'automatic' },
  });
  expect(table.refused(lay(0, 'H5 SNEWOL'))).toMatchObject({ code: 'word-unknown', words: ['SNEWOL'] });
  table.when(lay(0, 'H6 NEWOLS'));
  table.settle();
  expect(table.state.turn).toBe(1);
  expect(table.refused(lay(1, 'H6 NEWOLST'))).toMatchObject({ code: 'word-locked' });
  expect(table.refused(lay(1, 'H5 TNEWOLS'))).toMatchObject({ code: 'word-locked' });
});

test('TR-23 a backwards word locks its line from the moment it stands; a lost one locks nothing', () => {
  const locks = (words: readonly string[]) => {
    const table = tricks({ board: WONEN, racks: ['IP', 'SE'], hands: [['backwards']], words });
    table.when(lay(0, '6H WIP', 'backwards'));
    table.when({ by: 1, do: 'accept' });
    table.when({ by: 1, do: 'dispute' });
    return table.state.locked.map(({ by, direction }) => ({ by, direction }));
  };
  expect(locks(['PIW'])).toEqual([{ by: 0, direction: 'down' }]);
  expect(locks([])).toEqual([]);
});
