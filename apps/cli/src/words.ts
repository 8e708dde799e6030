/** Word lists for the commands: those that ship, a user's own, or a plain file; and `lettertafel words`. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameId, type Lexicon, lexiconFrom } from '@lettertafel/engine';
import { type ImportRefusal, isLanguage, LANGUAGES, type Language, listInfo, makeExplainer } from '@lettertafel/words';
import { importListFile, loadLexicon, loadList } from '@lettertafel/words/node';
import { InputError } from './input.ts';

/** The data lies beside the package's sources; this file and the bundle made from it are equally deep in the tree. */
const SHIPPED = fileURLToPath(new URL('../../../packages/words/data', import.meta.url));

/** A script or a table that names no list plays by the one of its game's language. */
export const LANGUAGE_OF: Readonly<Record<GameId, Language>> = {
  'scrabble-xl-nl': 'nl',
  'scrabble-de': 'de',
  'trickster-nl': 'nl',
  'rummikub-sabra': 'nl',
  'rummikub-international': 'nl',
};

/** The list that ships for a language, or null if the name is no language. */
export function wordList(name: string): Lexicon | null {
  return isLanguage(name) ? loadLexicon(name, { folder: SHIPPED }) : null;
}

/** The list that was asked for: by its name, else a file with one word a line; unasked, the list of the game's language. */
export async function lexiconFor(game: GameId, asked: string = LANGUAGE_OF[game]): Promise<Lexicon> {
  const list = wordList(asked);
  if (list) return list;
  try {
    const text = await readFile(asked, 'utf8');
    return lexiconFrom({ words: text.split(/\r?\n/).map((word) => word.trim().toUpperCase()) });
  } catch {
    throw new InputError(`--lexicon: no word list and no file called ${JSON.stringify(asked)}`);
  }
}

export function checkWords(language: string, words: readonly string[]) {
  return words.map(makeExplainer(loadList(languageNamed(language), { folder: SHIPPED })));
}

export function describeList(language: string) {
  return listInfo(loadList(languageNamed(language), { folder: SHIPPED }));
}

export interface ImportFlags {
  readonly language: string;
  readonly name: string;
  readonly data: string;
  readonly skipBadLines?: boolean;
}

/** Imports a user's own list into the data folder: all of it or nothing. */
export function importWords(file: string, { language, name, data, skipBadLines = false }: ImportFlags) {
  if (!existsSync(file)) throw new InputError(`cannot read ${file}: ENOENT`);
  const imported = importListFile(file, join(data, 'words'), { language: languageNamed(language), name, skipBadLines });
  if ('code' in imported) throw new InputError(`${file}: ${describe(imported)}`);
  const { words, duplicates, skipped, badLines, file: graph } = imported;
  return { language, name, checksum: graph.checksum, words, duplicates, skipped, badLines };
}

function languageNamed(name: string): Language {
  if (isLanguage(name)) return name;
  throw new InputError(`there is no word list called ${JSON.stringify(name)}; there are ${LANGUAGES.join(', ')}`);
}

function describe(refusal: ImportRefusal): string {
  switch (refusal.code) {
    case 'bad-lines': {
      const [first] = refusal.lines;
      return `line ${first?.line}: ${first?.reason} (${refusal.count} bad lines; --skip-bad-lines leaves them out)`;
    }
    case 'too-large':
    case 'too-many-words':
      return `${refusal.code}: at most ${refusal.limit}`;
    case 'not-utf-8':
    case 'control-character':
      return `line ${refusal.line}: ${refusal.code}`;
    default:
      return refusal.code;
  }
}
