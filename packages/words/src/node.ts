/** Lists on disk: the shipped ones, and a user's own in a folder. */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { explainedFolders, partFolder } from './data-folders.ts';
import { type ExplainWord, explainFrom } from './explained.ts';
import { decodeGraph, encodeGraph } from './graph/file.ts';
import { type ImportedList, type ImportOptions, type ImportRefusal, importList, isListName } from './import-list.ts';
import type { Language } from './language.ts';
import { type GraphLexicon, type LexiconOptions, makeLexicon } from './lexicon.ts';
import { PARTS, type PartName } from './manifest.ts';
import { makeOwnList } from './own-list.ts';
import { MAX_LIST_BYTES } from './parse-list.ts';
import { readList } from './read-list.ts';
import type { WordList } from './word-list.ts';

/** Beside the sources of this package; a bundle passes its own folder. */
const DATA = join(import.meta.dirname, '..', 'data');

export interface LoadOptions {
  /** Fewer parts load faster: play finding needs only `words`, and only `explain` needs `rejected`. */
  readonly parts?: readonly PartName[];
  readonly folder?: string;
}

/** The list that ships. */
export function loadList(language: Language, { parts = PARTS, folder = DATA }: LoadOptions = {}): WordList {
  const graphs: { [part in PartName]?: Uint8Array } = {};
  for (const part of parts) {
    const path = join(folder, partFolder(language, part), `${part}.graph.gz`);
    if (existsSync(path)) graphs[part] = unpack(readFileSync(path));
  }
  const list = readList({
    manifest: readFileSync(join(folder, language, 'list.json'), 'utf8'),
    discriminating: readFileSync(join(folder, language, 'discriminating.txt'), 'utf8'),
    vulgar: readFileSync(join(folder, language, 'vulgar.txt'), 'utf8'),
    graphs: { ...graphs, words: graphs.words ?? new Uint8Array() },
  });
  if ('code' in list) throw new Error(`${language}, ${list.part}: ${list.code}`);
  return list;
}

export function loadLexicon(language: Language, options: LexiconOptions & LoadOptions = {}): GraphLexicon {
  return makeLexicon(loadList(language, options), options);
}

/** How words are written, what they are forms of and what they mean, as far as the folders are there. */
export function loadExplained(language: Language, folder: string = DATA): ExplainWord {
  const files = explainedFolders(language).map((name) => join(folder, name, 'explained.tsv.gz'));
  return explainFrom(files.filter(existsSync).map((file) => gunzipSync(readFileSync(file)).toString('utf8')));
}

/** `lettertafel words import`: stores a list under its language and name, atomically. */
export function importListFile(
  path: string,
  folder: string,
  { name, ...options }: ImportOptions & { readonly name: string },
): ImportedList | ImportRefusal | { readonly code: 'bad-name' } {
  if (!isListName(name)) return { code: 'bad-name' };
  if (statSync(path).size > MAX_LIST_BYTES) return { code: 'too-large', limit: MAX_LIST_BYTES };
  const imported = importList(readFileSync(path), options);
  if (!('code' in imported)) saveOwnList(folder, name, imported);
  return imported;
}

export function saveOwnList(folder: string, name: string, { language, file, meanings }: ImportedList): void {
  mkdirSync(folder, { recursive: true });
  const path = ownPath(folder, language, name);
  writeFileSync(`${path}.part`, gzipSync(encodeGraph(file)));
  if (meanings.size > 0)
    writeFileSync(meaningsPath(folder, language, name), JSON.stringify(Object.fromEntries(meanings)));
  else rmSync(meaningsPath(folder, language, name), { force: true });
  renameSync(`${path}.part`, path);
}

/** Empty for a list stored before meanings were, and for a damaged file. */
function readMeanings(folder: string, language: Language, name: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(meaningsPath(folder, language, name), 'utf8'))));
  } catch {
    return new Map();
  }
}

function meaningsPath(folder: string, language: Language, name: string): string {
  return join(folder, `${name}.${language}.meanings.json`);
}

/** Null if there is no such list or its file is damaged. */
export function loadOwnList(folder: string, language: Language, name: string, shipped = DATA): WordList | null {
  const path = ownPath(folder, language, name);
  if (!isListName(name) || !existsSync(path)) return null;
  const file = decodeGraph(unpack(readFileSync(path)));
  if ('code' in file) return null;
  const list = makeOwnList(name, file, loadList(language, { parts: ['words', 'names'], folder: shipped }));
  return { ...list, meanings: readMeanings(folder, language, name) };
}

/** Empty if the bytes are not a complete gzip file: the reader then refuses. */
function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes);
  } catch {
    return new Uint8Array();
  }
}

export function ownListNames(folder: string, language: Language): string[] {
  if (!existsSync(folder)) return [];
  const ending = `.${language}.graph.gz`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

function ownPath(folder: string, language: Language, name: string): string {
  return join(folder, `${name}.${language}.graph.gz`);
}
