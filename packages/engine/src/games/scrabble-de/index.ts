/** German Scrabble, with the optional *IN blank. */
import { crosswordGame } from '../../crossword/game.ts';
import { scrabbleDeRules } from './rules.ts';

export const scrabbleDe = crosswordGame(scrabbleDeRules);
