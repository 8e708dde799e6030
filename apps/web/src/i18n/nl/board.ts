/** The words of the board games: squares, drafts, exchanging. */
import { formsOf } from '../forms.ts';

const { count, list } = formsOf('nl');
const points = (value: number) => count(value, { one: 'punt', other: 'punten' });

export const board = {
  board: 'Speelbord',
  wholeBoard: 'Hele bord',
  rack: 'Mijn plankje',
  blank: 'blanco',
  blankAs: (letter: string) => `blanco als ${letter}`,
  centre: 'midden',
  empty: 'leeg',
  draftTile: 'van jou, nog niet gelegd',
  announced: 'aangekondigd, ligt er nog niet',
  lastPlay: 'laatste zet',
  locked: 'achterstevoren woord, verlengen kan alleen wie het legde',
  wrongHere: 'hier gaat het mis',
  betterHere: 'hier ligt een letter wel aan',
  marks: { '2l': '2xL', '3l': '3xL', '2w': '2xW', '3w': '3xW' },
  prints: {
    '2l': 'dubbele letterwaarde',
    '3l': 'driedubbele letterwaarde',
    '2w': 'dubbele woordwaarde',
    '3w': 'driedubbele woordwaarde',
    trick: 'trickvakje',
  },
  directions: { across: 'naar rechts', down: 'naar beneden' },
  placed: (letter: string, square: string, score: number | null) =>
    score === null ? `${letter} op ${square}` : `${letter} op ${square}, ${points(score)}`,
  draftScore: (score: number) => `${points(score)} voor wat er ligt`,
  lastScore: (score: number) => `laatste zet: ${points(score)}`,
  lifted: (letter: string) => `${letter} opgepakt. Kies een vakje.`,
  tookBack: (letter: string) => `${letter} terug op het plankje`,
  erased: (square: string) => `${square} weer leeg`,
  allBack: 'Alles terug op het plankje',
  shuffled: 'Letters gehusseld',
  notOnRack: (letter: string) => `Geen ${letter} en geen blanco op je plankje`,
  shuffle: 'Letters husselen',
  takeBack: 'Alles terug op het plankje',
  lay: 'Leggen',
  layWord: (word: string) => `${word} leggen`,
  exchange: 'Ruilen',
  pass: 'Passen',
  passSure: 'Echt passen?',
  exchangeNote: (needed: number) =>
    `Kies wat terug in de zak gaat. Je krijgt er evenveel voor en je beurt is voorbij. Ruilen kan zolang er minstens ${needed} letters in de zak zitten.`,
  exchangeFree: (bag: number) =>
    `Kies wat terug in de zak gaat, hoogstens ${count(bag, { one: 'letter', other: 'letters' })}. Je krijgt er evenveel voor en je beurt is voorbij.`,
  exchangeTiles: (tiles: number) =>
    tiles === 0 ? 'Ruilen' : `${count(tiles, { one: 'letter', other: 'letters' })} ruilen`,
  chooseAll: 'Alles kiezen',
  chooseNone: 'Niets kiezen',
  nameBlank: 'Waar staat de blanco voor?',
  nameTurned: 'Welke letter wordt het?',
  inTile: '*IN staat achter een woord voor een persoon: HIRT*IN, TISCHLER*IN. In het enkelvoud telt het 10.',
  faults: {
    unnamed: 'Kies eerst een letter voor de blanco.',
    'not-in-line': 'Je letters moeten in één rij of één kolom liggen.',
    gap: 'Er zit nog een gat in je woord.',
  },
  notInList: (words: readonly string[]) =>
    words.length === 1 ? `${list(words)} staat niet in de lijst.` : `${list(words)} staan niet in de lijst.`,
  allTiles: (bonus: number) => `${bonus} voor zeven letters`,
  withoutCards: (score: number, plain: number) => `Met kaart ${points(score)}, zonder ${plain}.`,
  layingAccepts: (words: readonly string[]) => `Leggen betekent ook: ik ga akkoord met ${list(words)}.`,
  firstWord: 'Het eerste woord gaat over de ster in het midden.',
  yourMove: 'Jij bent aan de beurt.',
  waitingFor: (name: string) => `${name} is aan de beurt. Je kunt alvast letters klaarleggen.`,
};
