import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceAlone, type SharedChance, seedOf } from './chance.ts';
import { formatSecret, seedFromText } from './commitment.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const SETTINGS = { game: 'scrabble-xl-nl', players: 2, options: {} };
const SECRET = formatSecret(Uint8Array.from({ length: 32 }, (_, index) => index));
const OTHER = formatSecret(Uint8Array.from({ length: 32 }, (_, index) => index + 1));
/** Few characters, so that lists are often similar; including quotes and lone surrogates. */
const shareLists = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '"', ',', '\\', '\ud800'), maxLength: 3 }), {
  maxLength: 4,
});

describe('the seed of the first scheme', () => {
  const seed = (secret: string, ...shares: string[]) => hex(seedOf({ secret, shares }, SETTINGS));

  test('is stable', () => {
    expect(seed(SECRET)).toBe('445cf8baebc4c11c8a0e0d9e2d8923e837c3fc661f310140badd038b4d594b7a');
    expect(seed(SECRET, 'anna', 'bert')).toBe('e9c426768d1d06dfda409218dc98ac425a3f48e26cb3b42344639f6b0dbd47e3');
    expect(hex(seedFromText('lettertafel'))).toBe('7252f810f56f8786c5630a31dd5e9acf20f0004472ac6e468846901c08cd4413');
  });

  test('depends on the secret and on every share', () => {
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

describe('the seed of the second scheme', () => {
  const [hash, share] = ['a'.repeat(64), 'b'.repeat(64)];
  const CHANCE: SharedChance = { scheme: 2, secret: SECRET, hashes: [hash, null], shares: [share, null] };

  test('never changes: old games stay verifiable', () => {
    // Computed independently, from the text in docs/fairness.md.
    expect(hex(seedOf(CHANCE, SETTINGS))).toBe('336f152ef60a9b26c978fd762634dec550a331f4afd63ff726e06176f5ca001b');
  });

  test('depends on the secret, every share, every hash and the settings', () => {
    const seeds = [
      seedOf(CHANCE, SETTINGS),
      seedOf({ ...CHANCE, secret: OTHER }, SETTINGS),
      seedOf({ ...CHANCE, shares: [null, null] }, SETTINGS),
      seedOf({ ...CHANCE, shares: [null, share] }, SETTINGS),
      seedOf({ ...CHANCE, hashes: [hash, hash] }, SETTINGS),
      seedOf({ ...CHANCE, hashes: [null, hash] }, SETTINGS),
      seedOf(chanceAlone(SECRET), SETTINGS),
      seedOf(CHANCE, { ...SETTINGS, players: 3 }),
      seedOf(CHANCE, { ...SETTINGS, game: 'trickster-nl' }),
      seedOf(CHANCE, { ...SETTINGS, options: { starter: 1 } }),
      seedOf({ secret: SECRET, shares: [share, ''] }, SETTINGS),
    ].map(hex);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('does not depend on the order of options', () => {
    const seed = (options: object) => hex(seedOf(CHANCE, { ...SETTINGS, options: { ...options } }));
    expect(seed({ pace: 'live', starter: 1 })).toBe(seed({ starter: 1, pace: 'live' }));
  });
});
