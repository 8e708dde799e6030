/** Lists on the disk of a Node process: those that ship with this package, and a user's own ones in a folder. */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decodeGraph, encodeGraph } from './graph/file.ts';
import { type ImportedList, type ImportOptions, type ImportRefusal, importList, isListName } from './import-list.ts';
import type { Language } from './language.ts';
import { type GraphLexicon, type LexiconOptions, makeLexicon } from './lexicon.ts';
import { PARTS, type PartName } from './manifest.ts';
import { makeOwnList } from './own-list.ts';
import { MAX_LIST_BYTES } from './parse-list.ts';
import { readList } from './read-list.ts';
import type { WordList } from './word-list.ts';

/** Beside the sources of this package; whoever bundles them says where the data went. */
const DATA = join(import.meta.dirname, '..', 'data');

export interface LoadOptions {
  /** Fewer parts load faster: play finding needs only `words`, and only `explain` needs `rejected`. */
  readonly parts?: readonly PartName[];
  readonly folder?: string;
}

/** The list that ships. The class data under the GPL lies in a folder of its own, and a list works without it. */
export function loadList(language: Language, { parts = PARTS, folder = DATA }: LoadOptions = {}): WordList {
  const graphs: { [part in PartName]?: Uint8Array } = {};
  for (const part of parts) {
    const path = join(folder, part === 'classes' ? `${language}-frog` : language, `${part}.graph.gz`);
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

/** `lettertafel words import`: stored whole, under its language and name, or not at all. */
export function importListFile(path: string, folder: string, options: ImportOptions): ImportedList | ImportRefusal {
  if (statSync(path).size > MAX_LIST_BYTES) return { code: 'too-large', limit: MAX_LIST_BYTES };
  const imported = importList(readFileSync(path), options);
  if (!('code' in imported)) saveOwnList(folder, imported);
  return imported;
}

export function saveOwnList(folder: string, { language, name, file }: ImportedList): void {
  mkdirSync(folder, { recursive: true });
  const path = ownPath(folder, language, name);
  writeFileSync(`${path}.part`, gzipSync(encodeGraph(file)));
  renameSync(`${path}.part`, path);
}

/** Null when there is no such list, or its file is not whole. */
export function loadOwnList(folder: string, language: Language, name: string): WordList | null {
  const path = ownPath(folder, language, name);
  if (!isListName(name) || !existsSync(path)) return null;
  const file = decodeGraph(unpack(readFileSync(path)));
  return 'code' in file ? null : makeOwnList(name, file, loadList(language, { parts: ['words', 'names'] }));
}

/** Nothing, when the bytes are no whole gzip file: what reads them then refuses. */
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
