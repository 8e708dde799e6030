import { describe, expect, test } from 'vitest';
import { lookAlike } from './names.ts';

describe('one look, one name', () => {
  test.each([
    ['Oost', 'oost', 'case'],
    ['Oost', 'O o s t', 'gaps'],
    ['Oost', 'O.o-s_t', 'signs between'],
    ['Oost', 'Ööst', 'accents'],
    ['Oost', 'O\u0335ost', 'a combining stroke'],
    ['Oost', 'O\u034fost', 'a combining joiner that is not drawn'],
    ['Oost', 'Oo\ufe0fst', 'a variation selector'],
    ['Oost', 'Oo\u3164st', 'a filler'],
    ['Oost', '0ost', 'a digit'],
    ['Oost', 'Оost', 'a Cyrillic capital'],
    ['Oost', 'оost', 'a Cyrillic letter'],
    ['Oost', 'ΟΟst', 'Greek capitals'],
    ['Oost', 'օost', 'an Armenian letter'],
    ['Oost', 'ᴏᴏꜱᴛ', 'small capitals'],
    ['Oost', '𝓞𝓸𝓼𝓽', 'mathematical letters'],
    ['Oost', 'Ｏｏｓｔ', 'wide letters'],
    ['Oost', 'Ⓞⓞⓢⓣ', 'letters in circles'],
    ['Hanna', 'Ηanna', 'a Greek capital that is no n'],
    ['nora', 'ηοrα', 'small Greek letters'],
    ['Noord', 'Νoord', 'a Greek capital that is no v'],
    ['West', 'VVest', 'two letters for one'],
    ['Stil', 'StiI', 'a capital i for an l'],
    ['Piet', 'P!et', 'a sign for an i'],
    ['Tom', 'Torn', 'rn for m'],
    ['РОСА', 'POCA', 'a whole word of another script'],
    ['Łukasz', 'Lukasz', 'a stroke'],
    ['Straße', 'Strasse', 'sharp s'],
    ['Þora', 'Pora', 'thorn'],
  ])('%s and %s look the same: %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  test.each([
    ['Oost', 'West'],
    ['Noord', 'Noor'],
    ['Jan', 'Jana'],
    ['Anna', 'Hanna'],
    ['Speler 2', 'Speler 3'],
    ['🐢', '🐇'],
    ['נועה', 'נעמה'],
    ['小明', '小红'],
  ])('%s and %s do not', (one, other) => {
    expect(lookAlike(one, other)).toBe(false);
  });
});
