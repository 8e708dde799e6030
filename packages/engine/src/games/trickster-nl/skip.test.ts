import { expect, test } from 'vitest';
import { card, lay, type Tricks, tricks, typesOf } from '../../../testing/trickster.ts';

const WONEN = ['H6 WONEN'];

function start(tricksOf: Tricks = {}) {
  return tricks({
    players: 3,
    board: WONEN,
    racks: ['IPKK', 'EEEEEEE', 'SSSSSSS'],
    hands: [[], [], ['skip-opponent']],
    ...tricksOf,
  });
}

test('TR-17 while somebody else may hold it, the first move of a turn is held back reactionSeconds', () => {
  const table = start();
  expect(table.state.opening?.awaiting.toSorted()).toEqual([1, 2]);
  expect(typesOf(table.when(lay(0, '6H WIP')))).toEqual(['move-held']);
  expect(table.state.open).toBeNull();
  table.wait(14);
  expect(table.state.open).toBeNull();
  table.wait(1);
  expect(table.state.open?.words.map(({ word }) => word)).toEqual(['WIP']);
});

test('TR-17 unless all others say go on', () => {
  const table = start();
  table.when(lay(0, '6H WIP'));
  table.when({ by: 1, do: 'accept' });
  expect(table.state.open).toBeNull();
  table.when({ by: 2, do: 'accept' });
  expect(table.state.open).not.toBeNull();
});

test('TR-17 all others may say go on before the first move', () => {
  const table = start();
  table.when({ by: 2, do: 'accept' });
  table.when({ by: 1, do: 'accept' });
  expect(table.refused({ by: 1, do: 'accept' })).toMatchObject({ code: 'nothing-open' });
  expect(typesOf(table.when(lay(0, '6H WIP')))).toEqual(['laid']);
});

test('TR-17 every first move is held back, cards and looks too, and only one', () => {
  for (const move of [
    { by: 0, do: 'pass' },
    { by: 0, do: 'exchange', tiles: 'K' },
    { by: 0, do: 'look', card: 'add-ten' },
    card(0, 'free-exchange', { tiles: 'K' }),
  ] as const) {
    const table = start({ hands: [['add-ten', 'free-exchange'], [], ['skip-opponent']] });
    expect(typesOf(table.when(move))).toEqual(['move-held']);
    expect(table.refused({ by: 0, do: 'pass' })).toMatchObject({ code: 'move-held', rule: 'TR-17' });
  }
});

test('TR-17 a move that breaks the rules is refused at once, not held', () => {
  const table = start();
  expect(table.refused(lay(0, 'A1 IP'))).toMatchObject({ code: 'not-touching' });
  expect(table.state.held).toBeNull();
});

test('TR-17 played at the start, before anything is confirmed: the held move is not made', () => {
  const table = start();
  table.when(lay(0, '6H WIP'));
  table.when(card(2, 'skip-opponent', { target: 0 }));
  for (const by of [0, 1]) table.when({ by, do: 'accept' });
  expect(table.state).toMatchObject({ turn: 1, held: null, opening: null, open: null });
  expect(table.state.racks[0]).toEqual([...'IPKK']);
  expect(table.state.board[7]).toBe('.....WONEN.....');
});

test('TR-17 the opening waits for the card: the turn does not begin while the skip may be cancelled', () => {
  const table = start();
  table.when(lay(0, '6H WIP'));
  table.wait(10);
  table.when(card(2, 'skip-opponent', { target: 0 }));
  table.wait(14);
  expect(table.state).toMatchObject({ turn: 0, open: null });
  table.wait(1);
  expect(table.state.turn).toBe(1);
});

test('TR-17 a skip made void: the held move is made', () => {
  const table = start({ hands: [['cancel-card'], [], ['skip-opponent']] });
  table.when(lay(0, '6H WIP'));
  table.when(card(2, 'skip-opponent', { target: 0 }));
  table.when(card(0, 'cancel-card', { cancels: 'skip-opponent' }));
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  expect(table.state).toMatchObject({ turn: 0, opening: null, held: null });
  expect(table.state.open?.words.map(({ word }) => word)).toEqual(['WIP']);
});

test("TR-17 set beforehand it works at the start of that opponent's next turn", () => {
  const table = start({ hands: [['skip-opponent'], [], []] });
  table.when(card(0, 'skip-opponent', { target: 1 }));
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  expect(table.state.skippedBy).toEqual([null, 0, null]);
  expect(typesOf(table.when({ by: 0, do: 'pass' }))).toEqual(['passed', 'turn-began', 'skipped', 'turn-began']);
  expect(table.state).toMatchObject({ turn: 2, skippedBy: [null, null, null] });
});

test("TR-17 set beforehand in another's turn", () => {
  const table = start();
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  table.when(card(2, 'skip-opponent', { target: 1 }));
  for (const by of [0, 1]) table.when({ by, do: 'accept' });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.turn).toBe(2);
});

test('TR-17 a skip that still waits for answers when the turn begins holds that turn back', () => {
  const table = start();
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  table.when(card(2, 'skip-opponent', { target: 1 }));
  table.when({ by: 0, do: 'pass' });
  expect(table.state.turn).toBe(1);
  expect(typesOf(table.when({ by: 1, do: 'pass' }))).toEqual(['move-held']);
  table.wait(15);
  expect(table.state.turn).toBe(2);
  expect(table.state.passes).toEqual([0, 0, 0]);
});

test('TR-17 once the card has been seen no move is held back any more', () => {
  const table = start({ hands: [['skip-opponent', 'add-ten'], ['add-ten'], ['double-word']] });
  table.settle();
  table.when(card(0, 'skip-opponent', { target: 1 }));
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  table.when({ by: 0, do: 'pass' });
  expect(table.state).toMatchObject({ turn: 2, opening: null });
});

test('TR-17 a skip against somebody else, played while a turn opens, ends the waiting', () => {
  const table = start({ options: { reactionSeconds: null } });
  table.when(lay(0, '6H WIP'));
  table.when(card(2, 'skip-opponent', { target: 1 }));
  for (const by of [0, 1]) table.when({ by, do: 'accept' });
  expect(table.state.opening).toBeNull();
  expect(table.state.open).not.toBeNull();
});

test('TR-17 nobody else holds a card: no move is held back', () => {
  const table = start({ hands: [['skip-opponent'], [], []] });
  expect(table.state.opening).toBeNull();
});

test('TR-29 the opening is the same whatever cards the others hold', () => {
  const opening = (hand: 'skip-opponent' | 'add-ten') => start({ hands: [[], [], [hand]] }).state.opening;
  expect(opening('skip-opponent')).toEqual(opening('add-ten'));
});

test('TR-17 a turn that has begun is not skipped any more', () => {
  const table = start();
  table.when({ by: 0, do: 'exchange', tiles: 'K' });
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  expect(table.state.turn).toBe(1);
  for (const by of [0, 2]) table.when({ by, do: 'accept' });
  expect(table.refused(card(2, 'skip-opponent', { target: 1 }))).toMatchObject({ code: 'turn-begun', rule: 'TR-17' });
});

test('TR-17 refused against a player whose play is open; allowed against others', () => {
  const table = start();
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  table.when(lay(0, '6H WIP'));
  expect(table.refused(card(2, 'skip-opponent', { target: 0 }))).toMatchObject({ code: 'turn-begun', rule: 'TR-17' });
  table.when(card(2, 'skip-opponent', { target: 1 }));
  table.settle();
  expect(table.state).toMatchObject({ turn: 2 });
});

test('TR-17 once the points are written down the skip is for the next turn', () => {
  const table = start({ deck: ['add-ten', 'anywhere'] });
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  table.when(lay(0, '8F KIN'));
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  expect(table.state.phase?.seat).toBe(0);
  table.when(card(2, 'skip-opponent', { target: 0 }));
  table.settle();
  expect(table.state).toMatchObject({ turn: 1, skippedBy: [2, null, null] });
});

test('TR-17 with two players the skipper plays again', () => {
  const table = tricks({ board: WONEN, racks: ['IPKK', 'EEE'], hands: [['skip-opponent'], []] });
  table.when(card(0, 'skip-opponent', { target: 1 }));
  table.when({ by: 1, do: 'accept' });
  table.when(lay(0, '6H WIP'));
  table.when({ by: 1, do: 'accept' });
  expect(table.state).toMatchObject({ turn: 0, turnNumber: 3 });
});

test('TR-17 a skipped turn is not a pass: it resets the count of B-27', () => {
  const table = tricks({
    board: WONEN,
    racks: ['IPKK', 'EEE'],
    hands: [['skip-opponent'], []],
    passes: [1, 2],
  });
  table.when(card(0, 'skip-opponent', { target: 1 }));
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.over?.reason).toBe('all-passed');

  const other = tricks({ board: WONEN, racks: ['IPKK', 'EEE'], hands: [['skip-opponent'], []], passes: [1, 1] });
  other.when(card(0, 'skip-opponent', { target: 1 }));
  other.when({ by: 1, do: 'accept' });
  other.when({ by: 0, do: 'pass' });
  expect(other.state).toMatchObject({ over: null, turn: 0, passes: [0, 0] });
});

test('TR-17 with reactionSeconds null the first move waits until all others say go on', () => {
  const table = start({ options: { reactionSeconds: null } });
  table.when(lay(0, '6H WIP'));
  table.wait(1_000_000);
  expect(table.state.held).not.toBeNull();
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  expect(table.state.open).not.toBeNull();
});

test('TR-17 no thinking time runs while a turn opens', () => {
  const table = start({ options: { turnSeconds: 20 } });
  table.wait(15);
  expect(table.state.opening).toBeNull();
  table.wait(19);
  expect(table.state.turn).toBe(0);
  table.wait(1);
  expect(table.state.turn).toBe(1);
});

test('a pause of the house shifts the opening', () => {
  const table = start();
  table.wait(10);
  table.away(500);
  table.wait(4);
  expect(table.state.opening).not.toBeNull();
  table.wait(1);
  expect(table.state.opening).toBeNull();
});

test('B-29 a player who resigns no longer holds a turn back; the resigning player’s own turn just ends', () => {
  const table = start();
  table.when({ by: 2, do: 'resign' });
  expect(table.state.opening).toBeNull();

  const own = start();
  own.when(lay(0, '6H WIP'));
  own.when({ by: 0, do: 'resign' });
  expect(own.state).toMatchObject({ turn: 1, held: null });
  expect(own.state.board[7]).toBe('.....WONEN.....');
});
