/** The files of the German list: small texts in the bundle, graphs as separate files. */
import common from '@lettertafel/words/data/de/common.graph.gz?url';
import discriminating from '@lettertafel/words/data/de/discriminating.txt?raw';
import written from '@lettertafel/words/data/de/explained.tsv.gz?url';
import manifest from '@lettertafel/words/data/de/list.json?raw';
import names from '@lettertafel/words/data/de/names.graph.gz?url';
import rejected from '@lettertafel/words/data/de/rejected.graph.gz?url';
import stems from '@lettertafel/words/data/de/stems.graph.gz?url';
import vulgar from '@lettertafel/words/data/de/vulgar.txt?raw';
import words from '@lettertafel/words/data/de/words.graph.gz?url';
import child from '@lettertafel/words/data/de-child/child.graph.gz?url';
import meanings from '@lettertafel/words/data/de-ding/explained.tsv.gz?url';
import readings from '@lettertafel/words/data/de-pos/explained.tsv.gz?url';
import type { ListFiles } from './word-list-files.ts';

export const files: ListFiles = {
  manifest,
  discriminating,
  vulgar,
  parts: { words, names, common, child, stems },
  explained: { rejected, texts: [written, readings, meanings] },
};
