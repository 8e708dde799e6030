/** What a German word is a form of: the endings of nouns, verbs and adjectives taken off, where the base is a known word. */
import type { DictionaryEntry } from './ding.ts';

const NOUN_ENDINGS = ['S', 'ES', 'N', 'EN', 'E', 'ER', 'ERN', 'SE', 'SEN', 'NEN'];
const VERB_ENDINGS = ['E', 'ST', 'EST', 'T', 'ET', 'TE', 'TEST', 'TEN', 'TET', 'ETE', 'ETEST', 'ETEN', 'ETET', 'END'];
const ADJECTIVE_ENDINGS = ['E', 'EM', 'EN', 'ER', 'ES'];
const DEGREES = ['', 'ER', 'ST', 'EST'];
const PARTICIPLE = /(END|T|EN)$/;

/** The first entry of a word in a class. */
export type FindEntry = (word: string, wanted: DictionaryEntry['class']) => DictionaryEntry | undefined;

export function baseOf(word: string, find: FindEntry, isNoun: boolean): DictionaryEntry | null {
  const stems = (endings: readonly string[]) =>
    endings
      .filter((end) => word.endsWith(end) && word.length - end.length >= 2)
      .map((end) => word.slice(0, word.length - end.length));
  const ofClass = (bases: readonly string[], wanted: DictionaryEntry['class']) =>
    bases.map((base) => find(base, wanted)).find(Boolean) ?? null;
  if (isNoun) {
    const plain = stems(NOUN_ENDINGS).flatMap((stem) => [stem, withoutUmlaut(stem)]);
    // A noun made of an infinitive: das Gehen, des Gehens.
    return ofClass(plain, 'noun') ?? ofClass([word, ...stems(['S'])], 'verb');
  }
  const verbs = [...stems(VERB_ENDINGS), word].flatMap((stem) => [`${stem}EN`, `${stem}N`]);
  const verb = ofClass(verbs, 'verb');
  if (verb) return verb;
  const adjectives = stems(ADJECTIVE_ENDINGS).flatMap((stem) =>
    DEGREES.filter((degree) => stem.endsWith(degree)).map((degree) => stem.slice(0, stem.length - degree.length)),
  );
  const adjective = ofClass([...adjectives, ...adjectives.map(withoutUmlaut)], 'adjective');
  if (adjective) return adjective;
  // Inflected participles: gehende, gemachter.
  const participle = stems(ADJECTIVE_ENDINGS).filter((stem) => PARTICIPLE.test(stem));
  return (
    participle
      .map((stem) => find(stem, 'verb') ?? baseOf(stem, find, false))
      .find((entry) => entry?.class === 'verb') ?? null
  );
}

function withoutUmlaut(text: string): string {
  return text.replaceAll(/[ÄÖÜ]/g, (vowel) => ({ Ä: 'A', Ö: 'O', Ü: 'U' })[vowel] ?? vowel);
}
