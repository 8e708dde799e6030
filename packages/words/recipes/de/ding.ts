/** Reads Ding's German-English dictionary: base forms with class and meaning, and the forms it lists for them. */
import { foldWord } from '../../src/fold.ts';
import { readInput } from '../inputs.ts';

export interface DictionaryEntry {
  /** As it is written. */
  readonly base: string;
  readonly class: 'noun' | 'verb' | 'adjective' | 'adverb' | null;
  /** In English, short. */
  readonly meaning: string;
}

const CLASSES = [
  [/\{(m|f|n|pl)\}/, 'noun'],
  [/\{v[tir]?\}|\{vt\}|\{vi\}/, 'verb'],
  [/\{adj\}/, 'adjective'],
  [/\{adv\}/, 'adverb'],
] as const;

const LONGEST_MEANING = 60;

/** Drops remarks in brackets and labels of grammar and subject. */
const bare = (text: string) =>
  text
    .replaceAll(/\s*(\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|\/[^/]*\/|<[^>]*>|#[^#]*#)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** By word as it is laid: an entry for each class it has, those where it comes first before those where it is one of several. */
type Ding = ReadonlyMap<string, readonly DictionaryEntry[]>;

export function readDing(): { readonly bases: Ding; readonly forms: ReadonlyMap<string, DictionaryEntry> } {
  const first = new Map<string, DictionaryEntry[]>();
  const further = new Map<string, DictionaryEntry[]>();
  const forms = new Map<string, DictionaryEntry>();
  for (const line of readInput('trans-de-en', 'usr/share/trans/de-en').split('\n')) {
    const [german, english] = line.split(' :: ');
    if (german === undefined || english === undefined || line.startsWith('#')) continue;
    const [heads = '', ...more] = german.split('|');
    const meaning = short(english.split('|', 1)[0] ?? '');
    for (const [place, head] of heads.split(';').entries()) {
      const base = bare(head);
      if (!/^\p{L}+$/u.test(base) || meaning === '') continue;
      const entry = { base, class: CLASSES.find(([mark]) => mark.test(head))?.[1] ?? null, meaning };
      const into = place === 0 ? first : further;
      const known = into.get(foldWord('de', base)) ?? [];
      into.set(foldWord('de', base), [...known, entry]);
      if (place > 0) continue;
      for (const part of more) {
        const form = bare(part).replace(/^(er\/sie|ich\/er\/sie|wir\/sie|wir|du|am) /, '');
        const folded = foldWord('de', form);
        if (/^\p{L}+$/u.test(form) && !forms.has(folded)) forms.set(folded, entry);
      }
    }
  }
  const bases = new Map(first);
  for (const [word, entries] of further) bases.set(word, [...(bases.get(word) ?? []), ...entries]);
  return { bases, forms };
}

function short(english: string): string {
  // Brackets first: they have semicolons inside, too (go {went; gone}).
  const meanings = bare(english)
    .split(';')
    .map((one) => one.trim().replace(/^to /, ''));
  let text = '';
  for (const one of meanings.filter(Boolean)) {
    if (text.length + one.length > LONGEST_MEANING) break;
    text += text === '' ? one : `, ${one}`;
  }
  return text;
}
