/** The files of the shipped lists, as the bundler finds them: small texts as modules, graphs as separate files. */
import { explainedFolders, type Language, PARTS, type PartName, partFolder } from '@lettertafel/words';

const GRAPHS = import.meta.glob<string>('../../../../../packages/words/data/*/*.gz', {
  eager: true,
  query: '?url',
  import: 'default',
});
const TEXTS = import.meta.glob<string>('../../../../../packages/words/data/*/{list.json,*.txt}', {
  query: '?raw',
  import: 'default',
});
const DATA = '../../../../../packages/words/data';

export interface ListFiles {
  readonly manifest: string;
  readonly discriminating: string;
  readonly vulgar: string;
  /** The address of each part of the list. */
  readonly parts: { readonly words: string } & { readonly [part in PartName]?: string };
  /** What only explanations need, fetched when a word is first explained. */
  readonly explained: { readonly rejected: string | undefined; readonly texts: readonly string[] };
}

export async function filesOf(language: Language): Promise<ListFiles> {
  const [manifest, discriminating, vulgar] = await Promise.all([
    textOf(`${language}/list.json`),
    textOf(`${language}/discriminating.txt`),
    textOf(`${language}/vulgar.txt`),
  ]);
  const parts: { [part in PartName]?: string } = {};
  for (const part of PARTS) {
    const address = addressOf(`${partFolder(language, part)}/${part}.graph.gz`);
    if (address) parts[part] = address;
  }
  const { words = '', rejected, ...others } = parts;
  const texts = explainedFolders(language).flatMap((folder) => addressOf(`${folder}/explained.tsv.gz`) ?? []);
  return { manifest, discriminating, vulgar, parts: { words, ...others }, explained: { rejected, texts } };
}

function addressOf(file: string): string | undefined {
  return GRAPHS[`${DATA}/${file}`];
}

function textOf(file: string): Promise<string> {
  const load = TEXTS[`${DATA}/${file}`];
  if (!load) throw new RangeError(`no file ${file}`);
  return load();
}
