/** Counting the own cards of a turn. */
import { expect, test } from 'vitest';
import { cardsUsed } from './used.ts';

const entry = (...events: readonly { readonly type: string; readonly [field: string]: unknown }[]) => ({
  number: 0,
  at: 0,
  by: 0,
  events: [...events],
});
const announced = (by: number, ...cards: readonly string[]) => ({
  type: 'announced',
  announcement: { by, cards: cards.map((card) => ({ card, by })) },
});
const closed = (voided: readonly string[] = [], returned: readonly string[] = []) => ({
  type: 'announcement-closed',
  announcement: 0,
  voided,
  returned,
});

test('only the own cards since the own turn began count', () => {
  const log = [
    entry(announced(0, 'peek-rack'), closed()),
    entry({ type: 'turn-began', seat: 0 }),
    entry(announced(1, 'peek-rack'), closed()),
    entry(announced(0, 'steal-tile'), closed()),
  ];
  expect(cardsUsed(log, 0)).toBe(1);
  expect(cardsUsed(log.slice(0, 2), 0)).toBe(0);
});

test('cards that came back with a play that could not lie were not used; one that was void ends the count', () => {
  const log = [entry({ type: 'turn-began', seat: 0 }, announced(0, 'double-word', 'anywhere'))];
  expect(cardsUsed([...log, entry(closed([], ['double-word', 'anywhere']))], 0)).toBe(0);
  expect(cardsUsed([...log, entry(closed(['anywhere'], ['double-word']))], 0)).toBeNull();
});
