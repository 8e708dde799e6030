import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';
import { games, languages } from './games.ts';

const { count, list, number, signed, moment, duration } = formsOf('en');

export const common: Messages['common'] = {
  number,
  signed,
  list,
  moment,
  duration,
  close: 'Close',
  cancel: 'Cancel',
  home: 'Home',
  rules: 'Rules',
  howToPlay: 'How to play',
  layExample: 'Play this example',
  wordLists: 'Word lists',
  keys: 'Keys and accessibility',
  settings: 'Settings',
  menu: 'Menu',
  language: 'Language',
  toDark: 'Dark theme',
  toLight: 'Light theme',
  guest: 'Guest',
  me: 'Me',
  computer: 'Computer',
  player: (seat) => `Player ${seat}`,
  points: (value) => count(value, { one: 'point', other: 'points' }),
  loading: 'Setting the table …',
  loadingFailed: 'The page could not be loaded.',
  again: 'Try again',
  notFoundTitle: 'There’s nothing here',
  notFoundText: 'There is no such page. Perhaps part of the link got lost.',
  newVersion: 'There is a new version. Reload the page to go on playing.',
  reload: 'Reload',
  copied: 'Copied',
  skip: 'Skip to content',
  drawing: {
    board: (lying, played) =>
      [lying.length > 0 ? `Board with ${list(lying)}` : 'Board', played.length > 0 ? `played: ${list(played)}` : '']
        .filter(Boolean)
        .join('; '),
    before: 'on the table',
    own: 'from your rack',
    after: 'after the turn',
  },
  games,
  languages,
  levels: {
    child: 'Child',
    beginner: 'Beginner',
    casual: 'Casual',
    club: 'Club player',
    master: 'Master',
    unbeatable: 'Unbeatable',
  },
};
