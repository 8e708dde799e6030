import { gameById } from '@lettertafel/engine';
import { card, lay, tricks } from '@lettertafel/engine/testing';
import { expect, test } from 'vitest';
import { awaitedAt, botsToAsk } from './bots.ts';

/** Seat 0 has covered a trick square and played the card it took, which seat 1 may still cancel. */
function cardJustPlayed() {
  const table = tricks({
    board: ['I6 AS'],
    racks: ['HNQ', 'EEEEEEE'],
    deck: ['peek-rack'],
    hands: [[], ['cancel-card']],
  });
  for (const seat of table.state.opening?.awaiting ?? []) table.when({ by: seat, do: 'accept' });
  table.when(lay(0, '6H HAN'));
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 0, do: 'take' });
  table.wait(5);
  table.when(card(0, 'peek-rack', { target: 1 }));
  return table;
}

test('a bot whose own card may still be cancelled is not asked until it is settled', () => {
  const table = cardJustPlayed();
  const asked = () => botsToAsk({ game: gameById('trickster-nl'), state: table.state }, (seat) => seat === 0);
  // Its time to take cards runs out before that of the other's answer.
  expect(awaitedAt({ game: gameById('trickster-nl'), state: table.state })).toEqual([0]);
  expect(asked()).toEqual([]);
  table.when({ by: 1, do: 'accept' });
  expect(asked()).toEqual([0]);
});
