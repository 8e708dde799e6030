import { expect, test } from 'vitest';
import { given } from '../../../testing/kit.ts';
import { card, lay, tricks, typesOf } from '../../../testing/trickster.ts';
import { tricksterNl } from './game.ts';

test('TR-31 the order of a turn', () => {
  const table = tricks({
    board: ['I6 AS'],
    racks: ['HNQ', 'EEEEEEE'],
    bag: 'SSSSSSSSS',
    hands: [['double-word', 'triple-word', 'backwards'], []],
    deck: ['peek-rack', 'anywhere'],
  });
  const from = table.log.length;
  table.when(lay(0, '6H HAN', 'double-word'));
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 0, do: 'take' });
  table.when(card(0, 'peek-rack', { target: 1 }));
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 0, do: 'accept' });
  expect(typesOf(table.log.slice(from).flatMap(({ events }) => events))).toEqual([
    'announced',
    'let-stand',
    'announcement-closed',
    'laid',
    'accepted',
    'scored',
    'drew',
    'cards-due',
    'took-cards',
    'announced',
    'let-stand',
    'announcement-closed',
    'peeked',
    'phase-closed',
    'turn-began',
    'turn-opened',
  ]);
});

test('TR-31 points come only when the dispute window has closed', () => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['IP', 'E'], hands: [['add-ten']] });
  table.when(lay(0, '6H WIP', 'add-ten'));
  table.wait(15);
  expect(table.state.scores[0]).toBe(0);
  table.wait(29);
  expect(table.state.scores[0]).toBe(0);
  table.wait(1);
  expect(table.state.scores[0]).toBe(25);
});

test("TR-08 with null windows the next player's move closes the dispute and the taking of cards", () => {
  const table = tricks({
    board: ['I6 AS'],
    racks: ['HNQ', 'EE'],
    deck: ['add-ten'],
    options: { pace: 'correspondence' },
  });
  expect(table.state.options).toMatchObject({ disputeSeconds: null, reactionSeconds: null });
  table.when(lay(0, '6H HAN'));
  const events = typesOf(table.when({ by: 1, do: 'pass' }));
  expect(events.slice(0, 5)).toEqual(['scored', 'drew', 'cards-due', 'took-cards', 'phase-closed']);
  expect(table.state.hands[0]).toEqual(['add-ten']);
});

test("B-22 the next player's move is refused while cards are due, but counts as that player's acceptance", () => {
  const table = tricks({ board: ['I6 AS'], racks: ['HNQ', 'EE'], deck: ['add-ten'] });
  table.when(lay(0, '6H HAN'));
  expect(table.refused({ by: 1, do: 'pass' })).toMatchObject({ code: 'cards-due', accepts: true });
});

test('B-27 no play possible never ends Trickster: cards may still allow one', () => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['Q', 'X'], bag: '', options: { checking: 'automatic' } });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.over).toBeNull();
});

test('B-27 in Trickster going out ends the game when the window closes', () => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['IP', 'XA'], bag: '' });
  table.when(lay(0, '6H WIP'));
  expect(table.state.over).toBeNull();
  table.when({ by: 1, do: 'accept' });
  expect(table.state.over).toEqual({ reason: 'went-out', adjustments: [9, -9], winners: [0] });
});

test('B-29 an announced play of the resigner stands, with its cards; cards and tiles are set aside unseen', () => {
  const table = tricks({
    players: 3,
    board: ['H6 WONEN'],
    racks: ['IPX', 'EE', 'SS'],
    hands: [['double-word', 'anywhere'], [], []],
  });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.when({ by: 0, do: 'resign' });
  expect(table.state.scores).toEqual([30, 0, 0]);
  expect(table.state).toMatchObject({ turn: 1, announced: [], open: null, hands: [[], [], []], over: null });
  expect(table.state.seen).toEqual(['double-word']);
});

test('B-29 a player who resigns with cards due does not get them', () => {
  const table = tricks({ players: 3, board: ['I6 AS'], racks: ['HNQ', 'E', 'S'], deck: ['add-ten'] });
  table.when(lay(0, '6H HAN'));
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  table.when({ by: 0, do: 'resign' });
  expect(table.state).toMatchObject({ phase: null, turn: 1, deck: ['add-ten'] });
});

test('TR-25 a card against a player who resigns in the meantime does nothing', () => {
  const table = tricks({ players: 3, board: ['H6 WONEN'], racks: ['IP', 'EE', 'SS'], hands: [['steal-tile']] });
  table.when(card(0, 'steal-tile', { target: 1 }));
  table.when({ by: 1, do: 'resign' });
  table.when({ by: 2, do: 'accept' });
  expect(table.state).toMatchObject({ announced: [], turn: 0 });
  expect(table.state.racks.map((rack) => rack.length)).toEqual([2, 2, 2]);
});

test('DE-01 in Trickster: as many tiles are exchanged as the bag holds', () => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['IPK', 'EE'], bag: 'SS' });
  expect(table.refused({ by: 0, do: 'exchange', tiles: 'IPK' })).toMatchObject({ code: 'bag-too-small', rule: 'B-14' });
  table.when({ by: 0, do: 'exchange', tiles: 'IP' });
  expect(table.state.racks[0]?.toSorted()).toEqual(['K', 'S', 'S']);
});

test('XL-03 in Trickster: a wrong dispute costs nothing', () => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['IPK', 'EE'], words: ['WIP'] });
  table.when(lay(0, '6H WIP'));
  table.when({ by: 1, do: 'dispute' });
  expect(table.state.scores).toEqual([15, 0]);
});

test('a pause of the house shifts the time for taking cards', () => {
  const table = tricks({ board: ['I6 AS'], racks: ['HNQ', 'E'], deck: ['add-ten'] });
  table.when(lay(0, '6H HAN'));
  table.when({ by: 1, do: 'accept' });
  table.wait(10);
  table.away(600);
  table.wait(4);
  expect(table.state.phase).not.toBeNull();
  table.wait(1);
  expect(table.state.phase).toBeNull();
});

test("TR-03 while cards are taken no thinking time runs; with reactionSeconds null it is the next player's", () => {
  const start = (reactionSeconds: number | null) => {
    const table = tricks({
      board: ['I6 AS'],
      racks: ['HNQ', 'E'],
      deck: ['add-ten'],
      options: { reactionSeconds, gameSeconds: 100 },
    });
    table.when(lay(0, '6H HAN'));
    table.when({ by: 1, do: 'accept' });
    table.wait(10);
    table.when({ by: 0, do: 'take', count: 0 });
    table.when({ by: 1, do: 'pass' });
    return table.state.clock?.left;
  };
  expect(start(15)).toEqual([100_000, 100_000]);
  expect(start(null)).toEqual([100_000, 90_000]);
});

test('TR-12 options: reactionSeconds from 3 to 120, 15 by default, null with correspondence', () => {
  const read = (options: object) => {
    const created = tricksterNl.create(2, { ...options });
    return 'refusal' in created ? created.refusal.code : created.state.options.reactionSeconds;
  };
  expect(read({})).toBe(15);
  expect(read({ reactionSeconds: 3 })).toBe(3);
  expect(read({ reactionSeconds: 120 })).toBe(120);
  expect(read({ reactionSeconds: null })).toBeNull();
  expect(read({ pace: 'correspondence' })).toBeNull();
  expect(read({ pace: 'correspondence', reactionSeconds: 15 })).toBe(15);
  expect(read({ reactionSeconds: 2 })).toBe('bad-option');
  expect(read({ reactionSeconds: 121 })).toBe('bad-option');
  expect(read({ lengthening: 'new-tiles' })).toBe('unknown-option');
});

test('TR-30 lengthened words count whole', () => {
  const table = given(tricksterNl, {
    setup: { board: tricks({ board: ['H5 TREINEN'] }).state.board, racks: [[...'SNELAAA'], []], unchecked: true },
  });
  table.when(lay(0, 'H1 SNELTREINEN'));
  table.settle();
  expect(table.state.scores[0]).toBe(57);
});
