import type { Messages } from '../messages.ts';

export const games: Messages['common']['games'] = {
  'scrabble-xl-nl': {
    name: 'Scrabble XL',
    way: '',
    card: { name: 'Scrabble XL', about: 'Dutch' },
    about: 'Dutch, 2 to 4 players',
  },
  'scrabble-de': {
    name: 'Scrabble Deutsch',
    way: '',
    card: { name: 'Scrabble', about: 'German' },
    about: 'German, with Ä, Ö and Ü',
  },
  'trickster-nl': {
    name: 'Scrabble Trickster',
    way: '',
    card: { name: 'Trickster', about: 'with trick cards' },
    about: 'Dutch, with trick cards',
  },
  'rummikub-sabra': {
    name: 'Woord-Rummikub',
    way: 'Sabra',
    card: { name: 'Sabra', about: 'Woord-Rummikub' },
    about: 'everything may be rearranged',
  },
  'rummikub-international': {
    name: 'Woord-Rummikub',
    way: 'International',
    card: { name: 'International', about: 'Woord-Rummikub' },
    about: 'up to 50 points',
  },
};

export const languages: Messages['common']['languages'] = {
  nl: { name: 'Dutch', list: 'Dutch word list' },
  de: { name: 'German', list: 'German word list' },
};
