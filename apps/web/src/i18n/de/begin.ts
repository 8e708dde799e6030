import type { Messages } from '../messages.ts';

export const begin: Messages['begin'] = {
  friendsTitle: 'Mit Freunden',
  deviceTitle: 'An diesem Gerät',
  deviceExplain: 'Das Gerät geht herum. Zwischen zwei Zügen sind die Bänkchen abgedeckt.',
  howMany: 'Zu wievielt spielt ihr?',
  booklet: 'Ihr spielt, wie es im Heft steht.',
  agree: 'Selbst absprechen',
  makeLink: 'Link erstellen',
  inviteTitle: 'Der Tisch ist gedeckt',
  toTable: 'Zum Tisch',
  nameOf: (seat) => `Name von Spieler ${seat}`,
  start: 'Anfangen',
};
