/** Makes a list from the contents of its files. */

import { decodeGraph, type GraphFile, type GraphFileRefusal } from './graph/file.ts';
import { expandAll, parseFamilies } from './hand-list.ts';
import { type ListManifest, PARTS, type PartName } from './manifest.ts';
import type { WordList } from './word-list.ts';

export interface ListFiles {
  /** The text of list.json. */
  readonly manifest: string;
  /** The text of discriminating.txt, if there is one. */
  readonly discriminating?: string | undefined;
  /** The text of vulgar.txt, if there is one. */
  readonly vulgar?: string | undefined;
  /** Uncompressed graphs. Words are needed; every other part may be left out. */
  readonly graphs: { readonly words: Uint8Array } & { readonly [part in PartName]?: Uint8Array | undefined };
}

export type ListRefusal = GraphFileRefusal & { readonly part: PartName };

export function readList({ manifest, discriminating = '', vulgar = '', graphs }: ListFiles): WordList | ListRefusal {
  const parts: { [part in PartName]?: GraphFile } = {};
  for (const part of PARTS) {
    const bytes = graphs[part];
    if (!bytes) continue;
    const file = decodeGraph(bytes);
    if ('code' in file) return { ...file, part };
    parts[part] = file;
  }
  const { words } = parts;
  if (!words) return { code: 'not-a-word-graph', part: 'words' };
  const graphsOfWords = [words, ...(parts.joined ? [parts.joined] : [])].map(({ graph }) => graph);
  const families = { discriminating: parseFamilies(discriminating), vulgar: parseFamilies(vulgar) };
  return {
    manifest: JSON.parse(manifest) as ListManifest,
    parts: { ...parts, words },
    ...expandAll(families, graphsOfWords),
    families,
  };
}

/** Browsers and workers uncompress with this; Node has a faster way of its own. */
export async function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
