/** Dutch Scrabble XL. */
import { crosswordGame } from '../../crossword/game.ts';
import { scrabbleXlNlRules } from './rules.ts';

export const scrabbleXlNl = crosswordGame(scrabbleXlNlRules);
