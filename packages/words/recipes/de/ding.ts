/** Reads Ding's German-English dictionary: base forms with class and meaning, and the forms it lists for them. */
import { foldWord } from '../../src/fold.ts';
import { readInput } from '../inputs.ts';
import { shortMeaning } from '../meanings.ts';
import { readEnglishRanks } from '../ranks.ts';

export interface DictionaryEntry {
  /** As it is written. */
  readonly base: string;
  readonly class: 'noun' | 'verb' | 'adjective' | 'adverb' | null;
  /** In English, short; empty if there is none that can be shown. */
  readonly meaning: string;
}

const CLASSES = [
  [/\{(m|f|n|pl)\}/, 'noun'],
  [/\{v[tir]?\}|\{vt\}|\{vi\}/, 'verb'],
  [/\{adj\}/, 'adjective'],
  [/\{adv\}/, 'adverb'],
] as const;

/** Labels of a register that is not for every table: neither such a word's meaning nor such a translation is shown. */
const COARSE = /\[(vulg|slang|pej|obs|tm|derb)\.?\]|\[(abwertend|former name|frühere Bezeichnung)\]/;
/** Labels of colloquial, figurative and old language: other meanings go first. */
const CASUAL =
  /\[(ugs|coll|humor|übtr|fig|poet|dated|arch|archaic|veraltet|alt|rare|selten|iron|Norddt|Süddt|Bayr)\.?\]/;
const LABEL = /\[[^\]]+\]/g;

/** Drops remarks in brackets and labels of grammar and subject. */
const bare = (text: string) =>
  text
    .replaceAll(/\s*(\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|\/[^/]*\/|<[^>]*>|#[^#]*#)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

interface Ding {
  /** By word as it is laid: its entries, the best one first. */
  readonly bases: ReadonlyMap<string, readonly DictionaryEntry[]>;
  readonly forms: ReadonlyMap<string, DictionaryEntry>;
  /** What the dictionary marks as a trademark. */
  readonly trademarks: ReadonlySet<string>;
}

export function readDing(isPolite: (text: string) => boolean): Ding {
  const rankOf = readEnglishRanks();
  const found = new Map<string, { readonly entry: DictionaryEntry; readonly worth: number }[]>();
  const forms = new Map<string, DictionaryEntry>();
  const trademarks = new Set<string>();
  for (const line of readInput('trans-de-en', 'usr/share/trans/de-en').split('\n')) {
    const [german, english] = line.split(' :: ');
    if (german === undefined || english === undefined || line.startsWith('#')) continue;
    const [heads = '', ...more] = german.split('|');
    const translations = english.split('|', 1)[0] ?? '';
    // A label at the end of the heads is meant for all of them.
    const meaning = COARSE.test(heads) ? '' : meaningOf(translations, isPolite);
    for (const [place, head] of heads.split(';').entries()) {
      const base = bare(head);
      if (!/^\p{L}+$/u.test(base)) continue;
      if (head.includes('[tm]')) trademarks.add(foldWord('de', base));
      const entry = { base, class: CLASSES.find(([mark]) => mark.test(head))?.[1] ?? null, meaning };
      const word = foldWord('de', base);
      const worth =
        (meaning === '' ? -100 : 0) +
        (place === 0 ? 3 : 0) +
        Math.min(more.length, 6) / 2 -
        (CASUAL.test(heads + translations.split(';', 1)[0]) ? 5 : 0) -
        (heads.match(LABEL)?.length ?? 0) / 2 +
        // Of several meanings the plainest one: Ente is a duck before it is a hoax.
        8 / (1 + rankOf(meaning.split(',', 1)[0] ?? '') / 400);
      found.set(word, [...(found.get(word) ?? []), { entry, worth }]);
      if (place > 0) continue;
      for (const part of more) {
        const form = bare(part).replace(/^(er\/sie|ich\/er\/sie|wir\/sie|wir|du|am) /, '');
        const folded = foldWord('de', form);
        if (/^\p{L}+$/u.test(form) && !forms.has(folded)) forms.set(folded, entry);
      }
    }
  }
  const bases = new Map(
    [...found].map(([word, all]) => [
      word,
      all.sort((one, other) => other.worth - one.worth).map(({ entry }) => entry),
    ]),
  );
  return { bases, forms, trademarks };
}

/** Without the objects that the dictionary writes out: use sth., tell sb. */
const plainText = (part: string) =>
  bare(part)
    .replace(/^to /, '')
    .replaceAll(/\s*\b(sth|sb)\.(’s)?(\s*\/\s*(sth|sb)\.)?/g, '')
    .replaceAll('’', "'")
    .trim();

/** Brackets have semicolons inside, too (go {went; gone}); each translation has its own labels. */
function meaningOf(english: string, isPolite: (text: string) => boolean): string {
  const parts = english.replaceAll(/\{[^}]*\}|\([^)]*\)|<[^>]*>/g, ' ').split(';');
  const usable = parts.filter((part) => !COARSE.test(part) && isPolite(bare(part)));
  const plain = usable.filter((part) => !part.includes('['));
  return shortMeaning([...plain, ...usable].map(plainText).filter((text) => /^[\p{L}' -]+$/u.test(text)));
}
