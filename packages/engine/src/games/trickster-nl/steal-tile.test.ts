import { expect, test } from 'vitest';
import { card, lay, type Tricks, tricks } from '../../../testing/trickster.ts';
import { tricksterNl } from './game.ts';

const WONEN = ['H6 WONEN'];

/** Seat 0 steals from seat 1 in its own turn, and nobody objects. */
function played(tricksOf: Tricks) {
  const table = tricks({ board: WONEN, racks: ['IPK', 'EEEEEEE'], hands: [['steal-tile']], ...tricksOf });
  table.when(card(0, 'steal-tile', { target: 1 }));
  table.when({ by: 1, do: 'accept' });
  return table;
}

test('TR-25 steal-tile: one tile unseen; the thief may hold 8 and draws only below 7', () => {
  const table = played({ racks: ['IPKKKKK', 'EEEEEEE'], bag: 'SSSSSSSSSS' });
  expect(table.state.racks.map((rack) => rack.length)).toEqual([8, 6]);
  expect(table.state.robbed).toEqual([null, 1]);
  table.when(lay(0, '6H WIP'));
  table.settle();
  expect(table.state.racks[0]).toHaveLength(7);
  expect(table.state.bag).toHaveLength(9);
});

test('TR-25 the stolen tile is random: the thief does not choose', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const stolen = seeds.map((seed) => played({ racks: ['', 'ABC'], seed }).state.racks[0]?.[0]);
  expect(new Set(stolen)).toEqual(new Set(['A', 'B', 'C']));
});

test('TR-25 refused when the rack is empty', () => {
  const table = tricks({ board: WONEN, racks: ['IP', ''], hands: [['steal-tile']] });
  expect(table.refused(card(0, 'steal-tile', { target: 1 }))).toMatchObject({ code: 'rack-empty', rule: 'TR-25' });
});

test.each<{ what: string; turn: (table: ReturnType<typeof played>) => void; tiles: number }>([
  { what: 'pass', turn: (table) => table.when({ by: 1, do: 'pass' }), tiles: 7 },
  { what: 'exchange', turn: (table) => table.when({ by: 1, do: 'exchange', tiles: 'E' }), tiles: 7 },
  {
    what: 'play',
    turn: (table) => {
      table.when(lay(1, '8H NE'));
      expect(table.state.racks[1]).toHaveLength(5);
      table.settle();
    },
    tiles: 7,
  },
  {
    what: 'lost play',
    turn: (table) => {
      table.when(lay(1, '8H NE'));
      table.when({ by: 0, do: 'dispute' });
    },
    tiles: 7,
  },
])('TR-25 the robbed player draws nothing until the end of their next turn, here a $what', ({ turn, tiles }) => {
  const table = played({ racks: ['IPKKKKK', 'EEEEEEE'], bag: 'SSSSSSSSSSSSSSS' });
  table.when(lay(0, '6H WIP'));
  table.settle();
  expect(table.state).toMatchObject({ turn: 1, robbed: [null, 1] });
  expect(table.state.racks[1]).toHaveLength(6);
  turn(table);
  expect(table.state.racks[1]).toHaveLength(tiles);
  expect(table.state.robbed).toEqual([null, null]);
});

test('TR-25 a skipped turn counts as the next turn: the robbed player draws at its end', () => {
  const table = played({ hands: [['steal-tile', 'skip-opponent']], bag: 'SSSSSSSSSSS' });
  table.when(card(0, 'skip-opponent', { target: 1 }));
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.turn).toBe(0);
  expect(table.state.racks[1]).toHaveLength(7);
});

test('TR-25 a rack emptied by theft has not gone out', () => {
  const table = played({ racks: ['IPK', 'E'], bag: '' });
  expect(table.state.racks[1]).toEqual([]);
  expect(table.state.over).toBeNull();
  table.when({ by: 0, do: 'pass' });
  table.when({ by: 1, do: 'pass' });
  expect(table.state.over).toBeNull();
  expect(table.state.turn).toBe(0);
});

test('B-21 eight tiles laid after a theft earn the 50 as well', () => {
  const table = tricks({ board: ['8H NU'], racks: ['BEWONED', 'D'], hands: [['steal-tile']] });
  table.when(card(0, 'steal-tile', { target: 1 }));
  table.when({ by: 1, do: 'accept' });
  table.when(lay(0, 'H1 BEWONEDND'));
  expect(table.state.open).toMatchObject({ bonus: 50 });
  expect(table.state.open?.tiles).toHaveLength(8);
});

/** Seat 0 is on turn; seat 1 holds the card. */
function robbedInOwnTurn(tricksOf: Tricks = {}) {
  return tricks({
    board: WONEN,
    racks: ['IPKKKKK', 'EEEEEE'],
    hands: [[], ['steal-tile']],
    bag: 'SSSSSSSSSSSS',
    ...tricksOf,
  });
}

test("TR-08 TR-25 at any moment: before the turn's first move, before laying, while a play is open, while cards are taken", () => {
  const steal = card(1, 'steal-tile', { target: 0 });
  const table = robbedInOwnTurn();
  expect(table.state.opening).not.toBeNull();
  expect(() => robbedInOwnTurn().when(steal)).not.toThrow();
  table.settle();
  expect(() => table.when(steal)).not.toThrow();

  const open = robbedInOwnTurn();
  open.settle();
  open.when(lay(0, '6H WIP'));
  open.when(steal);
  open.when({ by: 0, do: 'accept' });
  expect(open.state.open).not.toBeNull();
  expect(open.state.racks.map((rack) => rack.length)).toEqual([4, 7]);

  const taking = robbedInOwnTurn({ deck: ['anywhere'] });
  taking.settle();
  taking.when(lay(0, '8F KIN'));
  taking.when({ by: 1, do: 'accept' });
  expect(taking.state.phase?.seat).toBe(0);
  expect(() => taking.when(steal)).not.toThrow();
});

test('TR-08 TR-16 TR-25 not while an announced play or a card waits for answers', () => {
  const table = tricks({
    players: 3,
    board: WONEN,
    racks: ['IPK', 'EEE', 'SSS'],
    hands: [['add-ten', 'peek-rack'], ['steal-tile'], ['peek-rack']],
  });
  table.settle();
  table.when(lay(0, '6H WIP', { card: 'add-ten', word: 'WIP' }));
  const refusal = { code: 'reaction-open', rule: 'TR-12' };
  expect(table.refused(card(1, 'steal-tile', { target: 0 }))).toMatchObject(refusal);
  expect(table.refused(card(2, 'peek-rack', { target: 0 }))).toMatchObject(refusal);
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  table.when(card(1, 'steal-tile', { target: 0 }));
  expect(table.refused(card(2, 'peek-rack', { target: 0 }))).toMatchObject(refusal);
});

test.each([
  { what: 'before laying', steal: 'before' },
  { what: 'while their play is open', steal: 'after' },
])('TR-25 a player robbed in their own turn, $what, draws at the end of the turn after it', ({ steal }) => {
  const table = robbedInOwnTurn();
  table.settle();
  const rob = () => {
    table.when(card(1, 'steal-tile', { target: 0 }));
    table.when({ by: 0, do: 'accept' });
  };
  if (steal === 'before') rob();
  table.when(lay(0, '6H WIP'));
  if (steal === 'after') rob();
  table.when({ by: 1, do: 'accept' });
  expect(table.state.turn).toBe(1);
  expect(table.state.racks[0]).toHaveLength(4);
  table.when({ by: 1, do: 'pass' });
  expect(table.state.racks[0]).toHaveLength(4);
  table.when({ by: 0, do: 'pass' });
  expect(table.state.racks[0]).toHaveLength(7);
  expect(table.state.robbed).toEqual([null, null]);
});

test('TR-25 a rack emptied by theft while its play is open has not gone out', () => {
  const table = robbedInOwnTurn({ racks: ['IPK', 'EEE'], bag: '' });
  table.settle();
  table.when(lay(0, '6H WIP'));
  table.when(card(1, 'steal-tile', { target: 0 }));
  table.when({ by: 0, do: 'accept' });
  expect(table.state.racks[0]).toEqual([]);
  table.when({ by: 1, do: 'accept' });
  expect(table.state.over).toBeNull();
  expect(table.state.turn).toBe(1);
});

test('TR-25 laying the last tile after a theft is going out', () => {
  const table = robbedInOwnTurn({ racks: ['IPP', 'EEE'], bag: '', seed: 2 });
  table.settle();
  table.when(card(1, 'steal-tile', { target: 0 }));
  table.when({ by: 0, do: 'accept' });
  const word = table.state.racks[0]?.includes('I') ? 'WIP' : 'WPP';
  table.when(lay(0, `6H ${word}`));
  table.when({ by: 1, do: 'accept' });
  expect(table.state.over).toMatchObject({ reason: 'went-out' });
});

test('TR-17 TR-25 a held move whose tile is stolen is not made: the turn begins, and another move may be made', () => {
  const table = robbedInOwnTurn({ racks: ['IP', 'EEE'], hands: [[], ['steal-tile', 'add-ten']] });
  table.when(lay(0, '6H WIP'));
  table.when(card(1, 'steal-tile', { target: 0 }));
  table.when({ by: 0, do: 'accept' });
  table.settle();
  expect(table.state).toMatchObject({ turn: 0, held: null, opening: null, open: null });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.turn).toBe(1);
});

test.each([
  { what: 'the thief', seen: 0 },
  { what: 'the robbed player', seen: 1 },
])('TR-16 TR-25 a look at the rack of $what is over once the tile has changed hands', ({ seen }) => {
  const hands: Tricks['hands'] = [['steal-tile'], [], ['peek-rack']];
  const table = tricks({ players: 3, board: WONEN, racks: ['IPK', 'EEE', 'SSS'], hands });
  table.settle();
  const shown = () => tricksterNl.viewFor(table.state, 2).revealed.map(({ seat }) => seat);
  table.when(card(2, 'peek-rack', { target: seen }));
  for (const by of [0, 1]) table.when({ by, do: 'accept' });
  expect(shown()).toEqual([seen]);
  table.when(card(0, 'steal-tile', { target: 1 }));
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  expect(shown()).toEqual([]);
});

test('TR-16 a second look at an unchanged rack shows it once', () => {
  const hands: Tricks['hands'] = [['peek-rack', 'peek-rack']];
  const table = tricks({ board: WONEN, racks: ['IPK', 'EEE'], hands });
  for (let look = 0; look < 2; look++) {
    table.when(card(0, 'peek-rack', { target: 1 }));
    table.when({ by: 1, do: 'accept' });
  }
  const { revealed } = tricksterNl.viewFor(table.state, 0);
  expect(revealed).toEqual([{ seat: 1, letters: ['E', 'E', 'E'], why: 'peek' }]);
});

test('TR-25 B-29 a robbed player who resigns in the turn after it does not draw', () => {
  const table = played({ players: 3, racks: ['IPK', 'EEEEEEE', 'SSSSSSS'], bag: 'AAAAAAAAAA' });
  table.when({ by: 2, do: 'accept' });
  table.when({ by: 0, do: 'pass' });
  expect(table.state).toMatchObject({ turn: 1, robbed: [null, 1, null] });
  table.when({ by: 1, do: 'resign' });
  expect(table.state.racks[1]).toHaveLength(6);
  expect(table.state.bag).toHaveLength(10);
  expect(table.state.turn).toBe(2);
});
