import type { Messages } from '../messages.ts';

export const games: Messages['common']['games'] = {
  'scrabble-xl-nl': {
    name: 'Scrabble XL',
    way: '',
    card: { name: 'Scrabble XL', about: 'Niederländisch' },
    about: 'Niederländisch, 2 bis 4 Personen',
  },
  'scrabble-de': {
    name: 'Scrabble Deutsch',
    way: '',
    card: { name: 'Scrabble', about: 'Deutsch' },
    about: 'Deutsch, mit Ä, Ö und Ü',
  },
  'trickster-nl': {
    name: 'Scrabble Trickster',
    way: '',
    card: { name: 'Trickster', about: 'mit Trickkarten' },
    about: 'Niederländisch, mit Trickkarten',
  },
  'rummikub-sabra': {
    name: 'Woord-Rummikub',
    way: 'Sabra',
    card: { name: 'Sabra', about: 'Woord-Rummikub' },
    about: 'alles darf umgebaut werden',
  },
  'rummikub-international': {
    name: 'Woord-Rummikub',
    way: 'International',
    card: { name: 'International', about: 'Woord-Rummikub' },
    about: 'bis 50 Punkte',
  },
};

export const languages: Messages['common']['languages'] = {
  nl: { name: 'Niederländisch', list: 'Niederländische Wortliste' },
  de: { name: 'Deutsch', list: 'Deutsche Wortliste' },
};
