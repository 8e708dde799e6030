/** What tests outside the engine need: positions, random players, small word lists. */
export { boardWith } from './boards.ts';
export { seededRng } from './chance.ts';
export { given } from './kit.ts';
export { crosswordPlayer, move, type Player, pick, playerOf } from './players.ts';
export { randomTable } from './random-table.ts';
export { childrensGame } from './sixth-game.ts';
export { INTERNATIONAL_EXAMPLES, isSabraOnly, SABRA_EXAMPLES, type TableExample } from './table-examples.ts';
export { SMALL_DUTCH, smallLexicon } from './words.ts';
