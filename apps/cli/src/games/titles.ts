/** The titles of the games on the command line. */
import type { GameId } from '@lettertafel/engine';

export const TITLES: Readonly<Record<GameId, string>> = {
  'scrabble-xl-nl': 'Dutch Scrabble XL',
  'scrabble-de': 'German Scrabble',
  'trickster-nl': 'Dutch Scrabble Trickster, with trick cards',
  'rummikub-sabra': 'Dutch Woord-Rummikub, the Sabra way',
  'rummikub-international': 'Dutch Woord-Rummikub, the International way',
};
