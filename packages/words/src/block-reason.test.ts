import { expect, test } from 'vitest';
import { readBlockReason } from './block-reason.ts';

test.each([
  ['only in à la carte', 'phrase', 'à la carte'],
  ['only in names', 'name', undefined],
  ['a town or part of one', 'name', undefined],
  ['genitive of a name', 'name', undefined],
  ['abbreviation, read letter by letter', 'abbreviation', undefined],
  ['bare stem of the speller: the noun is -bekken', 'stem', undefined],
  ['slip', 'other', undefined],
])('%s is a reason of the kind %s', (reason, kind, phrase) => {
  const read = readBlockReason(reason);
  expect([read.kind, read.phrase]).toEqual([kind, phrase]);
});
