/** The input of a Woord-Rummikub player. */
import type { Rng, TableView } from '@lettertafel/engine';
import type { GraphLexicon } from '@lettertafel/words';
import type { Thinking } from '../budget.ts';
import type { TableFinder } from '../finder.ts';
import type { Level } from '../level.ts';

export interface TableTurn {
  readonly view: TableView;
  readonly finder: TableFinder;
  readonly lexicon: GraphLexicon;
  readonly level: Level;
  readonly rng: Rng;
  readonly thinking: Thinking;
}
