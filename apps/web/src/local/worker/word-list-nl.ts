/** The files of the Dutch list: small texts in the bundle, graphs as separate files. */
import common from '@lettertafel/words/data/nl/common.graph.gz?url';
import discriminating from '@lettertafel/words/data/nl/discriminating.txt?raw';
import written from '@lettertafel/words/data/nl/explained.tsv.gz?url';
import joined from '@lettertafel/words/data/nl/joined.graph.gz?url';
import manifest from '@lettertafel/words/data/nl/list.json?raw';
import names from '@lettertafel/words/data/nl/names.graph.gz?url';
import rejected from '@lettertafel/words/data/nl/rejected.graph.gz?url';
import vulgar from '@lettertafel/words/data/nl/vulgar.txt?raw';
import words from '@lettertafel/words/data/nl/words.graph.gz?url';
import child from '@lettertafel/words/data/nl-child/child.graph.gz?url';
import meanings from '@lettertafel/words/data/nl-freedict/explained.tsv.gz?url';
import classes from '@lettertafel/words/data/nl-frog/classes.graph.gz?url';
import type { ListFiles } from './word-list-files.ts';

export const files: ListFiles = {
  manifest,
  discriminating,
  vulgar,
  parts: { words, names, common, child, joined, classes },
  explained: { rejected, texts: [written, meanings] },
};
