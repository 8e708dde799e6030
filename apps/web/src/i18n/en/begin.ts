import type { Messages } from '../messages.ts';

export const begin: Messages['begin'] = {
  friendsTitle: 'With friends',
  deviceTitle: 'On this device',
  deviceExplain: 'Pass the device around. Racks are covered between turns.',
  howMany: 'How many players?',
  usual: 'You play with the usual options.',
  agree: 'More options',
  makeLink: 'Create a link',
  inviteTitle: 'The table is set',
  toTable: 'Go to the table',
  nameOf: (seat) => `Name of player ${seat}`,
  start: 'Start',
};
