import { describe, expect, test } from 'vitest';
import { seedOf } from './chance.ts';
import { commitmentOf, formatSecret, isSecret } from './commitment.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const SETTINGS = { game: 'scrabble-xl-nl', players: 2, options: {} };

const SECRET = formatSecret(Uint8Array.from({ length: 32 }, (_, index) => index));
const OTHER = formatSecret(Uint8Array.from({ length: 32 }, (_, index) => index + 1));

describe('the commitment', () => {
  test('is stable', () => {
    expect(commitmentOf(SECRET)).toBe('ded5e13f029008ab18dc61fd683e79b13ff5b152f4e5c19f7e16fd70210e3d04');
  });

  test('is binding: no other secret has it, not even one bit away', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, index) => index);
    const commitments = Array.from({ length: 256 }, (_, bit) =>
      commitmentOf(formatSecret(bytes.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte)))),
    );
    expect(new Set([...commitments, commitmentOf(SECRET)]).size).toBe(257);
  });

  test('is hiding: it reveals neither the secret nor the seed', () => {
    const shown = commitmentOf(SECRET);
    expect(shown).not.toBe(SECRET);
    expect(shown).not.toBe(hex(seedOf({ secret: SECRET, shares: [] }, SETTINGS)));
    // Every bit depends on the secret: about half of them differ for another one.
    const differing = [...shown].filter((digit, index) => digit !== commitmentOf(OTHER)[index]).length;
    expect(differing).toBeGreaterThan(45);
  });
});

describe('a secret', () => {
  test('is 64 hexadecimal digits in lower case', () => {
    expect(isSecret(SECRET)).toBe(true);
    for (const text of [
      '',
      SECRET.slice(1),
      `${SECRET}0`,
      SECRET.toUpperCase(),
      `${SECRET}\n`,
      SECRET.replace('0', 'g'),
    ]) {
      expect(isSecret(text)).toBe(false);
    }
  });

  test('has 32 bytes', () => {
    expect(() => formatSecret(new Uint8Array(31))).toThrow(RangeError);
    expect(() => formatSecret(new Uint8Array(33))).toThrow(RangeError);
  });
});
