import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, list, pick, signed } = formsOf('de');
const points = (value: number) => count(value, { one: 'Punkt', other: 'Punkten' });

export const end: Messages['end'] = {
  title: 'Spielende',
  wins: (score) => `gewinnt mit ${points(score)}`,
  youWin: (score) => `Du gewinnst mit ${points(score)}`,
  share: (names, score) => `${list(names)} gewinnen gemeinsam mit ${points(score)}`,
  solo: (score) => `Geschafft, mit ${points(score)}`,
  you: 'du',
  youToo: 'Du',
  computer: 'der Computer',
  ahead: (rows) => `${list(rows.map(({ name, by }) => `${by} mehr als ${name}`))}.`,
  rounds: (rounds, minutes) =>
    `${count(rounds, { one: 'Runde', other: 'Runden' })}, ${count(minutes, { one: 'Minute', other: 'Minuten' })}.`,
  reasons: {
    'went-out': 'alles gelegt',
    'all-passed': 'Alle haben zweimal gepasst.',
    'no-play': 'Niemand konnte mehr legen.',
    pot: 'Der Vorrat war leer.',
    points: 'Das Ziel ist erreicht.',
    'all-tiles': 'Alle Steine liegen auf dem Tisch.',
    'gave-up': 'Du hast das Spiel beendet.',
  },
  soundQuestion: {
    title: 'Mit Tönen weiterspielen?',
    explain:
      'Ein Klick, wenn ein Stein liegt, ein leiser Ton, wenn du dran bist. Du kannst es in den Einstellungen ändern.',
    yes: 'Ja, gern',
    no: 'Lieber ohne',
  },
  settlement: 'Abrechnung',
  before: 'vor Abzug',
  leftOver: 'übrig auf dem Bänkchen',
  final: 'Endstand',
  fromOthers: (value) => `von den anderen ${signed(value)}`,
  hidden: (tiles) => count(tiles, { one: 'Stein', other: 'Steine' }),
  nothingLeft: 'nichts',
  course: 'Verlauf',
  courseLabel: 'Die Punkte aller Mitspielenden nach jedem Zug',
  endMark: 'Ende',
  replay: 'Nachspielen',
  pause: 'Anhalten',
  step: (now, all) => `Zug ${now} von ${all}`,
  stepLabel: 'Zug',
  boardAt: (turn) => `Das Brett nach: ${turn}`,
  again: 'Noch einmal',
  rematch: 'Revanche',
  knock: (names: readonly string[]) =>
    `${list(names)} ${pick(names.length, { one: 'möchte', other: 'möchten' })} noch einmal spielen: dabei?`,
  join: 'Ja, noch einmal',
  decline: 'Nein, danke',
  ratherNot: 'Doch nicht',
  declined: (names: readonly string[]) =>
    `${list(names)} ${pick(names.length, { one: 'macht', other: 'machen' })} nicht mit.`,
  youDeclined: 'Du machst nicht mit.',
  toRematch: 'Zur Revanche',
  look: 'Tisch ansehen',
  download: 'Spiel speichern',
  record: (word) => `Neuer Rekord: ${word} ist dein bisher längstes Wort.`,
  longest: (word) => `Längstes Wort: ${word}.`,
};
