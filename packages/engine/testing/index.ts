/** What tests outside the engine need: positions, random players, small word lists. */
export { boardWith } from '../src/crossword/board-with.ts';
export { INTERNATIONAL_EXAMPLES } from '../src/games/rummikub-international/examples.ts';
export { SABRA_EXAMPLES } from '../src/games/rummikub-sabra/examples.ts';
export type { TableExample } from '../src/table/example.ts';
export { seededRng } from './chance.ts';
export { given } from './kit.ts';
export { crosswordPlayer, move, type Player, pick, playerOf } from './players.ts';
export { randomTable } from './random-table.ts';
export { childrensGame } from './sixth-game.ts';
export { isSabraOnly } from './table-examples.ts';
export { card, lay, tricks } from './trickster.ts';
export { SMALL_DUTCH, smallLexicon } from './words.ts';
