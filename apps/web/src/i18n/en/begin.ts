import type { Messages } from '../messages.ts';

export const begin: Messages['begin'] = {
  friendsTitle: 'With friends',
  deviceTitle: 'On this device',
  deviceExplain: 'The device goes round. Between two turns the racks are covered.',
  howMany: 'How many players?',
  booklet: 'You play by the booklet.',
  agree: 'More options',
  makeLink: 'Make a link',
  inviteTitle: 'The table is set',
  toTable: 'To the table',
  nameOf: (seat) => `Name of player ${seat}`,
  start: 'Start',
};
