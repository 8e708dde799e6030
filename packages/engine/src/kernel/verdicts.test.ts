import { expect, test } from 'vitest';
import { lexiconFromVerdicts, recordVerdicts } from './verdicts.ts';
import { lexiconFrom } from './word-list.ts';

const words = lexiconFrom({ words: ['EN', 'HIRTE', 'HIRTIN', 'HIRTINNEN'], names: ['ANNA'], advised: ['EN'] });

test('B-24 a lexicon that writes down its answers gives the same ones, and they can be repeated without it', () => {
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

test('what was never asked is not written down and not a word', () => {
  expect(recordVerdicts(words).verdicts()).toEqual({});
  expect(lexiconFromVerdicts({}).has('EN')).toBe(false);
});

test('the walk is passed on and leaves no verdict', () => {
  const { lexicon, verdicts } = recordVerdicts(words);
  const end = [...'EN'].reduce((node, letter) => lexicon.next(node, letter), lexicon.root);
  expect(lexicon.ends(end)).toBe(true);
  expect(lexicon.next(end, 'X')).toBe(0);
  expect(verdicts()).toEqual({});
});
