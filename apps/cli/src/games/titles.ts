/** The titles of the games in the terminal. */
import type { GameId } from '@lettertafel/engine';
import type { PageLanguage } from '@lettertafel/protocol';

export const TITLES: Readonly<Record<PageLanguage, Readonly<Record<GameId, string>>>> = {
  en: {
    'scrabble-xl-nl': 'Dutch Scrabble XL',
    'scrabble-de': 'German Scrabble',
    'trickster-nl': 'Dutch Scrabble Trickster, with trick cards',
    'rummikub-sabra': 'Dutch Woord-Rummikub, the Sabra way',
    'rummikub-international': 'Dutch Woord-Rummikub, the International way',
  },
  nl: {
    'scrabble-xl-nl': 'Nederlandse Scrabble XL',
    'scrabble-de': 'Duitse Scrabble',
    'trickster-nl': 'Nederlandse Scrabble Trickster, met trickkaarten',
    'rummikub-sabra': 'Woord-Rummikub, Sabra',
    'rummikub-international': 'Woord-Rummikub, International',
  },
  de: {
    'scrabble-xl-nl': 'Niederländisches Scrabble XL',
    'scrabble-de': 'Deutsches Scrabble',
    'trickster-nl': 'Niederländisches Scrabble Trickster, mit Trickkarten',
    'rummikub-sabra': 'Niederländisches Woord-Rummikub, Sabra',
    'rummikub-international': 'Niederländisches Woord-Rummikub, International',
  },
};
