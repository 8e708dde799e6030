import { expect, test } from 'vitest';
import { lexiconFromVerdicts, recordVerdicts } from './verdicts.ts';
import { lexiconFrom } from './word-list.ts';

const words = lexiconFrom({ words: ['EN', 'HIRTE', 'HIRTIN', 'HIRTINNEN'], names: ['ANNA'], advised: ['EN'] });

test('B-24 a recording lexicon gives the same answers, and they can be replayed without it', () => {
  const recorded = recordVerdicts(words);
  const ask = (lexicon: typeof words) => [
    lexicon.has('EN'),
    lexicon.has('XX'),
    lexicon.isName('ANNA'),
    lexicon.isName('EN'),
    lexicon.isAdvised('EN', { verbs: true }),
    lexicon.isAdvised('HIRTE', { verbs: false }),
    lexicon.isPersonStem('HIRT'),
    lexicon.isPersonStem('EN'),
  ];
  const answers = ask(recorded.lexicon);
  expect(answers).toEqual([true, false, true, false, true, false, true, false]);
  expect(ask(lexiconFromVerdicts(recorded.verdicts()))).toEqual(answers);
  expect(recorded.verdicts()).toEqual({
    has: { EN: true, XX: false },
    isName: { ANNA: true, EN: false },
    isAdvised: { EN: true, HIRTE: false },
    isPersonStem: { HIRT: true, EN: false },
  });
});

test('a word that was never looked up is not recorded, and is not valid', () => {
  expect(recordVerdicts(words).verdicts()).toEqual({});
  expect(lexiconFromVerdicts({}).has('EN')).toBe(false);
});

test('walking the word graph records no verdict', () => {
  const { lexicon, verdicts } = recordVerdicts(words);
  const end = [...'EN'].reduce((node, letter) => lexicon.next(node, letter), lexicon.root);
  expect(lexicon.ends(end)).toBe(true);
  expect(lexicon.next(end, 'X')).toBe(0);
  expect(verdicts()).toEqual({});
});
