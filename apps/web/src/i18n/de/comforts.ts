/** Help for a player alone with the computer: hints, going back, unseen tiles. */
import { formsOf } from '../forms.ts';

const { count, list, pick } = formsOf('de');
const tilesOf = (number: number) => count(number, { one: 'Stein', other: 'Steine' });

export const comforts = {
  hint: 'Tipp',
  searching: 'Der Computer sucht …',
  row: (row: string) => `Sieh dir Reihe ${row} an.`,
  column: (column: string) => `Sieh dir Spalte ${column} an.`,
  fromRack: 'In deinen eigenen Buchstaben steckt ein Wort.',
  fromTable: (words: readonly string[]) => `Mach etwas aus ${list(words)}.`,
  letters: (number: number) => `Das Wort hat ${count(number, { one: 'Buchstaben', other: 'Buchstaben' })}.`,
  ofRack: (tiles: number) => (tiles === 1 ? 'Du legst dafür 1 Stein.' : `Du legst dafür ${tiles} Steine.`),
  boardWord: (word: string, from: string, score: number) =>
    `${word}, ab ${from}, für ${count(score, { one: 'Punkt', other: 'Punkte' })}.`,
  tableWord: (word: string) => `Das Wort ist ${word}.`,
  others: (words: readonly string[]) =>
    `Außerdem ${pick(words.length, { one: 'entsteht', other: 'entstehen' })} ${list(words)}.`,
  nothing: 'Der Computer findet nichts, was sich legen lässt.',
  everyday:
    'An diesem Tisch kennt der Tipp nur Alltagswörter: Ob ein Wort gilt, zeigt sich erst, wenn es jemand anzweifelt.',
  askLength: 'Wie lang ist das Wort?',
  askWord: 'Welches Wort ist es?',
  layOut: 'Zurechtlegen',
  goBack: 'Zurück zu einem früheren Zug',
  goBackNote: 'Alles, was danach kam, entfällt. Das Spiel wird dann ein Übungsspiel und zählt nicht für deine Rekorde.',
  noTurns: 'Du warst noch nicht am Zug.',
  turn: (number: number) => `Zug ${number}`,
  wentBack: (number: number) => `Zurück bei Zug ${number}.`,
  unseen: 'Noch nicht gesehen',
  unseenNote: (tiles: number) => `${tilesOf(tiles)} im Beutel und auf anderen Bänkchen.`,
  unseenInPot: (tiles: number) => `${tilesOf(tiles)} im Vorrat und auf anderen Bänkchen.`,
  times: (letter: string, times: number) => `${letter}: ${times}`,
};
