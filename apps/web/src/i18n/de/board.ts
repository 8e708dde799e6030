/** The words of the board games: squares, drafts, exchanging. */
import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, list } = formsOf('de');
const points = (value: number) => count(value, { one: 'Punkt', other: 'Punkte' });

export const board: Messages['board'] = {
  board: 'Spielbrett',
  wholeBoard: 'Ganzes Brett',
  rack: 'Mein Bänkchen',
  blank: 'Blankostein',
  blankAs: (letter) => `Blankostein als ${letter}`,
  centre: 'Mitte',
  empty: 'leer',
  draftTile: 'von dir, noch nicht gelegt',
  announced: 'angekündigt, liegt noch nicht da',
  lastPlay: 'letzter Zug',
  locked: 'Wort rückwärts, verlängern darf nur, wer es gelegt hat',
  wrongHere: 'hier stimmt etwas nicht',
  betterHere: 'hier liegt ein Stein an',
  marks: { '2l': '2xB', '3l': '3xB', '2w': '2xW', '3w': '3xW' },
  prints: {
    '2l': 'doppelter Buchstabenwert',
    '3l': 'dreifacher Buchstabenwert',
    '2w': 'doppelter Wortwert',
    '3w': 'dreifacher Wortwert',
    trick: 'Trickfeld',
  },
  directions: { across: 'nach rechts', down: 'nach unten' },
  placed: (letter, square, score) =>
    score === null ? `${letter} auf ${square}` : `${letter} auf ${square}, ${points(score)}`,
  draftScore: (score) => `${points(score)} für das, was liegt`,
  lastScore: (score) => `letzter Zug: ${points(score)}`,
  lifted: (letter) => `${letter} in der Hand. Wähl ein Feld.`,
  tookBack: (letter) => `${letter} zurück aufs Bänkchen`,
  erased: (square) => `${square} wieder leer`,
  allBack: 'Alles zurück aufs Bänkchen',
  shuffled: 'Buchstaben gemischt',
  notOnRack: (letter) => `Kein ${letter} und kein Blankostein auf deinem Bänkchen`,
  shuffle: 'Buchstaben mischen',
  takeBack: 'Alles zurück aufs Bänkchen',
  lay: 'Legen',
  layWord: (word) => `${word} legen`,
  exchange: 'Tauschen',
  pass: 'Passen',
  passSure: 'Wirklich passen?',
  exchangeNote: (needed) =>
    `Wähl aus, was zurück in den Beutel kommt. Du bekommst ebenso viele Steine, und dein Zug ist vorbei. Tauschen geht, solange mindestens ${needed} Steine im Beutel sind.`,
  exchangeFree: (bag) =>
    `Wähl aus, was zurück in den Beutel kommt, höchstens ${count(bag, { one: 'Stein', other: 'Steine' })}. Du bekommst ebenso viele, und dein Zug ist vorbei.`,
  exchangeTiles: (tiles) => (tiles === 0 ? 'Tauschen' : `${count(tiles, { one: 'Stein', other: 'Steine' })} tauschen`),
  chooseAll: 'Alle wählen',
  chooseNone: 'Keinen wählen',
  nameBlank: 'Wofür steht der Blankostein?',
  nameTurned: 'Welcher Buchstabe soll es sein?',
  inTile: '*IN steht hinter einer Personenbezeichnung: HIRT*IN, TISCHLER*IN. In der Einzahl zählt es 10.',
  faults: {
    unnamed: 'Wähl zuerst einen Buchstaben für den Blankostein.',
    'not-in-line': 'Deine Steine müssen in einer Reihe oder einer Spalte liegen.',
    gap: 'In deinem Wort ist noch eine Lücke.',
  },
  notInList: (words) =>
    words.length === 1 ? `${list(words)} steht nicht in der Liste.` : `${list(words)} stehen nicht in der Liste.`,
  allTiles: (bonus) => `${bonus} für sieben Steine`,
  withoutCards: (score, plain) => `Mit Karte ${points(score)}, ohne ${plain}.`,
  layingAccepts: (words) => `Legen heißt auch: Ich bin mit ${list(words)} einverstanden.`,
  firstWord: 'Das erste Wort liegt auf dem Stern in der Mitte.',
  yourMove: 'Du bist dran.',
  waitingFor: (name) => `${name} ist dran. Du kannst schon Steine auslegen.`,
};
