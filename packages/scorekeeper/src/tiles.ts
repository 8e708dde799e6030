/** Tile counts: laid, unseen and impossible ones. */
import { allTiles, type Tile } from '@lettertafel/engine';
import { type AnyState, keptGame } from './engine-game.ts';
import { lettersOf } from './rules-of.ts';
import type { ScoreSheet } from './sheet.ts';

/** The multiset difference: tiles that occur more often in the first list. */
export function more(tiles: readonly Tile[], than: readonly Tile[]): Tile[] {
  const left = [...than];
  return tiles.filter((tile) => {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** The tiles that are not on the table: on a rack or not yet drawn. */
export function unseenTiles(sheet: Pick<ScoreSheet, 'game'>, state: AnyState): Tile[] {
  return more(allTiles(lettersOf(sheet)), keptGame(sheet).lyingTiles(state));
}

/** Tiles that are on the table more often than the box has them. */
export function excessTiles(sheet: Pick<ScoreSheet, 'game'>, state: AnyState, elsewhere: readonly Tile[] = []): Tile[] {
  return more([...keptGame(sheet).lyingTiles(state), ...elsewhere], allTiles(lettersOf(sheet)));
}
