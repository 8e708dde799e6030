import { expect, test } from 'vitest';
import { makeClippedTest } from './clipped.ts';

const spellings = new Map(
  'käm umkäm kommen umkommen hielt fernhielt fernhalten führ führen führend mitführ hatt vorhatt vorhaben bekannt bekanntem bekanntes behüb besäh besähe besähen rüsch rüsche rüschen rüschte'
    .split(' ')
    .map((text) => [text.toUpperCase(), [text]]),
);
const forms = (...pairs: [string, string][]) => new Map(pairs.map(([form, base]) => [form, [base]]));
const isClipped = makeClippedTest(
  {
    verbs: forms(['HIELT', 'halten'], ['FÜHR', 'führen']),
    adjectives: new Map(),
    nouns: new Map(),
    plurals: new Map(),
    participles: new Map(),
    clipped: forms(['KÄM', 'kommen'], ['HIELT', 'halten'], ['HATT', 'haben'], ['BEKANNT', 'bekennen']),
  },
  spellings,
  (text) => text.toUpperCase(),
);

test.each(['KÄM', 'UMKÄM', 'HATT', 'VORHATT', 'BEHÜB', 'BESÄH'])('%s has lost its -e', (word) => {
  expect(isClipped(word)).toBe(true);
});

test.each(['FERNHIELT', 'FÜHR', 'BEKANNT', 'KOMMEN', 'RÜSCH'])('%s is a form of its own', (word) => {
  expect(isClipped(word)).toBe(false);
});
