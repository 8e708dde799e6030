import { expect, test } from 'vitest';
import { card, tricks } from '../../../testing/trickster.ts';

test('TR-07 any card is traded for the good two-letter words until the turn ends; it cannot be cancelled', () => {
  const table = tricks({
    board: ['H6 WONEN'],
    racks: ['IPQ', 'E'],
    hands: [['add-ten'], ['cancel-card']],
    words: ['NU', 'JE', 'WIP', 'Q'],
  });
  table.when({ by: 1, do: 'accept' });
  const events = table.when({ by: 0, do: 'look', card: 'add-ten' });
  expect(events).toEqual([{ type: 'looked', seat: 0, card: 'add-ten', words: ['JE', 'NU'] }]);
  expect(table.state.announced).toEqual([]);
  expect(table.refused(card(1, 'cancel-card', { cancels: 'add-ten' }))).toMatchObject({ code: 'nothing-to-cancel' });
  expect(table.state).toMatchObject({ turn: 0, hands: [[], ['cancel-card']], seen: ['add-ten'] });
  expect(table.state.thisTurn.twoLetterWords).toEqual(['JE', 'NU']);
  table.when({ by: 0, do: 'pass' });
  expect(table.state.thisTurn.twoLetterWords).toBeNull();
});

test('TR-07 only in one’s own turn and with a card in hand', () => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['IP', 'E'], hands: [[], ['add-ten']] });
  table.when({ by: 1, do: 'accept' });
  expect(table.refused({ by: 1, do: 'look', card: 'add-ten' })).toMatchObject({ code: 'not-your-turn' });
  expect(table.refused({ by: 0, do: 'look', card: 'add-ten' })).toMatchObject({ code: 'card-not-held' });
});
