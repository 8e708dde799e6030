/** Explains words by the shipped list. Further data is fetched when it is first needed. */
import {
  decodeGraph,
  explainedFolders,
  explainFrom,
  type Language,
  makeExplainer,
  type WordVerdict,
} from '@lettertafel/words';
import { Trouble } from './problems.ts';
import { fetchFile, filesOf, graphFile, listFor } from './word-lists.ts';

interface Explanation {
  readonly language: Language;
  readonly words: readonly string[];
  readonly joined: boolean;
  readonly onlyRead: boolean;
}

export async function explain({ language, words, ...options }: Explanation): Promise<readonly WordVerdict[]> {
  const list = await listFor(language).catch(() => {
    throw new Trouble('no-word-list');
  });
  const { rejected, texts } = await extrasFor(language);
  const parts = rejected ? { ...list.parts, rejected } : list.parts;
  return words.map(makeExplainer({ ...list, parts }, { ...options, explainWord: explainFrom(texts) }));
}

type Extras = Awaited<ReturnType<typeof loadExtras>>;
const loaded = new Map<Language, Promise<Extras>>();

function extrasFor(language: Language): Promise<Extras> {
  const known = loaded.get(language) ?? loadExtras(language);
  loaded.set(language, known);
  // What could not be fetched, without a network for instance, is tried again next time.
  void known.then(({ isComplete }) => isComplete || loaded.delete(language));
  return known;
}

/** Verdicts are there without these files; only reasons and meanings are missing then. */
async function loadExtras(language: Language) {
  const { addresses } = await filesOf(language);
  /** Undefined: there is no such file; null: it could not be fetched. */
  const fetched = async (file: string) => addresses[file] && fetchFile(addresses[file]).catch(() => null);
  const [graph, ...texts] = await Promise.all([
    fetched(graphFile(language, 'rejected')),
    ...explainedFolders(language).map((folder) => fetched(`${folder}/explained.tsv.gz`)),
  ]);
  const rejected = graph ? decodeGraph(graph) : null;
  const decoder = new TextDecoder();
  return {
    rejected: rejected && !('code' in rejected) ? rejected : null,
    texts: texts.flatMap((text) => (text ? [decoder.decode(text)] : [])),
    isComplete: graph !== null && !texts.includes(null),
  };
}
