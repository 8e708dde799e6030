/** The word lists tables play by: those that ship, and imported ones from the store, loaded when first asked for. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { WordListInfo } from '@lettertafel/protocol';
import {
  decodeGraph,
  encodeGraph,
  type GraphLexicon,
  importList,
  isLanguage,
  LANGUAGES,
  type Language,
  makeLexicon,
  makeOwnList,
  type WordList,
} from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
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
  /** One that was found before. */
  loaded(id: string): LoadedList;
  all(): Promise<WordListInfo[]>;
  add(bytes: Uint8Array, as: { language: string; name: string }): Promise<Outcome<WordListInfo>>;
}

/** Lists that are played by stay in memory. */
const MOST_LISTS = 100;

/** `folder` is where the lists lie that ship, if not beside the sources. */
export function makeWordLists({ db }: Store, folder: string | undefined): WordLists {
  const lists = new Map<string, LoadedList>();
  const columns = ['id', 'language', 'name', 'words', 'source'] as const;

  const shipped = (language: Language): LoadedList => {
    const list = lists.get(language) ?? loadShipped(language, folder);
    lists.set(language, list);
    return list;
  };

  async function find(id: string): Promise<LoadedList | null> {
    if (isLanguage(id)) return shipped(id);
    const known = lists.get(id);
    if (known) return known;
    const row = await db.selectFrom('word_lists').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const file = decodeGraph(gunzipSync(new Uint8Array(row.graph)));
    if ('code' in file) throw new Error(`the word list ${id} in the store is ${file.code}`);
    const { language, name, words, source } = row;
    const loaded = ready({ id, language, name, words, source }, makeOwnList(name, file, shipped(language).list));
    lists.set(id, loaded);
    return loaded;
  }

  return {
    find,
    loaded(id) {
      const list = lists.get(id);
      if (!list) throw new Error(`the word list ${id} was never loaded`);
      return list;
    },
    async all() {
      const own = await db.selectFrom('word_lists').select(columns).orderBy('name').execute();
      return [...LANGUAGES.map((language) => shipped(language).info), ...own];
    },
    async add(bytes, { language, name }) {
      if (!isLanguage(language)) return problem('bad-list', { path: 'language', why: 'nl or de is expected' });
      const imported = importList(bytes, { language, name });
      if ('code' in imported) {
        const line = imported.code === 'bad-lines' ? `, first in line ${imported.lines[0]?.line}` : '';
        const path = imported.code === 'bad-name' ? 'name' : '';
        return problem('bad-list', { path, why: `${imported.code}${line}` });
      }
      const { count } = await db
        .selectFrom('word_lists')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count >= MOST_LISTS) return problem('too-many', { why: `there are ${MOST_LISTS} lists already` });
      // Its content is part of the id, so that a list never changes under a game.
      const id = `${language}.${name}.${imported.file.checksum.slice(0, 12)}`;
      const row = { id, language, name, words: imported.words, source: name, created_at: Date.now() };
      await db
        .insertInto('word_lists')
        .values({ ...row, graph: gzipSync(encodeGraph(imported.file)) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const { created_at: _, ...info } = row;
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
    parts: ['words', 'names', 'common', 'stems', 'classes'],
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
