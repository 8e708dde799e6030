import type { Messages } from '../messages.ts';

export const begin: Messages['begin'] = {
  friendsTitle: 'Mit Freunden',
  deviceTitle: 'An diesem Gerät',
  deviceExplain: 'Das Gerät geht reihum. Zwischen zwei Zügen sind die Bänke verdeckt.',
  howMany: 'Zu wievielt spielt ihr?',
  booklet: 'Ihr spielt, wie es im Heft steht.',
  agree: 'Eigene Absprachen',
  makeLink: 'Link erstellen',
  inviteTitle: 'Der Tisch ist gedeckt',
  toTable: 'Zum Tisch',
  nameOf: (seat) => `Name von Spieler ${seat}`,
  start: 'Anfangen',
};
