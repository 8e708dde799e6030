/** The end of a game. */
import { formsOf } from '../forms.ts';

const { count, list, pick, signed } = formsOf('nl');
const points = (value: number) => count(value, { one: 'punt', other: 'punten' });

export const end = {
  title: 'Einde van het spel',
  wins: (score: number) => `wint met ${points(score)}`,
  youWin: (score: number) => `Je wint met ${points(score)}`,
  share: (names: readonly string[], score: number) => `${list(names)} winnen samen met ${points(score)}`,
  solo: (score: number) => `Klaar, met ${points(score)}`,
  /** Who is behind, if that is me. */
  you: 'jij',
  /** As a winner beside others. */
  youToo: 'Jij',
  computer: 'de computer',
  ahead: (rows: readonly { name: string; by: number }[]) =>
    `${list(rows.map(({ name, by }) => `${by} meer dan ${name}`))}.`,
  rounds: (rounds: number, minutes: number) =>
    `${count(rounds, { one: 'ronde', other: 'rondes' })}, ${count(minutes, { one: 'minuut', other: 'minuten' })}.`,
  reasons: {
    'went-out': 'uitgespeeld',
    'all-passed': 'Iedereen paste twee keer.',
    'no-play': 'Niemand kon nog leggen.',
    pot: 'De pot was leeg.',
    points: 'Het doel is gehaald.',
    'all-tiles': 'Alle letters liggen op tafel.',
    'gave-up': 'Je bent klaar met spelen.',
  },
  soundQuestion: {
    title: 'Geluid erbij?',
    explain:
      'Een tik als een letter ligt, een zachte toon als je aan de beurt bent. Later te wijzigen bij Instellingen.',
    yes: 'Graag',
    no: 'Liever stil',
  },
  settlement: 'Eindafrekening',
  before: 'vóór aftrek',
  leftOver: 'over op het plankje',
  final: 'eindstand',
  fromOthers: (points: number) => `van de anderen ${signed(points)}`,
  hidden: (tiles: number) => count(tiles, { one: 'letter', other: 'letters' }),
  nothingLeft: 'niets',
  course: 'Verloop',
  courseLabel: 'De punten van elke speler na elke beurt',
  endMark: 'einde',
  replay: 'Naspelen',
  pause: 'Stoppen',
  step: (now: number, all: number) => `Beurt ${now} van ${all}`,
  stepLabel: 'Beurt',
  boardAt: (turn: string) => `Het bord na: ${turn}`,
  again: 'Nog een keer',
  rematch: 'Revanche',
  knock: (names: readonly string[]) =>
    `${list(names)} ${pick(names.length, { one: 'wil', other: 'willen' })} nog een keer: meedoen?`,
  join: 'Ja, nog een keer',
  decline: 'Nee, bedankt',
  ratherNot: 'Toch maar niet',
  declined: (names: readonly string[]) =>
    `${list(names)} ${pick(names.length, { one: 'doet', other: 'doen' })} niet mee.`,
  youDeclined: 'Je doet niet mee.',
  toRematch: 'Naar de revanche',
  look: 'Tafel bekijken',
  download: 'Spel bewaren',
  record: (word: string) => `Nieuw record: ${word} is je langste woord tot nu toe.`,
  longest: (word: string) => `Langste woord: ${word}.`,
};
