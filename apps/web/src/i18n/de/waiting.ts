import { formsOf } from '../forms.ts';
import type { LaterMessages } from '../messages.ts';

const { count, list } = formsOf('de');

export const waiting: LaterMessages['waiting'] = {
  title: 'Der Tisch wird vorbereitet',
  invited: (game) => `Du bist zu ${game} eingeladen`,
  yourName: 'Wie heißt du am Tisch?',
  you: 'das bist du',
  free: 'Freier Platz',
  aborts: (times: number) => `heute ${times}-mal nach dem Austeilen abgeräumt`,
  full: 'Alle Plätze sind besetzt. Sobald das Spiel beginnt, schaust du zu.',
  stand: 'Doch nicht',
  clear: 'Tisch abräumen',
  clearSure: 'Wirklich abräumen?',
  startWithBots: (free) => `Mit ${count(free, { one: 'Computer', other: 'Computern' })} anfangen`,
  agreed: 'Vereinbart',
  shuffling: 'Die Steine werden gemischt …',
  seatLinkTitle: 'Dein Platz',
  seatLinkText: 'Dein Stuhl wird zurechtgerückt …',
  seatShared: (names) =>
    names.length === 1
      ? `Auf diesem Platz spielt auch ${list(names)} mit und sieht deine Buchstaben.`
      : `Auf diesem Platz spielen auch ${list(names)} mit und sehen deine Buchstaben.`,
  nextTable: (game, players) => `Nächstes: ${game} ${players}`,
  goNext: 'Los',
  tell: (names) => `Sag es ${names}`,
  theirTurn: (names) => `${names} ist dran.`,
  told: {
    laid: (word, points) => `Ich habe ${word} für ${points} gelegt, du bist dran.`,
    exchanged: (letters) => `Ich habe ${letters} getauscht, du bist dran.`,
    passed: 'Ich habe gepasst, du bist dran.',
    yours: 'Du bist dran.',
  },
};
