/** Help for a player alone with the computer: hints, going back, unseen tiles. */
import { formsOf } from '../forms.ts';

const { count, list } = formsOf('en');
const tilesOf = (number: number) => count(number, { one: 'tile', other: 'tiles' });

export const comforts = {
  hint: 'Hint',
  searching: 'The computer is looking …',
  row: (row: string) => `Take a look at row ${row}.`,
  column: (column: string) => `Take a look at column ${column}.`,
  fromRack: 'There is a word in your own letters.',
  fromTable: (words: readonly string[]) => `Make something of ${list(words)}.`,
  letters: (number: number) => `The word has ${count(number, { one: 'letter', other: 'letters' })}.`,
  ofRack: (tiles: number) => `You play ${tilesOf(tiles)} for it.`,
  boardWord: (word: string, from: string, score: number) =>
    `${word}, starting at ${from}, for ${count(score, { one: 'point', other: 'points' })}.`,
  tableWord: (word: string) => `The word is ${word}.`,
  others: (words: readonly string[]) => `That also makes ${list(words)}.`,
  nothing: 'The computer sees nothing to play.',
  everyday: 'At this table hints use everyday words only: whether a word is valid shows when someone challenges it.',
  askLength: 'How long is the word?',
  askWord: 'What is the word?',
  layOut: 'Set it out',
  goBack: 'Go back to an earlier turn',
  goBackNote:
    'Everything after that turn is undone. The game becomes a practice game and won’t count for your records.',
  noTurns: 'You haven’t had a turn yet.',
  turn: (number: number) => `Turn ${number}`,
  wentBack: (number: number) => `Back at turn ${number}.`,
  unseen: 'Not seen yet',
  unseenNote: (tiles: number) => `${tilesOf(tiles)} in the bag and on other racks.`,
  unseenInPot: (tiles: number) => `${tilesOf(tiles)} in the pot and on other racks.`,
  times: (letter: string, times: number) => `${letter}: ${times}`,
};
