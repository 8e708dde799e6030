/** The two ways to play Woord-Rummikub, and how plays are searched in each: the only place that tells them apart. */
import {
  rummikubInternational,
  rummikubInternationalRules,
  rummikubSabra,
  rummikubSabraRules,
  type TableGameId,
  type TableRules,
} from '@lettertafel/engine';
import { indexBlocks } from '../table/blocks.ts';
import { searchDissolving } from '../table/dissolving.ts';
import { prepareFillLists } from '../table/fill-lists.ts';
import type { TableGame } from '../table/judge.ts';
import { searchKeeping } from '../table/keeping.ts';
import type { Search } from '../table/position.ts';
import { listByLetter, type WordBook } from '../table/word-book.ts';

export interface Way {
  readonly game: TableGame;
  readonly rules: TableRules;
  readonly search: Search;
  /** What the search looks up in a book, made ready. */
  readonly prepare: (book: WordBook) => void;
}

export const WAYS = {
  // RS-02: everything may be taken apart.
  'rummikub-sabra': {
    game: rummikubSabra,
    rules: rummikubSabraRules,
    search: searchDissolving,
    prepare: prepareFillLists,
  },
  // RI-02: something of every word must be left.
  'rummikub-international': {
    game: rummikubInternational,
    rules: rummikubInternationalRules,
    search: searchKeeping,
    prepare(book) {
      indexBlocks(book);
      listByLetter(book);
    },
  },
} as const satisfies Record<TableGameId, Way>;
