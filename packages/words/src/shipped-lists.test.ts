import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeExplainer } from './explain.ts';
import { wordsOf, wordsOfLength } from './graph/queries.ts';
import { hasWord } from './graph/word-graph.ts';
import { parseFamilies } from './hand-list.ts';
import { LANGUAGES, type Language } from './language.ts';
import { WORD_LANGUAGES } from './languages/index.ts';
import { makeLexicon } from './lexicon.ts';
import { listInfo } from './list-info.ts';
import { loadLexicon, loadList } from './node.ts';
import { listId } from './word-list.ts';

const dutch = loadLexicon('nl');
const german = loadLexicon('de');
const split = (text: string) => text.trim().split(/\s+/);

describe('the Dutch list', () => {
  test('has every word laid in the examples of the booklets', () => {
    const laid = split(`
      TREIN TREINEN SNELTREINEN SNOET ZIE ZE IN DEUR ZIER ADELAARS WIP WONEN BEWONEND JE UH KU OVERKUIP ER RE AS AR RA ES OS
      DO VEL SOP ZON VER TIN SOEPEL SLAG RADIO OOR KLEED KETEN EN VELG VELD VEER UITGANG UIT TOP TAFEL SCHOENVETER ROOD RING
      POES PLAAT PATIOTUIN PAN OVEREENKOMST OP MEERMALEN MAAT KOKSMAAT KOK KEER KA INTRODUCTIEKORTING HOUTEN
      HETELUCHTVERWARMING GANG ARBEID WARM VOORUITGANG VOORBEELD VOER VIN VETE VELGEN UITVOER TUIN TOR TIK TIEN TEKENTAFEL
      TEER TAFELKLEED TAALKUNDE STOP STER STEP SOEP SNOEP SLA SCHOEN RUN RINGSLANG RELING RABAT POEDERKOFFIE PLAATS PIANO
      PELOTON PA OZON OPENBAAR OPEN OORD NA MENEER MAND MAN MAAR LUCHT LOT LIEVELING LERING LEER LAST KORAAL KOFFER KOETS KOE
      KEERPUNT KAT KANTOOR KANT IO HUT HENGST HEN EER DROOM DOOR DEEG DAL BUITEN BROOD BESTAND BEST BEKEND BEK BEELD
      ARBEIDSOVEREENKOMST AL GIET`);
    expect(laid.filter((word) => !dutch.has(word))).toEqual([]);
  });

  test('XL-04 has no names, abbreviations, or words that lost their apostrophe', () => {
    const wrong = split(
      'AMSTERDAM BIJV NV FOTOS BABYS CAMERAS PERSFOTOS AUTOS OMAS CD TV NGO ZWEDEN GROENLAND ROBERT VERASSEND',
    );
    expect(wrong.filter((word) => dutch.has(word))).toEqual([]);
  });

  test('XL-05 has words written with an apostrophe or a hyphen in a part of their own', () => {
    const joined = split('FOTOS BABYS OMAS MEEETEN NAAPEN TVGIDS HORSDOEUVRE TAXIS EMAILEN EXCOLLEGAS ENTRACTE XAS');
    expect(joined.filter((word) => dutch.has(word))).toEqual([]);
    expect(joined.filter((word) => !dutch.withJoined?.has(word))).toEqual([]);
    expect(dutch.withJoined?.has('TREIN')).toBe(true);
    // Letters, initialisms, names and phrases stay out (XL-04).
    const wrong = split('BS TVS CDS FJE DORANGE ANNAS GORETEX KOMTIE MN ADHOC VMBOT');
    expect(wrong.filter((word) => dutch.withJoined?.has(word))).toEqual([]);
    expect(dutch.withJoined?.id).not.toEqual(dutch.id);
    expect(german.withJoined).toBeNull();
  });

  test('TR-07 has 92 two-letter words', () => {
    expect(wordsOfLength(dutch.graph, 2)).toEqual(
      split(`AA AD AF AH AI AL AM AR AS AT AU BA BI BO BR CO DE DO EB EG EH EI EL EN ER ES ET EX FA GA GE GO HA HE HM HO HU IA ID IE
        IK IN IO IS JA JE JU KA KS KU LA LI MA ME MI MU NA NO NU OF OH OI OM ON OP OS PA PF PI PO PU RA RE RI SA SI ST TE TI TU
        UH UI UK UP UT UW VA WE XI YO ZE ZO`),
    );
  });

  test('TR-19 knows names, and names that are words too', () => {
    for (const name of split('AMSTERDAM ROBERT IJSLAND AMSTERDAMMER IKEA FANTA NUTELLA'))
      expect(dutch.isName(name)).toBe(true);
    for (const word of split('TREIN NAVO FOTOS KERKWEG')) expect(dutch.isName(word)).toBe(false);
  });

  test('R-16 advises against plurals, diminutives and verbs, unless a word can be read otherwise', () => {
    const advised = (word: string) => dutch.isAdvised(word, { verbs: false });
    expect(split('MINT AR EB EG KAT TREIN ROOD ER ZELFS GROENTELA').filter((word) => !advised(word))).toEqual([]);
    expect(split('KATTEN KATJE LOOPT GIET LOPEN TREINEN TREINTJES GING AMSTERDAM').filter(advised)).toEqual([]);
    expect(dutch.isAdvised('LOOPT', { verbs: true })).toBe(true);
    expect(dutch.isAdvised('KATJE', { verbs: true })).toBe(false);
  });

  test('advice works without the class data under the GPL, less exactly', () => {
    const plain = loadLexicon('nl', { parts: ['words'] });
    for (const word of split('KAT TREIN ROOD')) expect(plain.isAdvised(word, { verbs: false })).toBe(true);
    for (const word of split('KATTEN KATJE LOOPT GIET')) expect(plain.isAdvised(word, { verbs: false })).toBe(false);
    expect(plain.isName('AMSTERDAM')).toBe(false);
  });
});

describe('the German list', () => {
  test('has every word laid in the examples of the booklet', () => {
    const laid =
      split(`GRÜNDE AUSLASTUNG LAST HASE HUND MAUS UM NA DU HEXE TOR TORE BITTEN EIFER ANDERE BAURECHT HIRT HIRTE
      TISCHLER ITALIENER WÄHLER ASTRONAUT`);
    expect(laid.filter((word) => !german.has(word))).toEqual([]);
  });

  test('DE-03 has no names and abbreviations, and keeps words that only look like names', () => {
    expect(split('BAURE BERLIN HANS PKW DVD SMS DEUTSCHLAND PORSCHE ANTI AMSTERDAM').filter(german.has)).toEqual([]);
    const kept = split(
      'WELT NIPPES TARSUS LORIS SHIRAZ BORDEAUX LENIS SUKKURS PSCHT POLEN KIEL HALBSCHWESTER FÖRDERPROGRAMM',
    );
    expect(kept.filter((word) => !german.has(word))).toEqual([]);
  });

  test('has 77 two-letter words', () => {
    expect(wordsOfLength(german.graph, 2)).toEqual(
      split(`AA AB AD AH AI AM AN AR AS AU BI BÖ DA DO DU EH EI ER ES ET EX EY FA GO HA HE HI HM HO HU HÄ HÜ ID IM IN IX JA JE
        LA MI MY NA NE NU NY NÖ OB OD OH ON OS PI PO QI RE SI SO ST SÄ TI TU TÖ UD UH UI UL UM UR UZ WO XI ZU ÄH ÄS ÖD ÖL
        ÜB`),
    );
  });

  test('DE-06 knows the stems of person nouns and no others', () => {
    const stems =
      split(`TISCHLER ITALIENER WÄHLER ASTRONAUT HIRT SERB GEFÄHRT FRANZÖS ÄRZT BÄUER BAUER FRANZOS SCHWAGER SACHS
      FRANK WEINBAUER SCHWAB`);
    expect(stems.filter((stem) => !german.isPersonStem(stem))).toEqual([]);
    expect(
      split('TERM KAM BERL DAR HIER LÖW HÜND BEN MEDIZ A ARZT KOCH GRAF KAMMER NARR GOTT TOR HUND').filter(
        german.isPersonStem,
      ),
    ).toEqual([]);
  });

  test('DE-03 discriminating words are invalid unless the option allows them', () => {
    const list = loadList('de');
    const [word] = [...list.discriminating.keys()] as [string];
    expect(german.has(word)).toBe(false);
    expect(makeLexicon(list, { discriminating: 'allowed' }).has(word)).toBe(true);
    expect([...list.discriminating.keys()].filter(german.has)).toEqual([]);
    expect(listId(list, 'allowed').checksum).not.toBe(german.id.checksum);
  });

  test('the block list also works for Dutch on request', () => {
    const list = loadList('nl');
    const strict = makeLexicon(list, { discriminating: 'out' });
    const blocked = [...list.discriminating.keys()];
    expect(blocked.filter(strict.has)).toEqual([]);
    expect(blocked.filter((word) => !dutch.has(word))).toEqual([]);
    expect(strict.graph.wordCount).toBe(dutch.graph.wordCount - blocked.length);
  });
});

describe.each(LANGUAGES)('the shipped list %s', (language) => {
  const list = loadList(language);

  test('is what its manifest says, part by part', () => {
    const found = Object.entries(list.parts).map(([part, { graph, checksum }]) => [
      part,
      { words: graph.wordCount, checksum },
    ]);
    expect(Object.fromEntries(found)).toEqual(list.manifest.parts);
  });

  test('has words of the right length only', () => {
    const words = wordsOf(list.parts.words.graph);
    expect(words.length).toBe(list.parts.words.graph.wordCount);
    expect(words.filter((word) => word.length < 2 || word.length > WORD_LANGUAGES[language].longestWord)).toEqual([]);
  });

  test('common words are words', () => {
    const common = wordsOf(list.parts.common!.graph);
    expect(common.length).toBeGreaterThan(5000);
    expect(common.filter((word) => !hasWord(list.parts.words.graph, word))).toEqual([]);
  });

  test('discriminating and vulgar words with a line of their own are words of the list', () => {
    const lines = ['discriminating', 'vulgar'].flatMap((name) => [
      ...parseFamilies(readFileSync(join(import.meta.dirname, '..', 'data', language, `${name}.txt`), 'utf8')).keys(),
    ]);
    // A family may be there for words that only other lists have.
    const words = lines.filter((line) => /^\p{Lu}+$/u.test(line));
    expect(words.filter((word) => !hasWord(list.parts.words.graph, word))).toEqual([]);
  });

  test('children’s words are valid, and none of them is vulgar or discriminating', () => {
    const child = wordsOf(list.parts.child!.graph);
    expect(child.length).toBeGreaterThan(3000);
    expect(child.filter((word) => !hasWord(list.parts.words.graph, word))).toEqual([]);
    expect(child.filter((word) => list.vulgar.has(word) || list.discriminating.has(word))).toEqual([]);
    expect(['QI', 'UD', 'KS'].filter((word) => child.includes(word))).toEqual([]);
  });

  test('a lexicon counts children’s words as common, if they are installed', () => {
    const { child, ...parts } = list.parts;
    const children = wordsOf(child!.graph);
    const { common } = makeLexicon(list);
    expect(children.filter((word) => !hasWord(common!, word))).toEqual([]);
    const without = makeLexicon({ ...list, parts });
    expect(without.child).toBeNull();
    expect(wordsOf(without.common!)).toEqual(wordsOf(list.parts.common!.graph));
    expect(children.some((word) => !hasWord(without.common!, word))).toBe(true);
  });

  test('words laid by bots: those reviewed as good or doubtful are valid, those reviewed as wrong are not', () => {
    const text = readFileSync(join(import.meta.dirname, '..', 'laid', `${language}.txt`), 'utf8');
    const rows = text.split('\n').flatMap((line) => (/^\p{Lu}/u.test(line) ? [line.split(/ {2}/)] : []));
    expect(rows.length).toBeGreaterThan(4000);
    const has = (word: string) => hasWord(list.parts.words.graph, word);
    expect(rows.filter(([word, verdict]) => has(word!) !== (verdict !== 'wrong'))).toEqual([]);
  });

  test('every word of two to four letters has been reviewed', () => {
    const text = readFileSync(join(import.meta.dirname, '..', 'recipes', language, 'short.txt'), 'utf8');
    const good = text.split('\n').flatMap((line) => /^(\p{Lu}+) {2}good {2}\S/u.exec(line)?.[1] ?? []);
    const short = wordsOf(list.parts.words.graph).filter((word) => word.length <= 4);
    expect(good.sort()).toEqual(short.sort());
  });

  test('rejected words are invalid, and have a reason', () => {
    const { graph, values } = list.parts.rejected!;
    const rejected = wordsOf(graph);
    expect(rejected.filter((word) => hasWord(list.parts.words.graph, word))).toEqual([]);
    expect([...values!].filter((value) => list.manifest.reasons[value] === undefined)).toEqual([]);
  });

  test('every number beside a word names a source', () => {
    const numbers = new Set([...list.parts.words.values!].map((value) => value >> 6));
    for (const number of numbers) expect(list.manifest.sources[number]).toBeDefined();
  });

  test('walking the lexicon reaches its words', () => {
    const lexicon = makeLexicon(list);
    for (const word of ['ER', 'LAST', 'PIANO']) {
      const end = [...word].reduce((node, letter) => lexicon.next(node, letter), lexicon.root);
      expect(lexicon.ends(end)).toBe(true);
      expect(lexicon.ends(lexicon.next(end, '#'))).toBe(false);
    }
    expect(lexicon.next(0, 'A')).toBe(0);
    expect(lexicon.ends(0)).toBe(false);
  });

  test('reports its counts, sources and licences', () => {
    const info = listInfo(loadList(language));
    expect(info).toMatchObject({ language, name: 'open', version: list.manifest.version });
    expect(info.checksum).toMatch(/^[0-9a-f]{16}$/);
    expect(info.counts.words).toBe(list.parts.words.graph.wordCount);
    expect(Object.values(info.lengths).reduce((sum, n) => sum + n, 0)).toBe(info.counts.words);
    expect(info.licences.length).toBeGreaterThan(0);
  });
});

describe('why a word is good or not', () => {
  const explain = (language: Language, words: readonly string[]) => words.map(makeExplainer(loadList(language)));

  test('Dutch', () => {
    const verdicts = explain('nl', [
      'trein',
      'AMSTERDAM',
      'fotos',
      'OVERKUIP',
      'NV',
      'ZWEDEN',
      'XQXQX',
      'A',
      'VERASSEND',
      '3D',
    ]);
    expect(verdicts).toEqual([
      {
        word: 'TREIN',
        good: true,
        class: 'noun',
        classes: ['noun'],
        common: true,
        why: { code: 'listed', source: 'OpenTaal word list (Debian wdutch) 2.20.19' },
      },
      { word: 'AMSTERDAM', good: false, name: true, why: { code: 'name' } },
      { word: 'FOTOS', good: false, joined: true, why: { code: 'apostrophe' } },
      {
        word: 'OVERKUIP',
        good: true,
        class: 'noun',
        classes: ['noun'],
        why: { code: 'listed', source: 'Lettertafel, by hand 1' },
      },
      { word: 'NV', good: false, why: { code: 'abbreviation' } },
      { word: 'ZWEDEN', good: false, name: true, why: { code: 'blocked', reason: 'a country', kind: 'name' } },
      { word: 'XQXQX', good: false, why: { code: 'unknown' } },
      { word: 'A', good: false, why: { code: 'too-short' } },
      { word: 'VERASSEND', good: false, why: { code: 'spelling' } },
      { word: '3D', good: false, why: { code: 'not-letters' } },
    ]);
  });

  test('German', () => {
    expect(explain('de', ['Hund', 'Baure', 'Schwuchtel', 'Donaudampfschifffahrt'])).toEqual([
      {
        word: 'HUND',
        good: true,
        common: true,
        why: { code: 'listed', source: 'german-wordlist by enz and hippler (Debian tanglet-data) 1.6.3' },
      },
      {
        word: 'BAURE',
        good: false,
        why: { code: 'blocked', reason: 'no word: the booklet has it laid by mistake', kind: 'other' },
      },
      { word: 'SCHWUCHTEL', good: false, why: { code: 'discriminating', reason: 'slur for gay men' } },
      { word: 'DONAUDAMPFSCHIFFFAHRT', good: false, why: { code: 'too-long' } },
    ]);
  });
});

describe('samples that were reviewed word by word', () => {
  const rows = (name: string) =>
    readFileSync(join(import.meta.dirname, '..', 'samples', `${name}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(/ {2}/) as [string, string, string?]);
  const share = (name: string, verdict: string) => {
    const all = rows(name);
    return all.filter((row) => row[1] === verdict).length / all.length;
  };

  test.each([
    ['nl-words', dutch],
    ['de-words', german],
  ])('%s: 500 words, at least 99 % look like words', (name, lexicon) => {
    expect(rows(name).length).toBe(500);
    expect(share(name, 'good')).toBeGreaterThanOrEqual(0.99);
    expect(rows(name).filter(([word, verdict]) => verdict === 'good' && !lexicon.has(word))).toEqual([]);
  });

  test('nl-advised: 300 allowed words, at most 2 % plurals, diminutives or verb forms', () => {
    expect(rows('nl-advised').length).toBe(300);
    expect(share('nl-advised', 'wrong')).toBeLessThanOrEqual(0.02);
    const gone = rows('nl-advised').filter(([word]) => !dutch.isAdvised(word, { verbs: false }));
    expect(gone.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ['nl-other', dutch],
    ['de-other', german],
  ])('%s: of 500 words of another source at least 95 % of the common ones are in', (name, lexicon) => {
    const missing = rows(name).filter(([word]) => !lexicon.has(word));
    const common = missing.filter(([, , why]) => why?.includes('common'));
    expect(rows(name).length).toBe(500);
    expect(common.length / (500 - missing.length + common.length)).toBeLessThanOrEqual(0.05);
    expect(missing.length / 500).toBeLessThanOrEqual(0.06);
  });
});
