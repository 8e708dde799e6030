/** Writes a recipe's output: one compressed word graph per part, and a manifest with counts and sources. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { alphabetOf } from '../src/alphabet.ts';
import { partFolder } from '../src/data-folders.ts';
import { type Explained, READ } from '../src/explained.ts';
import { buildGraph } from '../src/graph/build.ts';
import { contentChecksum } from '../src/graph/content-checksum.ts';
import { encodeGraph } from '../src/graph/file.ts';
import type { Language } from '../src/language.ts';
import type { ListManifest, PartName, SourceNote } from '../src/manifest.ts';
import { knownValue } from './known-value.ts';
import type { MadeList } from './made-list.ts';
import { meaningIsRead } from './meanings.ts';
import { tell } from './steps.ts';

const DATA = join(import.meta.dirname, '..', 'data');

/** Sorted lines with tabs between, for `explainFrom`. */
function writeExplained(language: Language, folder: string, words: ReadonlyMap<string, Explained>): void {
  const isRead = meaningIsRead(language);
  const lines = [...words]
    .filter(([, told]) => Object.keys(told).length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, told]) =>
      [word, told.written, told.formOf, told.class, told.meaning, isRead(word, told.meaning) ? READ : '']
        .join('\t')
        .trimEnd(),
    );
  tell(`meanings in ${folder}`, lines.filter((line) => (line.split('\t')[4] ?? '') !== '').length);
  tell('of these read', lines.filter((line) => line.endsWith(`\t${READ}`)).length);
  const packed = gzipSync(`${lines.join('\n')}\n`, { level: 9 });
  mkdirSync(join(DATA, folder), { recursive: true });
  writeFileSync(join(DATA, folder, 'explained.tsv.gz'), packed);
  tell(`bytes of ${folder}/explained.tsv.gz, for ${lines.length.toLocaleString('en')} words`, packed.length);
}

export interface Description {
  readonly language: Language;
  readonly version: string;
  readonly sources: readonly SourceNote[];
}

export function writeData({ language, version, sources }: Description, made: MadeList): void {
  const parts: Record<string, { words: number; checksum: string }> = {};
  const write = (part: PartName, words: Iterable<string>, valueFor?: (word: string) => number) => {
    const sorted = [...new Set(words)].sort();
    if (sorted.length === 0) return;
    const values = valueFor ? Uint8Array.from(sorted, valueFor) : null;
    const checksum = contentChecksum(sorted, values);
    const bytes = encodeGraph({ graph: buildGraph(alphabetOf(language), sorted), values, checksum });
    const packed = gzipSync(bytes, { level: 9 });
    const folder = partFolder(language, part);
    mkdirSync(join(DATA, folder), { recursive: true });
    writeFileSync(join(DATA, folder, `${part}.graph.gz`), packed);
    parts[part] = { words: sorted.length, checksum };
    tell(`bytes of ${folder}/${part}.graph.gz`, packed.length);
  };
  const reasons = [...new Set(made.rejected.values())].sort();

  rmSync(join(DATA, language, 'list.json'), { force: true });
  write('words', made.words.keys(), (word) => knownValue(made.words, word));
  write('names', made.names);
  write('common', made.common);
  write('child', made.child);
  write('joined', made.joined);
  write('stems', made.stems);
  write('rejected', made.rejected.keys(), (word) => reasons.indexOf(knownValue(made.rejected, word)));
  write('classes', made.classes.keys(), (word) => knownValue(made.classes, word));
  for (const [folder, words] of Object.entries(made.explained)) writeExplained(language, folder, words);
  const manifest: ListManifest = {
    language,
    name: 'open',
    version,
    parts,
    reasons,
    blocked: Object.fromEntries([...made.blocked].sort()),
    nonPersons: made.nonPersons,
    sources,
  };
  writeFileSync(join(DATA, language, 'list.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}
