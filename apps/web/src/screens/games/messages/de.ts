/** The user's games in German. */
import { formsOf } from '../../../i18n/forms.ts';
import type { GamesMessages } from './nl.ts';

const { count, list, number } = formsOf('de');
const oneDigit = new Intl.NumberFormat('de', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const games = (amount: number) => count(amount, { one: 'Spiel', other: 'Spiele' });

export const de: GamesMessages = {
  title: 'Meine Spiele',
  lists: 'Welche Spiele',
  running: 'Läuft',
  over: 'Beendet',
  away: 'Weggelegt',
  playAgain: 'Noch einmal mit',
  ask: 'Fragen',
  people: (names) => list(names),
  asked: (names) =>
    `${list(names)} ${names.length > 1 ? 'sehen' : 'sieht'} deine Frage auf der Startseite. Sonst schick den Link.`,
  person: 'Mit wem',
  anybody: 'mit allen',
  with: (names) => `mit ${list(names)}`,
  computer: 'dem Computer',
  game: 'Welches Spiel',
  allGames: 'alle Spiele',
  onPaper: 'am Tisch',
  longest: (word) => `längstes ${word}`,
  others: 'Die anderen sind dran',
  putAway: 'Weglegen',
  putBack: 'Zurückholen',
  goesOn: 'weiterschreiben',
  won: 'gewonnen',
  lost: 'verloren',
  drawn: 'unentschieden',
  rank: (place) => `${place}.`,
  practice: 'Übung',
  written: 'du hast aufgeschrieben',
  points: (score) => count(score, { one: 'Punkt', other: 'Punkte' }),
  score: number,
  winner: (names, score) => `${list(names)} ${number(score)}`,
  whatElse: 'Was war noch möglich?',
  more: (amount) => `Noch ${number(amount)}`,
  perTurn: 'Punkte pro Zug',
  boardGames: 'Brettspiele',
  average: (value) => oneDigit.format(value),
  course: (from, to, mean) =>
    `Von ${oneDigit.format(from)} auf ${oneDigit.format(to)} Punkte pro Zug, im Schnitt ${oneDigit.format(mean)}`,
  tooFew: (missing) => `noch ${games(missing)} bis zur ersten Linie`,
  records: 'Rekorde',
  bestTurn: 'bester Zug',
  longestWord: 'längstes Wort',
  bestGame: 'bestes Spiel',
  summary: (amount, contests, won) =>
    contests > 0 ? `${games(amount)}, ${number(won)} von ${number(contests)} gewonnen` : games(amount),
  perGame: (points) => `im Schnitt ${number(Math.round(points))} Punkte pro Spiel`,
  noneRunning: 'Kein laufendes Spiel',
  noneOver: 'Noch nichts zu Ende gespielt',
  noneAway: 'Nichts weggelegt',
  noneFound: 'Kein Spiel mit dieser Auswahl',
  newGame: 'Neues Spiel',
  offline: 'Der Server ist nicht erreichbar: Hier stehen nur die Spiele dieses Geräts.',
};
