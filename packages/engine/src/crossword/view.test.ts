import { expect, test } from 'vitest';
import { type Laid, laid, lay, plainGame } from '../../testing/crossword.ts';
import type { Viewer } from '../kernel/game.ts';
import type { CrosswordMove } from './state.ts';

/** Everything a viewer was shown: redacted events and the final view. */
function shown({ moves, ...table }: Laid & { moves: readonly CrosswordMove[] }, viewer: Viewer) {
  const played = laid({ players: 3, ...table });
  for (const move of moves) played.when(move);
  return {
    told: played.log.map(({ events }) => events.map((event) => plainGame.redact(event, viewer))),
    view: plainGame.viewFor(played.state, viewer),
  };
}

const accepted: CrosswordMove[] = [
  { by: 1, do: 'accept' },
  { by: 2, do: 'accept' },
];

test.each<{ what: string; one: Laid; other: Laid; moves: CrosswordMove[]; hiddenFrom: Viewer[] }>([
  {
    what: 'another rack',
    one: { racks: ['ABC', 'E', 'E'] },
    other: { racks: ['XYZ', 'E', 'E'] },
    moves: [],
    hiddenFrom: [1, 2, 'spectator'],
  },
  {
    what: 'the bag and what is drawn from it',
    one: { racks: ['ENX', 'E', 'E'], bag: 'ABCDEFGH' },
    other: { racks: ['ENX', 'E', 'E'], bag: 'QRSTUVWX' },
    moves: [lay(0, 'H8 EN'), ...accepted],
    hiddenFrom: [1, 2, 'spectator'],
  },
  {
    what: 'the tiles exchanged and drawn',
    one: { racks: ['A', 'E', 'E'], bag: 'ABCDEFGH' },
    other: { racks: ['A', 'E', 'E'], bag: 'QRSTUVWX' },
    moves: [{ by: 0, do: 'exchange', tiles: 'A' }],
    hiddenFrom: [1, 2, 'spectator'],
  },
  {
    what: 'the rack of who has resigned, also at the end',
    one: { racks: ['XYZ', 'E', 'E'], passes: [0, 1, 1], bag: '' },
    other: { racks: ['ABC', 'E', 'E'], passes: [0, 1, 1], bag: '' },
    moves: [
      { by: 0, do: 'resign' },
      { by: 1, do: 'pass' },
      { by: 2, do: 'pass' },
    ],
    hiddenFrom: [1, 2, 'spectator'],
  },
])('B-07 nobody sees $what', ({ one, other, moves, hiddenFrom }) => {
  for (const viewer of hiddenFrom) expect(shown({ ...one, moves }, viewer)).toEqual(shown({ ...other, moves }, viewer));
  expect(shown({ ...one, moves }, 0)).not.toEqual(shown({ ...other, moves }, 0));
});

test('B-07 a seat sees its own rack, the sizes of the others, the scores and the number of tiles in the bag', () => {
  const { state } = laid({ racks: ['ABC', 'DE'], bag: 'XYZ', scores: [4, 5] });
  expect(plainGame.viewFor(state, 1)).toMatchObject({
    viewer: 1,
    rack: ['D', 'E'],
    bag: 3,
    turn: 0,
    seats: [
      { score: 4, tiles: 3, resigned: false, passes: 0 },
      { score: 5, tiles: 2, resigned: false, passes: 0 },
    ],
    revealed: [],
  });
  expect(plainGame.viewFor(state, 'spectator').rack).toEqual([]);
});

test('B-22 an open play is seen with its words, its score and who may still answer', () => {
  const table = laid({ racks: ['EN', 'A'] });
  table.when(lay(0, 'H8 EN'));
  const { open } = plainGame.viewFor(table.state, 1);
  expect(open).toMatchObject({ seat: 0, score: 4, settled: [], window: { awaiting: [1] } });
  expect(open).not.toHaveProperty('tiles');
  expect(open).not.toHaveProperty('lockedBefore');
});

test('B-28 at the end all racks are revealed', () => {
  const table = laid({ racks: ['XA', 'EN'], bag: '', passes: [1, 2] });
  table.when({ by: 0, do: 'pass' });
  expect(plainGame.viewFor(table.state, 0).revealed).toEqual([{ seat: 1, letters: ['E', 'N'], why: 'end' }]);
});

test('a view has exactly these fields: new fields of the state do not slip in', () => {
  const { state } = laid();
  const more = { ...state, secret: 'x' };
  expect(Object.keys(plainGame.viewFor(more, 0)).toSorted()).toEqual([
    'bag',
    'board',
    'clock',
    'lastLaid',
    'locked',
    'open',
    'options',
    'over',
    'rack',
    'revealed',
    'ruled',
    'seats',
    'turn',
    'turnNumber',
    'viewer',
  ]);
});
