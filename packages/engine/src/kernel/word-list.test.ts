import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lexiconFrom } from './word-list.ts';

test('the walk finds exactly the words of the list', () => {
  const word = fc.string({ unit: fc.constantFrom('A', 'B', 'Ä'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (listed, others) => {
      const lexicon = lexiconFrom({ words: listed });
      for (const text of [...listed, ...others]) {
        const end = [...text].reduce((node, letter) => (node ? lexicon.next(node, letter) : 0), lexicon.root);
        expect(end !== 0 && lexicon.ends(end)).toBe(listed.includes(text));
        expect(lexicon.has(text)).toBe(listed.includes(text));
      }
    }),
  );
});

test('without a list of advised words every word is advised, and no other', () => {
  const lexicon = lexiconFrom({ words: ['EN'] });
  expect([lexicon.isAdvised('EN', { verbs: true }), lexicon.isAdvised('XX', { verbs: true })]).toEqual([true, false]);
});
