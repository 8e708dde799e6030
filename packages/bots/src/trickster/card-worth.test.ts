import { CARD_NAMES } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { worthsOf } from './card-worth.ts';

describe.each(['weighed', 'timed'] as const)('%s', (cards) => {
  const worths = worthsOf({ cards });

  test.each(CARD_NAMES)('%s is worth less towards the end of the game', (card) => {
    const [early = 0, late = 0, last = 0] = [60, 10, 0].map((bag) => worths.keeping(card, { bag, handSize: 1 }));
    expect(early).toBeGreaterThan(late);
    expect(late).toBeGreaterThan(last);
    expect(last).toBeGreaterThanOrEqual(0);
  });

  test('a full hand keeps less', () => {
    const worth = (handSize: number) => worths.keeping('double-word', { bag: 40, handSize });
    expect(worth(3)).toBeLessThan(worth(2));
  });

  test('the card that helps least is discarded', () => {
    expect(worths.worst(['triple-word', 'peek-rack', 'many-words', 'blank-five'], 40)).toBe('peek-rack');
  });

  test('an unknown card is worth something between the known ones', () => {
    expect(worths.newCard(40)).toBeGreaterThan(worths.keeping('peek-rack', { bag: 40, handSize: 1 }));
    expect(worths.newCard(40)).toBeLessThan(worths.keeping('triple-word', { bag: 40, handSize: 1 }));
  });
});

test('between two bags that were learnt a card is worth something between', () => {
  const { keeping } = worthsOf({ cards: 'timed' });
  const [one = 0, between, other = 0] = [20, 25, 30].map((bag) => keeping('triple-word', { bag, handSize: 1 }));
  expect(between).toBeCloseTo((one + other) / 2);
});
