import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf, formatSecret, isSecret, seedFromText, seedOf } from './commitment.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
/** Few characters, so that lists are often nearly alike; quotes and half characters among them. */
const shareLists = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '"', ',', '\\', '\ud800'), maxLength: 3 }), {
  maxLength: 4,
});

const SECRET = formatSecret(Uint8Array.from({ length: 32 }, (_, index) => index));
const OTHER = formatSecret(Uint8Array.from({ length: 32 }, (_, index) => index + 1));

describe('the commitment', () => {
  test('is what it always was', () => {
    expect(commitmentOf(SECRET)).toBe('ded5e13f029008ab18dc61fd683e79b13ff5b152f4e5c19f7e16fd70210e3d04');
  });

  test('binds: no other secret has it, not even one bit away', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, index) => index);
    const commitments = Array.from({ length: 256 }, (_, bit) =>
      commitmentOf(formatSecret(bytes.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte)))),
    );
    expect(new Set([...commitments, commitmentOf(SECRET)]).size).toBe(257);
  });

  test('hides: it is neither the secret nor what the seed is made with', () => {
    const shown = commitmentOf(SECRET);
    expect(shown).not.toBe(SECRET);
    expect(shown).not.toBe(hex(seedOf({ secret: SECRET, shares: [] })));
    // Every bit of it depends on the secret: about half differ from another one's.
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

describe('the seed', () => {
  const seed = (secret: string, ...shares: string[]) => hex(seedOf({ secret, shares }));

  test('is what it always was', () => {
    expect(seed(SECRET)).toBe('445cf8baebc4c11c8a0e0d9e2d8923e837c3fc661f310140badd038b4d594b7a');
    expect(seed(SECRET, 'anna', 'bert')).toBe('e9c426768d1d06dfda409218dc98ac425a3f48e26cb3b42344639f6b0dbd47e3');
    expect(hex(seedFromText('lettertafel'))).toBe('7252f810f56f8786c5630a31dd5e9acf20f0004472ac6e468846901c08cd4413');
  });

  test('comes from the secret and from every share', () => {
    const seeds = [
      seed(SECRET),
      seed(OTHER),
      seed(SECRET, 'anna'),
      seed(OTHER, 'anna'),
      seed(SECRET, 'anna', 'bert'),
      seed(SECRET, 'bert', 'anna'),
      seed(SECRET, 'anna', 'berta'),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('nothing is gained by moving characters between shares', () => {
    const alike = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['abc'],
      ['abc', ''],
      ['', 'abc'],
      ['a","b', 'c'],
      ['a', 'b","c'],
      ['a"', '"bc'],
      ['a\\', 'bc'],
    ];
    expect(new Set(alike.map((shares) => seed(SECRET, ...shares))).size).toBe(alike.length);
  });

  test('any two lists of shares that differ give different seeds', () => {
    fc.assert(
      fc.property(shareLists, shareLists, (one, other) => {
        const isEqual = JSON.stringify(one) === JSON.stringify(other);
        expect(seed(SECRET, ...one) === seed(SECRET, ...other)).toBe(isEqual);
      }),
    );
  });
});
