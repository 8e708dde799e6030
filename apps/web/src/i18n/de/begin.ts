import type { Messages } from '../messages.ts';

export const begin: Messages['begin'] = {
  friendsTitle: 'Mit anderen',
  deviceTitle: 'An diesem Gerät',
  deviceExplain: 'Das Gerät geht reihum. Zwischen zwei Zügen sind die Bänkchen verdeckt.',
  howMany: 'Zu wievielt spielt ihr?',
  usual: 'Ihr spielt mit den üblichen Vereinbarungen.',
  agree: 'Selbst vereinbaren',
  makeLink: 'Link erstellen',
  inviteTitle: 'Der Tisch ist bereit',
  toTable: 'Zum Tisch',
  nameOf: (seat) => `Name von Person ${seat}`,
  start: 'Anfangen',
};
