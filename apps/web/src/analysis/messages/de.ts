/** What else could have been played, in German. */
import type { CountedDraws as Draws } from '@lettertafel/analysis';
import { formsOf } from '../../i18n/forms.ts';
import type { AnalysisMessages } from './nl.ts';

const { count, list, number, signed } = formsOf('de');
const points = (value: number) => count(value, { one: 'Punkt', other: 'Punkte' });
/** After a preposition. */
const withPoints = (value: number) => count(value, { one: 'Punkt', other: 'Punkten' });

export const de: AnalysisMessages = {
  title: 'Was war noch möglich?',
  back: 'Zurück zum Ergebnis',
  loading: 'Das Spiel wird angesehen …',
  problems: {
    failed: 'Dieses Spiel lässt sich hier nicht ansehen.',
    running: 'Dieses Spiel läuft noch. Wenn es zu Ende ist, lässt es sich hier ansehen.',
    'no-table': 'Von diesem Spiel wurden nur die Wörter oder die Punkte aufgeschrieben, nicht was auf dem Tisch lag.',
  },
  progress: (done, of) => `${done} von ${of} Zügen durchgerechnet`,
  complete: 'Alles durchgerechnet',
  turn: (now, all) => `${now} von ${all}`,
  turnLabel: 'Zug',
  previous: 'Voriger Zug',
  next: 'Nächster Zug',
  board: (told, best) => (best === null ? `Das Brett nach: ${told}` : `Das Brett nach: ${told} Gestrichelt: ${best}.`),
  rack: (letters) => `Auf dem Bänkchen: ${letters}`,
  estimated: 'geschätzt',
  proven: 'bewiesen',
  played: (name) => name ?? 'du',
  move: 'Zug',
  points: 'Punkte',
  value: 'Wert',
  chance: 'Chance',
  rank: 'Platz',
  ahead: 'bis zum Ende',
  exchange: (tiles) => `${count(tiles, { one: 'Stein', other: 'Steine' })} tauschen`,
  pass: 'passen',
  draw: 'einen Stein ziehen',
  percent: (mean, error) => `${number(mean)} % ± ${number(error)}`,
  number: (value) => number(value),
  signed: (value) => signed(value),
  course: (names) =>
    names.length > 1 ? 'Gewinnchance' : names[0] === null ? 'Deine Gewinnchance' : `Gewinnchance von ${names[0]}`,
  courseLabel: (shares) => `Gewinnchance, Zug für Zug: ${shares.join(', ')} Prozent`,
  tryAgain: 'Noch einmal probieren',
  again: {
    title: 'Noch einmal probieren',
    turn: (value) => `Zug ${value}`,
    note: 'Was würdest du jetzt legen? Alles, was so gut ist wie der beste Zug, gilt.',
    done: 'So gut wie der beste Zug.',
    thinking: 'Das wird kurz durchgerechnet …',
    leave: 'Zurück zu den Zügen',
    failed: 'Dieser Zug lässt sich hier nicht ansehen.',
    wrongWords: (words) => `${list(words)} steht nicht in der Wortliste.`,
    points: (lost) => `Es geht noch mehr: Der beste Zug ist ${points(lost)} mehr wert.`,
    chance: (share) => `Es geht noch mehr: Mit dem besten Zug gewinnst du ${number(share)} % öfter.`,
  },
  explain: {
    static: 'Wert: die Punkte und das, was die übrigen Steine im Mittel noch einbringen.',
    simulated: (rounds) =>
      `Gewinnchance: Die Züge wurden bis zu ${number(rounds)} Mal mit denselben zufälligen Steinen weitergespielt. Unterschiede innerhalb der Unsicherheit zählen als gleich.`,
    counted:
      'Ein Stein im Beutel: Für jeden Stein, der es sein kann, ist das Ende ganz durchgerechnet. Dabei gilt jeder Stein, den man nicht sieht, als gleich wahrscheinlich, und beide spielen danach so gut wie möglich.',
    proven: 'Ganz ausgerechnet: So viele Punkte holst du bis zum Ende des Spiels auf.',
    table: 'Mit diesen Steinen war das auf jede Art das Höchste.',
  },
  counts: (less, from) => `Ein kleinerer Unterschied als ${less} zählt als gleich, ab ${from} ist es ein teurer Zug.`,
  share: (value) => `${number(100 * value)} %`,
  unjudged: {
    'no-rack': 'Ohne Bänkchen: Welche Steine da waren, ist nicht bekannt.',
    'no-choice': 'Es gab nichts zu wählen.',
    'exchange-unknown': 'Welche Steine getauscht wurden, ist nicht aufgeschrieben.',
    'not-by-rules': 'Dieser Zug passt nicht zu den Spielregeln und wird deshalb nicht verglichen.',
  },
  rackShownLater: 'Das Bänkchen ergibt sich aus dem, was später gelegt wurde und übrig blieb.',
  /** With one tile in the bag. */
  wins: ({ of, won, tied, lost }: Draws) => {
    const most = of - tied - lost;
    return `gewinnt in ${won === most ? won : `${won} bis ${most}`} von ${of}${tied > 0 ? `, unentschieden in ${tied}` : ''}`;
  },
  about: (share: number) => `${number(Math.round(100 * share))} %`,
  winsMore: ({ best, own, of }: { best: number; own: number; of: number }) =>
    `Der beste Zug gewinnt bei ${best} von ${of} Steinen, die im Beutel sein können, dieser ${own === 0 ? 'bei keinem' : `höchstens bei ${own}`}.`,
  verdicts: {
    best: 'Das war der beste Zug.',
    equal: 'So gut wie der beste.',
    less: (lost) => `${lost} mehr waren möglich.`,
    mistake: (lost) => `Ein teurer Zug: ${lost} mehr waren möglich.`,
  },
  lost: (value) => points(value),
  facts: {
    bingo: (value) => `Alle Steine auf einmal: ${value} Punkte extra.`,
    'bingo-missed': (word, value) => `Alle Steine konnten weg: ${word}, ${points(value)}.`,
    'wrong-word-stood': (words) => `Niemand zweifelte ${list(words)} an; die Wortliste kennt es nicht.`,
    'play-lost': (words, value) => `${list(words)} wurde mit Erfolg angezweifelt: ${points(value)} verloren.`,
    'more-points': (value) => `Der beste Zug brachte ${points(value)} mehr.`,
    'better-leave': (letters, value) =>
      `Beim besten Zug blieb ${letters} übrig: etwa ${points(Math.round(value))} mehr wert als das, was nun übrig war.`,
    'cards-brought': (cards, value) => `${list(cards)} brachte ${points(value)}.`,
    'cards-kept': (cards, value) => `Mit ${list(cards)} waren ${points(value)} mehr möglich.`,
    'skill-missed': (skill, value) => `Hier blieb „${skill}“ liegen: ${signed(value)}.`,
    'nothing-possible': 'Es ließ sich nichts legen.',
  },
  withoutCards: (word, value) => `Ohne Karten war ${word} mit ${withPoints(value)} das Beste.`,
  skills: {
    rack: 'Ohne den Tisch',
    lengthen: 'Ein Wort verlängern',
    break: 'Ein Wort aufbrechen',
    mix: 'Zwei Wörter mischen',
    all: 'Alles',
  },
  skillsSeen: 'Wie oft das Beste gesehen',
  seen: (seen, of) => `${seen} von ${of}`,
  nothing: 'nichts',
  costliestOf: (name) => (name === null ? 'Deine teuersten Züge' : `Die teuersten Züge von ${name}`),
  turnNumber: (value) => `Zug ${value}`,
  summary: (name) => name ?? 'Du',
  missed: (lost, turns) =>
    `${points(lost)} verpasst in ${count(turns, { one: 'Zug', other: 'Zügen' })}; was übrig bleibt, zählt mit`,
  asGood: (best) => count(best, { one: 'Zug so gut wie der beste', other: 'Züge so gut wie der beste' }),
  unseen: (tiles) => `Nicht zu sehen: ${count(tiles, { one: 'Stein', other: 'Steine' })}`,
  asPosition: 'Als Stellung öffnen',
  noneJudged: 'Kein Zug, der sich beurteilen lässt.',
  finest: (word, value) => `schönster Fund: ${word}, ${points(value)}`,
  wrongWords: (words) => `nicht in der Wortliste und nicht angezweifelt: ${list(words)}`,
  finds: 'Schöne Funde',
  noFinds: 'In jedem Zug ein Wort: Das ist schon viel.',
};
