/** Which words a player thinks of in a turn: it knows them, they are not too long for it, and it does not miss them. */
import { isAmong } from '../hash.ts';
import { vocabularyOf } from '../vocabulary.ts';
import type { TableTurn } from './turn.ts';

/** Even the longest words are noticed in this percentage of turns. */
const LEAST = 5;

export function makeAttention({ level, lexicon, view }: TableTurn): (word: string) => boolean {
  const vocabulary = vocabularyOf(level, lexicon);
  return (word) => {
    const attention = 100 - level.effort * Math.max(0, word.length - 3);
    return (
      word.length <= level.longest &&
      vocabulary.knows(word) &&
      isAmong(Math.max(LEAST, attention), word, view.turnNumber)
    );
  };
}
