import { describe, expect, test } from 'vitest';
import { LEARNT } from './index.ts';
import { UNLEARNT } from './learnt.ts';

describe.each(Object.entries(LEARNT))('the figures of a language without any, beside those of %s', (_, { gains }) => {
  test('are the same within a quarter', () => {
    for (const [bag, deviation] of gains.deviation.entries()) {
      const rough = UNLEARNT.gains.deviation[bag] ?? 0;
      expect(Math.abs(rough - deviation), `${bag} tiles`).toBeLessThan(deviation / 4);
    }
  });
});
