/** Help for a player alone with the computer: hints, going back, unseen tiles. */
import { formsOf } from '../forms.ts';

const { count, list, pick } = formsOf('nl');
const letters = (number: number) => count(number, { one: 'letter', other: 'letters' });

export const comforts = {
  hint: 'Hint',
  searching: 'De computer zoekt …',
  row: (row: string) => `Kijk eens in rij ${row}.`,
  column: (column: string) => `Kijk eens in kolom ${column}.`,
  fromRack: 'Er zit een woord in je eigen letters.',
  fromTable: (words: readonly string[]) => `Doe iets met ${list(words)}.`,
  letters: (number: number) => `Het woord heeft ${letters(number)}.`,
  ofRack: (tiles: number) => (tiles === 1 ? 'Je legt er 1 letter voor.' : `Je legt er ${tiles} letters voor.`),
  boardWord: (word: string, from: string, score: number) =>
    `${word}, vanaf ${from}, voor ${count(score, { one: 'punt', other: 'punten' })}.`,
  tableWord: (word: string) => `Het woord is ${word}.`,
  others: (words: readonly string[]) =>
    `Daarnaast ${pick(words.length, { one: 'komt', other: 'komen' })} er ${list(words)} te liggen.`,
  nothing: 'De computer ziet niets om te leggen.',
  everyday:
    'Aan deze tafel kent de hint alleen alledaagse woorden: of een woord geldt, blijkt pas als iemand het betwist.',
  askLength: 'Hoe lang is het woord?',
  askWord: 'Welk woord is het?',
  layOut: 'Klaarleggen',
  goBack: 'Terug naar een eerdere beurt',
  goBackNote:
    'Alles wat na die beurt kwam, vervalt. Het spel wordt dan een oefenspel en telt niet mee voor je records.',
  noTurns: 'Je bent nog niet aan de beurt geweest.',
  turn: (number: number) => `Beurt ${number}`,
  wentBack: (number: number) => `Terug bij beurt ${number}.`,
  unseen: 'Nog niet gezien',
  unseenNote: (tiles: number) => `${letters(tiles)} in de zak en op andere plankjes.`,
  unseenInPot: (tiles: number) => `${letters(tiles)} in de pot en op andere plankjes.`,
  times: (letter: string, times: number) => `${letter}: ${times}`,
};
