/** Word lists for tables: the shipped ones, and imported ones from the store, loaded on first use. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  type BroughtList,
  listNameSchema,
  type OfferedList,
  parseWith,
  type WordListInfo,
} from '@lettertafel/protocol';
import {
  decodeGraph,
  type FamilyLines,
  type GraphFile,
  type GraphLexicon,
  isLanguage,
  LANGUAGES,
  type Language,
  makeHouseList,
  makeLexicon,
  makeOwnList,
  WORD_LANGUAGES,
  type WordList,
  wordsOf,
} from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { sql } from 'kysely';
import { writeText } from '../imports/jobs.ts';
import { type Quotas, REMATCH_WITHIN, RUNNING, roomForList } from '../imports/quota.ts';
import type { Workshop } from '../imports/workshop.ts';
import { problem, type Result } from '../problem.ts';
import type { Store } from '../store/database.ts';
import type { WordListRow } from '../store/schema.ts';

export interface LoadedList {
  readonly info: WordListInfo;
  readonly list: WordList;
  readonly lexicon: GraphLexicon;
}

export interface NewListInput {
  readonly language: string;
  readonly name: string;
  readonly kind: 'own' | 'house';
  /** Read foto's as FOTOS, instead of leaving it out. */
  readonly joinMarks: boolean;
  /** Leave out lines that hold no word, instead of refusing the list. */
  readonly skipBadLines: boolean;
  readonly guest: string;
  readonly quotas: Quotas;
}

export interface KeptWordsInput extends Pick<NewListInput, 'name' | 'guest' | 'quotas'> {
  readonly language: Language;
}

export interface WordLists {
  /** Null: no such list. Loads the words, so use it only where words are looked up. */
  find(id: string): Promise<LoadedList | null>;
  /** A list's description; null: no such list. */
  infoOf(id: string): Promise<WordListInfo | null>;
  /** The description of a list that a table uses: such a list never changes, so the store is asked once. */
  infoOfUsed(id: string): Promise<WordListInfo | null>;
  /** The description of a list that a new table of this guest may use; null: no such list, or somebody else's. */
  offeredTo(guest: string, id: string): Promise<WordListInfo | null>;
  /** Whether games can still be played by a list: a removed one may have lost its words. */
  isPlayable(id: string): Promise<boolean>;
  /** The lists offered to a guest: the shipped ones and their own. */
  all(guest: string | null): Promise<OfferedList[]>;
  /** Replaces this guest's earlier list of the same name and kind among the offered ones. */
  add(bytes: Uint8Array, input: NewListInput): Promise<Result<BroughtList>>;
  /** Adds words to the house list of that name: what a table has ruled (B-30). */
  keep(words: readonly string[], input: KeptWordsInput): Promise<Result<BroughtList>>;
  /** The words of a list, one per line, for the guest who imported it: `{ text }` as JSON. */
  textOf(id: string, guest: string): Promise<Result<Uint8Array>>;
  /** Games that use it continue. */
  remove(id: string, guest: string): Promise<Result<{ done: true }>>;
  /** Takes all lists of a guest away, who was banned or deleted. */
  removeOf(guest: string): Promise<void>;
  /** Removed lists lose their words once no game needs them. */
  dropUnused(): Promise<void>;
}

/** Size of the LRU cache of imported lists, some megabytes each. */
const MOST_LOADED = 12;
/** Descriptions in memory, some hundred bytes each. */
const MOST_DESCRIBED = 1000;

/** `folder` has the shipped lists, if not beside the sources. */
export function makeWordLists(
  store: Store,
  workshop: Workshop,
  { folder, now }: { readonly folder: string | undefined; readonly now: () => number },
): WordLists {
  const { db } = store;
  const own = new Map<string, Promise<LoadedList | null>>();
  const described = new Map<string, WordListInfo>();
  const columns = ['id', 'language', 'name', 'words', 'source', 'kind'] as const;
  const shipped = (language: Language) => loadShipped(language, folder);

  async function load(id: string): Promise<LoadedList | null> {
    const row = await db.selectFrom('word_lists').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || new Uint8Array(row.graph).length === 0) return null;
    const { language, name, words, source, kind } = row;
    const { list } = shipped(language);
    const info = { id, language, name, words, source, kind };
    const meanings = new Map<string, string>(Object.entries(JSON.parse(row.meanings ?? '{}')));
    if (kind === 'house') return ready(info, { ...makeHouseList(name, graphOf(row), list), meanings });
    const isOut = WORD_LANGUAGES[language].discriminating === 'out';
    const without: FamilyLines = isOut ? list.families.discriminating : new Map();
    const file = await workshop.run({ kind: 'graph', graph: new Uint8Array(row.graph), without }, null);
    if ('problem' in file) throw new Error(`the word list ${id} cannot be loaded: ${file.problem.code}`);
    // The thread has already removed the excluded words.
    const base = isOut ? { ...list, families: { ...list.families, discriminating: new Map() } } : list;
    return ready(info, { ...makeOwnList(name, file, base), meanings });
  }

  async function infoOf(id: string): Promise<WordListInfo | null> {
    if (isLanguage(id)) return shipped(id).info;
    const row = await db.selectFrom('word_lists').select(columns).where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  const broughtBy = <Column extends keyof WordListRow>(guest: string, wanted: readonly Column[]) =>
    db.selectFrom('word_lists').select(wanted).where('guest', '=', guest).where('removed_at', 'is', null);

  async function add(bytes: Uint8Array, input: NewListInput): Promise<Result<BroughtList>> {
    const { language, kind, joinMarks, skipBadLines, guest, quotas } = input;
    const asked = parseWith(listNameSchema, input.name);
    if ('problem' in asked) return problem('bad-list', { path: 'name', why: 'bad-name' });
    const name = asked.value;
    if (!isLanguage(language))
      return problem('bad-list', { path: 'language', why: `expected ${LANGUAGES.join(' or ')}` });
    const key = { guest, language, name, kind };
    const room = (bytes: number) => roomForList({ key, bytes, quotas, now: now() }, store);
    if (!(await room(0))) return problem('quota-full');
    const list = await workshop.run({ kind: 'list', bytes, language, joinMarks, skipBadLines }, guest);
    if ('problem' in list) return list;
    if (kind === 'house' && list.words > MOST_HOUSE_WORDS) return problem('bad-list', { why: 'too-many-besides' });
    const { words, graph, meanings } = list;
    const givingWay = await room(graph.length + (meanings?.length ?? 0));
    if (!givingWay) return problem('quota-full');
    for (const one of givingWay) await drop(one);
    // The id depends on the words, so that a list never changes during a game, and on owner and name, so that equal ones differ.
    const mark = createHash('sha256').update(`${list.checksum} ${guest} ${name}`).digest('hex').slice(0, 12);
    const id = `${language}.${kind === 'house' ? 'house-' : ''}${slugOf(name)}.${mark}`;
    const info = { id, language, name, words, source: name, kind };
    const older = await broughtBy(guest, ['id'])
      .where('id', '!=', id)
      .where('language', '=', language)
      .where('name', '=', name)
      .where('kind', '=', kind)
      .execute();
    await db
      .insertInto('word_lists')
      .values({ ...info, guest, graph, meanings, created_at: now(), removed_at: null })
      // The same words again, which it may have lost.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ removed_at: null, graph, meanings }))
      .execute();
    for (const row of older) await putAway(row.id);
    return { ...info, leftOut: list.leftOut };
  }

  const tablesWith = (id: string) => db.selectFrom('tables').select('tables.id').where('words', '=', id);

  /** Deletes a list that no table uses. */
  async function putAway(id: string): Promise<void> {
    if (!(await tablesWith(id).limit(1).executeTakeFirst())) return deleteUnused(id);
    await db
      .updateTable('word_lists')
      .set({ removed_at: now() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .execute();
  }

  async function deleteUnused(id: string): Promise<void> {
    await db
      .deleteFrom('word_lists')
      .where('id', '=', id)
      .where(({ not, exists }) => not(exists(tablesWith(id))))
      .execute();
  }

  /** Takes away the words of a list that no game needs. Finished games keep its description. */
  async function drop(id: string): Promise<void> {
    await putAway(id);
    await db
      .updateTable('word_lists')
      .set({ graph: new Uint8Array(), meanings: null })
      .where('id', '=', id)
      .where(({ not, exists }) => not(exists(needing(id))))
      .execute();
    own.delete(id);
  }

  const needing = (id: string) =>
    tablesWith(id).where(({ or, eb }) =>
      or([eb('phase', 'in', [...RUNNING]), eb('changed_at', '>=', now() - REMATCH_WITHIN)]),
    );

  const hasWords = sql<boolean>`length(graph) > 0`;

  return {
    async find(id) {
      if (isLanguage(id)) return shipped(id);
      const found = own.get(id) ?? load(id);
      own.delete(id);
      own.set(id, found);
      const [oldest] = own.keys();
      if (own.size > MOST_LOADED && oldest !== undefined) own.delete(oldest);
      const isThere = await found.then(Boolean, () => false);
      if (!isThere && own.get(id) === found) own.delete(id);
      return found;
    },
    infoOf,
    async infoOfUsed(id) {
      const info = described.get(id) ?? (await infoOf(id));
      if (described.size >= MOST_DESCRIBED) described.clear();
      if (info) described.set(id, info);
      return info;
    },
    async offeredTo(guest, id) {
      if (isLanguage(id)) return shipped(id).info;
      return (await broughtBy(guest, columns).where('id', '=', id).where(hasWords).executeTakeFirst()) ?? null;
    },
    async isPlayable(id) {
      if (isLanguage(id)) return true;
      const row = db.selectFrom('word_lists').select('id').where('id', '=', id).where(hasWords);
      return (await row.executeTakeFirst()) !== undefined;
    },
    async all(guest) {
      const rows = guest === null ? [] : await broughtBy(guest, columns).orderBy('name').execute();
      return [
        ...LANGUAGES.map((language) => ({ ...shipped(language).info, mine: false })),
        ...rows.map((info) => ({ ...info, mine: true })),
      ];
    },
    add,
    async keep(words, { language, name, guest, quotas }) {
      const row = await broughtBy(guest, ['id', 'graph'])
        .where('kind', '=', 'house')
        .where('language', '=', language)
        .where('name', '=', name)
        .executeTakeFirst();
      const kept = row ? [...wordsOf(graphOf(row).graph)] : [];
      // A refusal names a line of the new words.
      const bytes = new TextEncoder().encode([...words, ...kept].join('\n'));
      return add(bytes, { language, name, kind: 'house', joinMarks: false, skipBadLines: false, guest, quotas });
    },
    async textOf(id, guest) {
      const row = await broughtBy(guest, ['graph', 'meanings', 'words']).where('id', '=', id).executeTakeFirst();
      if (!row) return problem('no-such-list');
      const stored = { graph: new Uint8Array(row.graph), meanings: row.meanings };
      return row.words <= MOST_HOUSE_WORDS ? writeText(stored) : workshop.run({ kind: 'text', ...stored }, guest);
    },
    async remove(id, guest) {
      if (!(await broughtBy(guest, ['id']).where('id', '=', id).executeTakeFirst())) return problem('no-such-list');
      await putAway(id);
      return { done: true };
    },
    async removeOf(guest) {
      const brought = await db.selectFrom('word_lists').select('id').where('guest', '=', guest).execute();
      for (const { id } of brought) await drop(id);
    },
    async dropUnused() {
      const unoffered = await db
        .selectFrom('word_lists')
        .select('id')
        .where(({ or, eb }) => or([eb('removed_at', 'is not', null), eb('guest', 'is', null)]))
        .where(hasWords)
        .execute();
      for (const { id } of unoffered) await drop(id);
      const emptied = db
        .selectFrom('word_lists')
        .select('id')
        .where(({ not }) => not(hasWords));
      for (const { id } of await emptied.execute()) await deleteUnused(id);
    },
  };
}

/** Limit for a house list, whose graph is built on the event loop. */
const MOST_HOUSE_WORDS = 2000;

/** The name as a part of an address. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'list';
}

function graphOf({ id, graph }: Pick<WordListRow, 'id' | 'graph'>): GraphFile {
  const file = decodeGraph(gunzipSync(new Uint8Array(graph)));
  if ('code' in file) throw new Error(`the word list ${id} cannot be loaded: ${file.code}`);
  return file;
}

/** Immutable lists are shared by all servers of a process. */
const loadedBefore = new Map<string, LoadedList>();

function loadShipped(language: Language, folder: string | undefined): LoadedList {
  const key = `${language} ${folder}`;
  const known = loadedBefore.get(key);
  if (known) return known;
  const list = loadList(language, {
    parts: ['words', 'names', 'common', 'child', 'joined', 'stems', 'classes'],
    ...(folder === undefined ? {} : { folder }),
  });
  const source = list.manifest.sources.map(({ title }) => title).join(', ');
  const words = list.parts.words.graph.wordCount;
  const loaded = ready({ id: language, language, name: null, words, source, kind: 'shipped' }, list);
  loadedBefore.set(key, loaded);
  return loaded;
}

function ready(info: WordListInfo, list: WordList): LoadedList {
  return { info, list, lexicon: makeLexicon(list) };
}

/** The list for the bots at a table. */
export async function listOf(words: WordLists, id: string): Promise<{ list: WordList }> {
  const found = await words.find(id);
  if (!found) throw new Error(`there is no word list ${id}`);
  return { list: found.list };
}
