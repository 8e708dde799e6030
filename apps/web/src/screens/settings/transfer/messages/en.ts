/** Saving and importing everything that a browser keeps, in English. */
import { formsOf } from '../../../../i18n/forms.ts';
import type { TransferMessages } from './nl.ts';

const { count, list } = formsOf('en');
const games = (number: number) => count(number, { one: 'game', other: 'games' });
const sheets = (number: number) => count(number, { one: 'score sheet', other: 'score sheets' });

export const en: TransferMessages = {
  title: 'Take it to another browser',
  explain:
    'Everything this browser keeps goes into one file: your games on this device, score sheets, names, settings, and what is needed to check the shuffle. Anyone who has the file can also see your tiles and play in your seat, so keep it to yourself.',
  copyNote: 'You take a copy with you. Play a running game on in one place only after that.',
  listsNote:
    'Your own word lists and house lists are on the server, not in this file. You can save them as files under Word lists.',
  save: 'Save everything to a file',
  choose: 'Import a file',
  busy: 'Checking the file …',
  done: 'Imported.',
  close: 'Continue',
  added: (number, more) =>
    `Added: ${list([...(number > 0 ? [games(number)] : []), ...(more > 0 ? [sheets(more)] : [])])}.`,
  updated: (number) => `Updated, because they were played further than here: ${games(number)}.`,
  same: (number) =>
    number === 1
      ? '1 game was here already, played at least as far.'
      : `${number} games were here already, played at least as far.`,
  differing: (number) => `Played on differently here, so left alone: ${games(number)}.`,
  settings: 'Settings that had not been chosen here were taken over.',
  nothing: 'Everything in the file was here already.',
  refused: 'Nothing was imported.',
  faults: {
    foreign: 'This is not a Lettertafel file with saved data.',
    newer: 'This file was made with a newer version. Reload the page and try again.',
    damaged: 'This file is damaged or was changed: its content does not match its checksum.',
    'bad-game': (number) => `Game ${number} in this file was not played by the rules.`,
    'bad-value': (key) => `This file contains something that does not belong here (${key}).`,
    large: 'This file is far too large.',
  },
};
