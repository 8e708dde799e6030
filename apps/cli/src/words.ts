/** Word lists for the commands: shipped lists, a user's own, or a plain file; and `lettertafel words`. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GameId, type Lexicon, lexiconFrom } from '@lettertafel/engine';
import {
  type GraphFile,
  type ImportRefusal,
  importList,
  isLanguage,
  LANGUAGES,
  type Language,
  languageOf,
  listInfo,
  makeExplainer,
  makeOwnList,
  type Why,
  type WordGraph,
  type WordList,
  type WordVerdict,
} from '@lettertafel/words';
import {
  importListFile,
  loadExplained,
  loadLexicon,
  loadList,
  loadOwnList,
  ownListNames,
} from '@lettertafel/words/node';
import { InputError } from './input.ts';
import { SHIPPED } from './shipped.ts';

/** The shipped list of a language; null if the name is not a language. */
export function wordList(name: string): Lexicon | null {
  return isLanguage(name) ? loadLexicon(name, { folder: SHIPPED.words }) : null;
}

/** A list by name or file (one word per line); default: the list of the game's language. */
export function lexiconFor(game: GameId, asked: string = languageOf(game)): Promise<Lexicon> {
  return lexiconNamed(asked);
}

/** A list by name, else a file with one word per line. */
export async function lexiconNamed(asked: string): Promise<Lexicon> {
  const list = wordList(asked);
  if (list) return list;
  try {
    const text = await readFile(asked, 'utf8');
    return lexiconFrom({ words: text.split(/\r?\n/).map((word) => word.trim().toUpperCase()) });
  } catch {
    throw new InputError(`--lexicon: no word list and no file called ${JSON.stringify(asked)}`);
  }
}

export function shippedList(language: Language): WordList {
  return loadList(language, { folder: SHIPPED.words });
}

/** Like `lexiconFor`, in the form that bots need, with the names of the game's language. */
export function listForBots(game: GameId, asked: string = languageOf(game)): WordList {
  if (isLanguage(asked)) return shippedList(asked);
  return makeOwnList('file', importedFile('--lexicon', asked, languageOf(game)), shippedList(languageOf(game)));
}

/** The graph of a shipped list, or of a file with one word per line. */
export function wordGraph(words: string, language: Language): WordGraph {
  if (isLanguage(words)) return loadLexicon(words, { folder: SHIPPED.words }).graph;
  return importedFile('--words', words, language).graph;
}

/** A shipped list determines its alphabet; for a file it must be given. */
export function lettersOf(words: string, letters: string = LANGUAGES[0]): Language {
  const language = isLanguage(words) ? words : letters;
  if (!isLanguage(language))
    throw new InputError(`--letters: ${JSON.stringify(language)} is none of ${LANGUAGES.join(', ')}`);
  return language;
}

/** The words of a shipped list, or of a file with one word per line, in stored form. */
export function graphFile(words: string, language: Language): GraphFile {
  return isLanguage(words) ? shippedList(words).parts.words : importedFile('--words', words, language);
}

function importedFile(flag: string, file: string, language: Language): GraphFile {
  const bytes = withReason(`${flag}: cannot read ${file}`, () => readFileSync(file));
  const imported = importList(bytes, { language, skipBadLines: true });
  if ('code' in imported) throw new InputError(describe(file, imported));
  return imported.file;
}

export interface CheckFlags {
  readonly data: string;
  readonly joined?: boolean;
  readonly json?: boolean;
}

/** Verdicts of a shipped list (`nl`), or of the user's own list (`nl:club`). */
export function checkWords(
  asked: string,
  words: readonly string[],
  { data, joined = false }: CheckFlags,
): WordVerdict[] {
  const [named = '', name] = asked.split(':', 2);
  const language = languageNamed(named);
  const list = name === undefined ? shippedList(language) : ownList(join(data, 'words'), language, name);
  return words.map(makeExplainer(list, { joined, explainWord: loadExplained(language, SHIPPED.words) }));
}

function ownList(folder: string, language: Language, name: string): WordList {
  const list = loadOwnList(folder, language, name, SHIPPED.words);
  if (list) return list;
  const known = ownListNames(folder, language);
  const there = known.length > 0 ? `there are ${known.join(', ')}` : 'there is none yet';
  throw new InputError(`no list of your own is called ${JSON.stringify(name)} in ${folder}; ${there}`);
}

const WHY_OUT: Readonly<Record<Exclude<Why['code'], 'listed' | 'blocked' | 'discriminating'>, string>> = {
  name: 'it is only written with a capital',
  apostrophe: 'it is written with an apostrophe',
  hyphen: 'it is written with a hyphen',
  abbreviation: 'it is an abbreviation',
  spelling: 'it is a misspelling',
  unknown: 'it is not in the list',
  'not-letters': 'it contains other characters than letters',
  'too-short': 'it is too short',
  'too-long': 'it is too long',
};

/** A verdict as a sentence. */
export function tellVerdict({ word, good, written, formOf, class: kind, meaning, why, joined }: WordVerdict): string {
  const about = [written && `written ${written}`, kind, formOf && `form of ${formOf}`, meaning && `“${meaning}”`];
  const told = about.filter(Boolean).join(', ');
  const reason =
    why.code === 'listed' ? why.source : 'reason' in why ? why.reason : WHY_OUT[why.code as keyof typeof WHY_OUT];
  const option = joined && !good ? '; valid with the option joined (XL-05)' : '';
  return `${word} is ${good ? 'valid' : 'not valid'}: ${reason}${told === '' ? '' : `; ${told}`}${option}.`;
}

export function describeList(language: string) {
  return listInfo(loadList(languageNamed(language), { folder: SHIPPED.words }));
}

export interface ImportFlags {
  readonly language: string;
  readonly name: string;
  readonly data: string;
  readonly skipBadLines?: boolean;
  readonly joinMarks?: boolean;
}

/** Imports a user's own list into the data folder, atomically. */
export function importWords(
  file: string,
  { language, name, data, skipBadLines = false, joinMarks = false }: ImportFlags,
) {
  const options = { language: languageNamed(language), name, skipBadLines, joinMarks };
  const imported = withReason(`cannot import ${file}`, () => importListFile(file, join(data, 'words'), options));
  if ('code' in imported) throw new InputError(describe(file, imported));
  const { words, duplicates, skipped, badLines, file: graph } = imported;
  return { language, name, checksum: graph.checksum, words, duplicates, skipped, badLines };
}

function languageNamed(name: string): Language {
  if (isLanguage(name)) return name;
  throw new InputError(`there is no word list called ${JSON.stringify(name)}; there are ${LANGUAGES.join(', ')}`);
}

/** File system errors (no such file, no permission) are input errors, with their code. */
function withReason<Value>(what: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall ? new InputError(`${what}: ${code}`) : error;
  }
}

const WHY_BAD = {
  'not-letters': 'other characters than letters of the language',
  'too-short': 'too short for a word',
  'too-long': 'too long for a word',
} as const;

function describe(file: string, refusal: ImportRefusal | { readonly code: 'bad-name' }): string {
  switch (refusal.code) {
    case 'bad-name':
      return '--name: expected at most 40 lower-case letters, digits and hyphens, and not `open`';
    case 'bad-lines': {
      const [first] = refusal.lines;
      const others = refusal.count > 1 ? `, and ${refusal.count - 1} more such lines` : '';
      const why = first ? `line ${first.line}: ${WHY_BAD[first.reason]}` : '';
      return `${file}: ${why}${others} (--skip-bad-lines skips them)`;
    }
    case 'too-large':
      return `${file}: larger than ${refusal.limit / 1024 / 1024} MB`;
    case 'too-many-words':
      return `${file}: more than ${refusal.limit} words`;
    case 'control-character':
      return `${file}: line ${refusal.line}: control character; a list is plain text`;
    case 'archive':
      return `${file}: a compressed archive; unpack it first`;
    case 'empty':
      return `${file}: contains no words`;
  }
}
