import { expect, test } from 'vitest';
import { card, lay, tricks } from '../../../testing/trickster.ts';
import type { Card } from './cards.ts';

const THREE: readonly Card[] = ['add-ten', 'double-word', 'triple-word'];

test('TR-06 exactly three cards, all in hand at the start, all used with a play that scores: 10 extra', () => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['IPQ', 'E'], hands: [THREE] });
  table.when(lay(0, '6H WIP', ...THREE));
  table.settle();
  expect(table.state.scores[0]).toBe((15 + 10) * 6 + 10);
  expect(table.state.lastScores[0]).toBe(160);
});

test('TR-06 cards played before laying count as used in the turn', () => {
  const table = tricks({
    board: ['H6 WONEN'],
    racks: ['IPQ', 'E'],
    hands: [['peek-rack', 'free-exchange', 'add-ten']],
    bag: 'SSSSSSSSS',
  });
  table.when(card(0, 'peek-rack', { target: 1 }));
  table.settle();
  table.when(card(0, 'free-exchange', { tiles: 'Q' }));
  table.settle();
  table.when(lay(0, '6H WIP', 'add-ten'));
  table.settle();
  expect(table.state.scores[0]).toBe(25 + 10);
});

test.each<{ what: string; hand: readonly Card[]; use: readonly Card[]; look?: Card; score: number }>([
  { what: 'two cards', hand: ['add-ten', 'double-word'], use: ['add-ten', 'double-word'], score: 50 },
  { what: 'two of three', hand: THREE, use: ['add-ten', 'double-word'], score: 50 },
  {
    what: 'two and one traded for a look',
    hand: THREE,
    use: ['add-ten', 'double-word'],
    look: 'triple-word',
    score: 50,
  },
  { what: 'one', hand: ['add-ten'], use: ['add-ten'], score: 25 },
])('TR-06 no bonus for $what', ({ hand, use, look, score }) => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['IPQ', 'E'], hands: [hand] });
  if (look) table.when({ by: 0, do: 'look', card: look });
  table.when(lay(0, '6H WIP', ...use));
  table.settle();
  expect(table.state.scores[0]).toBe(score);
});

test('TR-06 no bonus when one of the three was made void', () => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['IPQ', 'E'], hands: [THREE, ['cancel-card']] });
  table.when({ by: 1, do: 'accept' });
  table.when(lay(0, '6H WIP', ...THREE));
  table.when(card(1, 'cancel-card', { cancels: 'triple-word' }));
  table.settle();
  expect(table.state.scores[0]).toBe(50);
});

test('TR-06 a cancel-card counts as one of the three in its player’s turn, and a card it saved is not void', () => {
  const hand: Card[] = ['add-ten', 'double-word', 'cancel-card'];
  const table = tricks({ board: ['H6 WONEN'], racks: ['IPQ', 'E'], hands: [hand, ['cancel-card']] });
  table.when({ by: 1, do: 'accept' });
  table.when(lay(0, '6H WIP', 'add-ten', 'double-word'));
  table.when(card(1, 'cancel-card', { cancels: 'double-word' }));
  table.when(card(0, 'cancel-card', { cancels: 'cancel-card' }));
  table.settle();
  expect(table.state.scores[0]).toBe(50 + 10);
});

test('TR-06 no bonus if the player’s cancel-card was cancelled', () => {
  const hand: Card[] = ['add-ten', 'double-word', 'cancel-card'];
  const table = tricks({ board: ['H6 WONEN'], racks: ['IPQ', 'E'], hands: [hand, ['cancel-card', 'peek-rack']] });
  table.when({ by: 1, do: 'accept' });
  table.when(card(1, 'peek-rack', { target: 0 }));
  table.when(card(0, 'cancel-card', { cancels: 'peek-rack' }));
  table.when(card(1, 'cancel-card', { cancels: 'cancel-card' }));
  expect(table.state.peeks).toEqual([{ by: 1, seat: 0 }]);
  table.when(lay(0, '6H WIP', 'add-ten', 'double-word'));
  table.settle();
  expect(table.state.scores[0]).toBe(50);
});

test("TR-06 cards used in others' turns do not count", () => {
  const table = tricks({
    board: ['H6 WONEN'],
    racks: ['IPQ', 'E'],
    hands: [['add-ten', 'double-word', 'peek-rack']],
    turn: 1,
  });
  table.when({ by: 0, do: 'accept' });
  table.when(card(0, 'peek-rack', { target: 1 }));
  table.settle();
  table.when({ by: 1, do: 'pass' });
  table.when(lay(0, '6H WIP', 'add-ten', 'double-word'));
  table.settle();
  expect(table.state.scores[0]).toBe(50);
});

test('TR-06 three cards with a play that loses its dispute earn nothing', () => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['IPQ', 'E'], hands: [THREE] });
  table.when(lay(0, '6H WIP', ...THREE));
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 1, do: 'dispute' });
  expect(table.state.scores).toEqual([0, 0]);
});

test('TR-06 cards returned with their tiles are not used yet', () => {
  const hand: Card[] = ['backwards', 'add-ten', 'double-word'];
  const table = tricks({ board: ['H6 WONEN'], racks: ['IPQ', 'E'], hands: [hand, ['cancel-card']] });
  table.when({ by: 1, do: 'accept' });
  table.when(lay(0, '6H WIP', ...hand));
  table.when(card(1, 'cancel-card', { cancels: 'backwards' }));
  table.when({ by: 0, do: 'accept' });
  expect(table.state.thisTurn.used).toEqual(['backwards']);
  table.when(lay(0, '6H WIP', 'add-ten', 'double-word'));
  table.settle();
  expect(table.state.scores[0]).toBe(50);
});
