/** Tile counts: laid, unseen and impossible ones. */
import { allTiles, type Tile, without } from '@lettertafel/engine';
import { type AnyState, keptGame } from './engine-game.ts';
import { lettersOf } from './rules-of.ts';
import type { ScoreSheet } from './sheet.ts';

/** The tiles that are not on the table: on a rack or not yet drawn. */
export function unseenTiles(sheet: Pick<ScoreSheet, 'game'>, state: AnyState): Tile[] {
  return without(allTiles(lettersOf(sheet)), keptGame(sheet).lyingTiles(state));
}

/** Tiles that are on the table more often than the box has them. */
export function excessTiles(sheet: Pick<ScoreSheet, 'game'>, state: AnyState, elsewhere: readonly Tile[] = []): Tile[] {
  return without([...keptGame(sheet).lyingTiles(state), ...elsewhere], allTiles(lettersOf(sheet)));
}
