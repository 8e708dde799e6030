/** The user's games in Dutch. */
import { formsOf } from '../../../i18n/forms.ts';

const { count, list, number } = formsOf('nl');
const oneDigit = new Intl.NumberFormat('nl', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const games = (amount: number) => count(amount, { one: 'spel', other: 'spellen' });

export const nl = {
  title: 'Mijn spellen',
  lists: 'Welke spellen',
  running: 'Bezig',
  over: 'Uitgespeeld',
  away: 'Weggelegd',
  playAgain: 'Nog eens met',
  ask: 'Vraag',
  people: (names: readonly string[]) => list(names),
  asked: (names: readonly string[]) =>
    `${list(names)} ${names.length > 1 ? 'zien' : 'ziet'} je vraag op de beginpagina. Stuur anders de link.`,
  person: 'Met wie',
  anybody: 'met iedereen',
  with: (names: readonly string[]) => `met ${list(names)}`,
  computer: 'de computer',
  game: 'Welk spel',
  allGames: 'alle spellen',
  onPaper: 'op tafel',
  longest: (word: string) => `langste ${word}`,
  others: 'Wacht op de anderen',
  putAway: 'Opzij leggen',
  putBack: 'Terugzetten',
  goesOn: 'verder schrijven',
  won: 'gewonnen',
  lost: 'verloren',
  drawn: 'gelijk',
  rank: (place: number) => `${place}e`,
  practice: 'oefening',
  written: 'jij schreef op',
  points: (score: number) => count(score, { one: 'punt', other: 'punten' }),
  score: number,
  winner: (names: readonly string[], score: number) => `${list(names)} ${number(score)}`,
  whatElse: 'Wat lag er nog meer?',
  more: (amount: number) => `Nog ${number(amount)}`,
  perTurn: 'Punten per beurt',
  boardGames: 'bordspellen',
  average: (value: number) => oneDigit.format(value),
  course: (from: number, to: number, mean: number) =>
    `Van ${oneDigit.format(from)} naar ${oneDigit.format(to)} punten per beurt, gemiddeld ${oneDigit.format(mean)}`,
  tooFew: (missing: number) => `nog ${games(missing)} tot de eerste lijn`,
  records: 'Records',
  bestTurn: 'hoogste beurt',
  longestWord: 'langste woord',
  bestGame: 'hoogste spel',
  summary: (amount: number, contests: number, won: number) =>
    contests > 0 ? `${games(amount)}, ${number(won)} van ${number(contests)} gewonnen` : games(amount),
  perGame: (points: number) => `gemiddeld ${number(Math.round(points))} punten per spel`,
  noneRunning: 'Geen spel aan de gang',
  noneOver: 'Nog niets uitgespeeld',
  noneAway: 'Niets weggelegd',
  noneFound: 'Geen spel met deze keuze',
  newGame: 'Nieuw spel',
  offline: 'De server is niet te bereiken: hier staan alleen de spellen van dit apparaat.',
};

export type GamesMessages = typeof nl;
