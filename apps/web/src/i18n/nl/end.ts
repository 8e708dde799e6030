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
  you: 'jou',
  ahead: (rows: readonly { name: string; by: number }[]) =>
    `${list(rows.map(({ name, by }) => `${by} voor op ${name}`))}.`,
  rounds: (rounds: number, minutes: number) =>
    `${count(rounds, { one: 'ronde', other: 'rondes' })}, ${count(minutes, { one: 'minuut', other: 'minuten' })}.`,
  reasons: {
    'went-out': 'uitgespeeld',
    'all-passed': 'Iedereen paste twee keer.',
    'no-play': 'Niemand kon nog leggen.',
    resigned: 'Er bleef één speler over.',
    pot: 'De pot was leeg.',
    points: 'Het aantal punten is bereikt.',
    'all-tiles': 'Alle letters liggen op tafel.',
    'gave-up': 'Je bent klaar met spelen.',
  },
  settlement: 'Afrekening',
  before: 'ervoor',
  leftOver: 'over op het plankje',
  final: 'einde',
  fromOthers: (points: number) => `van de anderen ${signed(points)}`,
  hidden: (tiles: number) => count(tiles, { one: 'letter', other: 'letters' }),
  nothingLeft: 'niets',
  course: 'Verloop',
  courseLabel: 'De punten van elke speler na elke beurt',
  endMark: 'einde',
  replay: 'Naspelen',
  pause: 'Stop',
  step: (now: number, all: number) => `Beurt ${now} van ${all}`,
  stepLabel: 'Beurt',
  boardAt: (turn: string) => `Het bord na: ${turn}`,
  fair: 'Eerlijk geschud',
  fairText: (tiles: number) =>
    `De vingerafdruk van voor het spel past bij het geheim dat nu open ligt: alle ${tiles} letters kwamen in deze volgorde.`,
  fairCheck: 'Reken het na',
  fairExplain: 'Voor het spel is een vingerafdruk van het schudden getoond. Je browser kan nu nagaan of alles klopt.',
  fairBusy: 'Bezig met narekenen …',
  fairGood: 'klopt',
  fairBad: (why: string, entry: number) => `Dit klopt niet (${why}, regel ${entry}).`,
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
  look: 'Bekijk de tafel',
  download: 'Spel bewaren',
  record: (word: string) => `Nieuw record: ${word} is je langste woord tot nu toe.`,
  longest: (word: string) => `Langste woord: ${word}.`,
};
