/** The names of the games, and of the languages they are played in. */
import type { GameId, Language } from '@lettertafel/engine';

interface GameTexts {
  readonly name: string;
  /** How it is played, where one name stands for several games. */
  readonly way: string;
  /** Under the picture: a short name, and what distinguishes the game from the others. */
  readonly card: { readonly name: string; readonly about: string };
  /** Beside the name, in a list. */
  readonly about: string;
}

export const games = {
  'scrabble-xl-nl': {
    name: 'Scrabble XL',
    way: '',
    card: { name: 'Scrabble XL', about: 'Nederlands' },
    about: 'Nederlands, 2 tot 4 spelers',
  },
  'scrabble-de': {
    name: 'Scrabble Deutsch',
    way: '',
    card: { name: 'Scrabble', about: 'Deutsch' },
    about: 'Duits, met Ä, Ö en Ü',
  },
  'trickster-nl': {
    name: 'Scrabble Trickster',
    way: '',
    card: { name: 'Trickster', about: 'met trickkaarten' },
    about: 'Nederlands, met trickkaarten',
  },
  'rummikub-sabra': {
    name: 'Woord-Rummikub',
    way: 'Sabra',
    card: { name: 'Sabra', about: 'Woord-Rummikub' },
    about: 'alles mag door elkaar',
  },
  'rummikub-international': {
    name: 'Woord-Rummikub',
    way: 'International',
    card: { name: 'International', about: 'Woord-Rummikub' },
    about: 'tot 50 punten',
  },
} satisfies Readonly<Record<GameId, GameTexts>>;

/** The language, and its word list. */
export const languages = {
  nl: { name: 'Nederlands', list: 'Nederlandse woordenlijst' },
  de: { name: 'Duits', list: 'Duitse woordenlijst' },
} satisfies Readonly<Record<Language, { readonly name: string; readonly list: string }>>;
