/** The two forms of Woord-Rummikub, and how plays are searched in each: the only place that distinguishes them. */
import {
  rummikubInternational,
  rummikubInternationalRules,
  rummikubSabra,
  rummikubSabraRules,
  type TableGame,
  type TableGameId,
  type TableRules,
} from '@lettertafel/engine';
import { prepareBreakSearch, searchByBreaks } from '../table/break-search.ts';
import { prepareCoverSearch, searchByCover } from '../table/cover-search.ts';
import type { Search } from '../table/position.ts';
import type { WordIndex } from '../table/word-index.ts';

export interface Way {
  readonly game: TableGame;
  readonly rules: TableRules;
  readonly search: Search;
  /** Prepares the lookup tables of a word index, so that no search has to wait for them. */
  readonly prepare: (wordIndex: WordIndex) => void;
}

export const WAYS: Readonly<Record<TableGameId, Way>> = {
  // RS-02: every word may be dissolved.
  'rummikub-sabra': {
    game: rummikubSabra,
    rules: rummikubSabraRules,
    search: searchByCover,
    prepare: prepareCoverSearch,
  },
  // RI-02: something of every word must be left.
  'rummikub-international': {
    game: rummikubInternational,
    rules: rummikubInternationalRules,
    search: searchByBreaks,
    prepare: prepareBreakSearch,
  },
};
