/** The word lists that ship, fetched when a table first needs one. */
import type { OfferedList } from '@lettertafel/protocol';
import { gunzip, LANGUAGES, type Language, type ListManifest, readList, type WordList } from '@lettertafel/words';
import type { ListFiles } from './word-list-files.ts';

/** The addresses are not part of the first load. */
export async function filesOf(language: Language): Promise<ListFiles> {
  const files = await import('./word-list-files.ts');
  return files.filesOf(language);
}

const loaded = new Map<Language, Promise<WordList>>();

/** Rejects if the list cannot be fetched; the next call tries again. */
export function listFor(language: Language): Promise<WordList> {
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  known.catch(() => loaded.delete(language));
  return known;
}

/** In the format of a server's response. */
export async function shippedLists(): Promise<readonly OfferedList[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const { manifest } = await filesOf(language);
      const { parts, sources } = JSON.parse(manifest) as ListManifest;
      const source = sources.map(({ title }) => title).join(', ');
      const shipped = { name: null, kind: 'shipped', mine: false } as const;
      return { ...shipped, id: language, language, words: parts.words?.words ?? 0, source };
    }),
  );
}

async function load(language: Language): Promise<WordList> {
  const { parts, ...texts } = await filesOf(language);
  const { words, ...others } = parts;
  const fetched = Object.entries(others).map(async ([part, address]) => [part, await fetchFile(address)] as const);
  const [graph, ...graphs] = await Promise.all([fetchFile(words), ...fetched]);
  const list = readList({ ...texts, graphs: { ...Object.fromEntries(graphs), words: graph } });
  if ('code' in list) throw new Error(`${language}, ${list.part}: ${list.code}`);
  return list;
}

const GZIP = [0x1f, 0x8b];

export async function fetchFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // Some web servers make the browser decompress such files.
  return bytes[0] === GZIP[0] && bytes[1] === GZIP[1] ? gunzip(bytes) : bytes;
}
