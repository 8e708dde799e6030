/** The word lists tables play by: those that ship, and imported ones from the store, loaded when first asked for. */
import type { WordListInfo } from '@lettertafel/protocol';
import {
  DISCRIMINATING_BY_DEFAULT,
  type GraphLexicon,
  isLanguage,
  LANGUAGES,
  type Language,
  makeLexicon,
  makeOwnList,
  type WordList,
} from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { mayBringList, type Quotas } from '../imports/quota.ts';
import type { Workshop } from '../imports/workshop.ts';
import { type Outcome, problem } from '../problem.ts';
import type { Store } from '../store/database.ts';

export interface LoadedList {
  readonly info: WordListInfo;
  readonly list: WordList;
  readonly lexicon: GraphLexicon;
}

export interface WordLists {
  /** Null when there is no such list. */
  find(id: string): Promise<LoadedList | null>;
  all(): Promise<WordListInfo[]>;
  add(
    bytes: Uint8Array,
    as: { language: string; name: string; guest: string; quotas: Quotas },
  ): Promise<Outcome<WordListInfo>>;
}

/** Lists of guests that stay in memory, some megabytes each; the one not used for longest makes room. */
const MOST_LOADED = 12;

/** `folder` is where the lists lie that ship, if not beside the sources. */
export function makeWordLists(store: Store, workshop: Workshop, folder: string | undefined): WordLists {
  const { db } = store;
  const own = new Map<string, Promise<LoadedList | null>>();
  const columns = ['id', 'language', 'name', 'words', 'source'] as const;
  const shipped = (language: Language) => loadShipped(language, folder);

  async function load(id: string): Promise<LoadedList | null> {
    const row = await db.selectFrom('word_lists').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const { language, name, words, source } = row;
    const { list } = shipped(language);
    const isOut = DISCRIMINATING_BY_DEFAULT[language] === 'out';
    const remove = isOut ? [...list.discriminating.keys()] : [];
    const file = await workshop.run({ kind: 'graph', graph: new Uint8Array(row.graph), remove }, null);
    if ('problem' in file) throw new Error(`the word list ${id} cannot be loaded: ${file.problem.code}`);
    // What is to be left out was taken out on the thread already.
    const base = isOut ? { ...list, discriminating: new Map() } : list;
    return ready({ id, language, name, words, source }, makeOwnList(name, file, base));
  }

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
    async all() {
      const rows = await db.selectFrom('word_lists').select(columns).orderBy('name').execute();
      return [...LANGUAGES.map((language) => shipped(language).info), ...rows];
    },
    async add(bytes, { language, name, guest, quotas }) {
      if (!isLanguage(language)) return problem('bad-list', { path: 'language', why: 'nl or de is expected' });
      if (!(await mayBringList(store, guest, quotas))) return problem('quota-full');
      const list = await workshop.run({ kind: 'list', bytes, language, name }, guest);
      if ('problem' in list) return list;
      // Its content is part of the id, so that a list never changes under a game.
      const id = `${language}.${name}.${list.checksum.slice(0, 12)}`;
      const info = { id, language, name, words: list.words, source: name };
      await db
        .insertInto('word_lists')
        .values({ ...info, guest, graph: list.graph, created_at: Date.now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return info;
    },
  };
}

/** Servers in one process share what never changes. */
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
  const loaded = ready({ id: language, language, name: null, words, source }, list);
  loadedBefore.set(key, loaded);
  return loaded;
}

function ready(info: WordListInfo, list: WordList): LoadedList {
  return { info, list, lexicon: makeLexicon(list) };
}

/** The words that bots at a table play by. */
export async function listOf(words: WordLists, id: string): Promise<{ list: WordList }> {
  const found = await words.find(id);
  if (!found) throw new Error(`there is no word list ${id}`);
  return { list: found.list };
}
