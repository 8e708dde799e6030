/** The word lists that ship, fetched when a table first needs one. */
import type { OfferedList } from '@lettertafel/protocol';
import {
  gunzip,
  LANGUAGES,
  type Language,
  type ListManifest,
  PARTS,
  type PartName,
  partFolder,
  readList,
  type WordList,
} from '@lettertafel/words';

/** The module of a list (`tools/list-files.ts`). */
interface ListFiles {
  readonly manifest: string;
  readonly discriminating: string;
  readonly vulgar: string;
  /** By folder and name. */
  readonly addresses: Readonly<Record<string, string>>;
}

const LISTS = import.meta.glob<ListFiles>('../../../../../packages/words/data/*/discriminating.txt', {
  query: '?list',
  import: 'files',
});

export function filesOf(language: Language): Promise<ListFiles> {
  const load = LISTS[`../../../../../packages/words/data/${language}/discriminating.txt`];
  if (!load) throw new RangeError(`no list ${language}`);
  return load();
}

export function graphFile(language: Language, part: PartName): string {
  return `${partFolder(language, part)}/${part}.graph.gz`;
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
  const { addresses, ...texts } = await filesOf(language);
  const graphs: { [part in PartName]?: Uint8Array } = {};
  // Only explanations need what was rejected.
  const fetched = PARTS.filter((part) => part !== 'rejected').map(async (part) => {
    const address = addresses[graphFile(language, part)];
    if (address) graphs[part] = await fetchFile(address);
  });
  await Promise.all(fetched);
  const list = readList({ ...texts, graphs: { ...graphs, words: graphs.words ?? new Uint8Array() } });
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
