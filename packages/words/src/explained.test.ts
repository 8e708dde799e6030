import { describe, expect, test } from 'vitest';
import { makeExplainer } from './explain.ts';
import { explainFrom } from './explained.ts';
import { loadExplained, loadList } from './node.ts';

test('words are looked up in sorted lines; the first text that has an entry wins', () => {
  const explain = explainFrom(['AB\ta-b\nBC\t\tB\n', 'AB\tother\t\tnoun\nCD\t\t\t\ta meaning\n']);
  expect(explain('AB')).toEqual({ written: 'a-b', class: 'noun' });
  expect(explain('BC')).toEqual({ formOf: 'B' });
  expect(explain('CD')).toEqual({ meaning: 'a meaning' });
  for (const unknown of ['A', 'ABC', 'ZZ', '']) expect(explain(unknown)).toEqual({});
  expect(explainFrom([])('AB')).toEqual({});
});

test('tables with children are shown only meanings that somebody has read', () => {
  const explainWord = explainFrom([
    'HOND\t\t\tnoun\tdog\tr\nHONDEN\t\thond\tplural\nKAT\t\t\tnoun\tcat\nKATTEN\t\tkat\tplural\n',
  ]);
  const words = ['HOND', 'HONDEN', 'KAT', 'KATTEN'];
  const meanings = (onlyRead: boolean) =>
    words.map(makeExplainer(loadList('nl'), { explainWord, onlyRead })).map(({ meaning = null }) => meaning);
  expect(meanings(false)).toEqual(['dog', 'dog', 'cat', 'cat']);
  expect(meanings(true)).toEqual(['dog', 'dog', null, null]);
});

describe.each([
  ['nl', 'FOTOS', { joined: true, written: "foto's", formOf: 'foto', meaning: 'photo' }],
  ['nl', 'KNIEEN', { written: 'knieën', formOf: 'knie', meaning: 'knee' }],
  ['nl', 'LOOPT', { formOf: 'lopen', class: 'verb' }],
  ['nl', 'TREIN', { class: 'noun', meaning: 'train' }],
  ['nl', 'TELT', { formOf: 'tellen', class: 'verb', meaning: 'count' }],
  ['nl', 'BEREN', { formOf: 'beer', class: 'plural', meaning: 'bear' }],
  ['nl', 'BENT', { formOf: 'zijn', class: 'verb', meaning: 'be' }],
  ['nl', 'GING', { formOf: 'gaan', class: 'verb', meaning: 'go' }],
  ['nl', 'KOCHT', { formOf: 'kopen', class: 'verb', meaning: 'buy' }],
  ['nl', 'LAADPALEN', { formOf: 'laadpaal', class: 'plural' }],
  ['nl', 'GOOIDE', { formOf: 'gooien', class: 'verb', meaning: 'throw' }],
  ['nl', 'VERGELEKEN', { formOf: 'vergelijken', class: 'verb', meaning: 'compare' }],
  ['nl', 'HUIZEN', { formOf: 'huis', class: 'plural', meaning: 'house' }],
  ['nl', 'KINDEREN', { formOf: 'kind', class: 'plural', meaning: 'child' }],
  ['nl', 'ROKEN', { class: 'verb', meaning: 'smoke' }],
  ['nl', 'KANS', { meaning: 'chance' }],
  ['nl', 'ZWARTE', { formOf: 'zwart', class: 'adjective', meaning: 'black' }],
  ['de', 'KAM', { formOf: 'kommen', class: 'verb', meaning: 'come' }],
  ['de', 'IST', { formOf: 'sein', class: 'verb', meaning: 'be' }],
  ['de', 'EIER', { formOf: 'Ei', class: 'noun', meaning: 'egg' }],
  ['de', 'ABGEHOLT', { formOf: 'abholen', class: 'verb' }],
  ['de', 'STIER', { meaning: 'bull' }],
  ['de', 'STRASSE', { written: 'Straße', class: 'noun', meaning: 'street' }],
  ['de', 'GEHST', { formOf: 'gehen', class: 'verb' }],
  ['de', 'ALTEM', { formOf: 'alt', class: 'adjective', meaning: 'old' }],
] as const)('%s %s', (language, word, told) => {
  test('is explained', () => {
    const explain = makeExplainer(loadList(language), { explainWord: loadExplained(language) });
    expect(explain(word)).toMatchObject({
      word,
      ...told,
      ...('meaning' in told && { meaning: expect.stringContaining(told.meaning) }),
    });
  });
});

test('a word of its own is no form of a word that it looks like', () => {
  const explain = makeExplainer(loadList('nl'), { explainWord: loadExplained('nl') });
  const own = 'TREIN VLEES KANS KAARS REUS TOREN HAMSTER INTERNET UIT MAAR ZONDER ECHTER NEGEN UITVOEREN ROKEN';
  for (const noun of own.split(' ')) expect(explain(noun)).not.toHaveProperty('formOf');
});

test('meanings are words, without the grammar of their source', () => {
  expect(loadExplained('de')('GEHEN').meaning).toMatch(/^go\b/);
  expect(loadExplained('de')('SINGEN').meaning).toMatch(/^sing\b/);
});

test('DE-06 a person noun with the tile *IN is judged as the referee does', () => {
  const explain = makeExplainer(loadList('de'), { explainWord: loadExplained('de') });
  for (const word of ['HIRT*', 'HIRT*IN', 'HIRT*NEN', 'HIRT*INNEN', 'BAUER*'])
    expect(explain(word)).toMatchObject({ word, good: true, class: 'noun', why: { code: 'listed' } });
  expect(explain('NEGER*')).toMatchObject({ good: false, why: { code: 'discriminating' } });
  for (const word of ['HUND*', 'HI*', 'HIRT*E']) expect(explain(word)).toMatchObject({ good: false });
  expect(makeExplainer(loadList('nl'))('HERDER*')).toMatchObject({ good: false, why: { code: 'not-letters' } });
});

test('an invalid word is not explained, and missing details are omitted', () => {
  const explain = makeExplainer(loadList('nl'), { explainWord: loadExplained('nl') });
  expect(explain('AMSTERDAM')).not.toHaveProperty('formOf');
  expect(makeExplainer(loadList('nl'), { joined: true })('FOTOS')).toMatchObject({
    good: true,
    why: { code: 'listed' },
  });
  expect(makeExplainer(loadList('nl'))('FOTOS')).toMatchObject({ good: false, why: { code: 'apostrophe' } });
});
