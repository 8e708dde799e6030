/** The worked examples of all booklets: what the rule tests check is what players lay for practice. */
import type { BoardExample } from '../crossword/example.ts';
import type { TableExample } from '../table/example.ts';
import type { BoardGameId, GameId } from './index.ts';
import { INTERNATIONAL_EXAMPLES } from './rummikub-international/examples.ts';
import { SABRA_EXAMPLES } from './rummikub-sabra/examples.ts';
import { DE_EXAMPLES } from './scrabble-de/examples.ts';
import { XL_EXAMPLES } from './scrabble-xl-nl/examples.ts';
import { TRICKSTER_EXAMPLES } from './trickster-nl/examples.ts';

export const EXAMPLES: {
  readonly [Id in GameId]: readonly (Id extends BoardGameId ? BoardExample : TableExample)[];
} = {
  'scrabble-xl-nl': XL_EXAMPLES,
  'scrabble-de': DE_EXAMPLES,
  'trickster-nl': TRICKSTER_EXAMPLES,
  'rummikub-sabra': SABRA_EXAMPLES,
  'rummikub-international': INTERNATIONAL_EXAMPLES,
};
