/** DE-03: discriminating words are out in every way in which a word can be good. */
import { describe, expect, test } from 'vitest';
import { makeExplainer } from './explain.ts';
import { wordsFromLetters, wordsOf } from './graph/queries.ts';
import { wordsInFamilies } from './graph/word-families.ts';
import { hasWord } from './graph/word-graph.ts';
import { reasonInFamilies } from './hand-list.ts';
import { importList } from './import-list.ts';
import { makeLexicon } from './lexicon.ts';
import { loadList } from './node.ts';
import { makeHouseList, makeOwnList } from './own-list.ts';

const german = loadList('de');
const dutch = loadList('nl');
const strictDutch = makeLexicon(dutch, { discriminating: 'out' });

const split = (text: string) => text.trim().split(/\s+/);

/** Slurs as one may meet them: some are in the lists, others are compounds and forms that no list has. */
const SLURS = {
  de: split(`NEGER NEGERIN KANAKE KANACKEN ITAKERN MOHR MOHRENKOPF ZIGEUNERIN ENDLÖSUNG TUNTIGER UNTERMENSCHEN
    BUSCHNEGER NEGERPÜPPCHEN SCHOKONEGERLEIN KANAKENSLANG ZIGEUNERGULASCH DRECKSITAKER MOHRENWÄSCHE ENDLÖSUNGSPLAN`),
  nl: split(`NEGER NEGERIN ZIGEUNERKIND POLAKKEN SPLEETOOG LESBO BOSNEGERDORP
    STADSNEGERTJE NEGERPOP HALFBLOEDJES ZIGEUNERSCHNITZEL ROODHUIDENKAMP ZAMBO GESMOUSD NIKKERTJES KROESKOPJE`),
};
/** Words that only look like them. */
const INNOCENT = {
  de: split('MOHRRÜBE MOHRENFALTER ESKIMOTIEREN KRÜPPELWALMDACH KRÜPPELKIEFERN MONGOLEI TUNNEL PHONEGERÄT'),
  nl: split('NEGEREN NEGERENDE NEGERING NEGERIJ RUIGPOOTBUIZERD SMOUSHONDJE KAFFERBUFFELS KNIKKER DISCIPLINEGERICHT'),
};

function ownFile(language: 'de' | 'nl', words: readonly string[]) {
  const imported = importList(new TextEncoder().encode(words.join('\n')), { language });
  if ('code' in imported) throw new Error(imported.code);
  return imported.file;
}

describe.each([
  ['de', german],
  ['nl', dutch],
] as const)('%s', (language, shipped) => {
  const slurs = SLURS[language];
  const out = { discriminating: 'out' } as const;
  const lexicon = makeLexicon(shipped, out);

  test('in the list, joined, and by walking', () => {
    for (const one of [lexicon, ...(lexicon.withJoined ? [lexicon.withJoined] : [])]) {
      expect(slurs.filter(one.has)).toEqual([]);
      const lines = [...shipped.families.discriminating.keys()].filter((line) => !line.startsWith('-'));
      const left = [...wordsInFamilies(one.graph, lines).values()].flat();
      expect(left.filter((word) => reasonInFamilies(shipped.families.discriminating, word) !== null)).toEqual([]);
      const reached = slurs.filter((word) =>
        one.ends([...word].reduce((node, letter) => one.next(node, letter), one.root)),
      );
      expect(reached).toEqual([]);
    }
  });

  // A play read backwards is looked up in the right order: that is `has` again.
  test('with jokers', () => {
    for (const word of slurs.filter((slur) => slur.length <= 7)) {
      const letters = `${word.slice(0, -1)}?`;
      expect(wordsFromLetters(lexicon.graph, letters, { atLeast: word.length })).not.toContain(word);
    }
  });

  test('as names', () => {
    const names = slurs.map((word) => word.toLowerCase());
    const list = { ...shipped, parts: { ...shipped.parts, names: ownFile(language, names) } };
    expect(slurs.filter(makeLexicon(list, out).isName)).toEqual([]);
    expect(slurs.filter(makeLexicon(list, { discriminating: 'allowed' }).isName)).toEqual(slurs);
  });

  test('in a list of one’s own and in a house list', () => {
    const file = ownFile(language, [...slurs, ...INNOCENT[language]]);
    for (const list of [makeOwnList('club', file, shipped), makeHouseList('home', file, shipped)]) {
      expect(slurs.filter(makeLexicon(list, out).has)).toEqual([]);
      expect(INNOCENT[language].filter((word) => !makeLexicon(list, out).has(word))).toEqual([]);
      expect(slurs.filter((word) => !makeLexicon(list, { discriminating: 'allowed' }).has(word))).toEqual([]);
      const explain = makeExplainer(list, out);
      expect(slurs.map((word) => explain(word).why.code)).toEqual(slurs.map(() => 'discriminating'));
      expect(slurs.filter((word) => hasWord(makeLexicon(list, { discriminating: 'allowed' }).polite, word))).toEqual(
        [],
      );
    }
  });
});

test('with the tile *IN', () => {
  const stems = split('NEGER KANAK MOHR ITAKER ZIGEUNER MULATT POLACK BUSCHNEGER');
  expect(stems.filter(makeLexicon(german).isPersonStem)).toEqual([]);
  expect(makeLexicon(german, { discriminating: 'allowed' }).isPersonStem('NEGER')).toBe(true);
  const lexicon = makeLexicon(german);
  const discriminating = wordsOf(german.parts.stems!.graph)
    .filter((stem) => reasonInFamilies(german.families.discriminating, `${stem}IN`) !== null)
    .filter(lexicon.isPersonStem);
  expect(discriminating).toEqual([]);
  for (const stem of split('TISCHLER HIRT MONGOL')) expect(lexicon.isPersonStem(stem)).toBe(true);
});

test('in lists of one’s own with a rule for *IN', () => {
  const file = ownFile('de', split('NEGER NEGERIN NEGERINNEN HIRT HIRTIN HIRTINNEN'));
  const lexicon = makeLexicon(makeOwnList('club', file, german));
  expect(lexicon.isPersonStem('HIRT')).toBe(true);
  expect(lexicon.isPersonStem('NEGER')).toBe(false);
});

test('Dutch tables have them unless they ask otherwise', () => {
  expect(strictDutch.has('NEGER')).toBe(false);
  expect(makeLexicon(dutch).has('NEGER')).toBe(true);
});
