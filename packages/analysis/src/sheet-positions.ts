/** The positions of a score sheet: racks are known as far as the sheet tells them, hands only by the cards played. */
import { gameById } from '@lettertafel/engine';
import { firstState, isTableFollowed, type ScoreSheet, tellSheet } from '@lettertafel/scorekeeper';
import type { GamePositions } from './positions.ts';

/** Of a table that nobody wrote down there are no positions. */
export function positionsOfSheet(sheet: ScoreSheet): GamePositions | { readonly cannot: 'table-not-followed' } {
  if (!isTableFollowed(sheet)) return { cannot: 'table-not-followed' };
  const { options } = gameById(sheet.game).viewFor(firstState(sheet), 'spectator');
  const { story, turns } = tellSheet(sheet);
  const positions = story.turns.flatMap((turn, place) => {
    const of = turns[place];
    return of ? [{ ...of, turn, place, at: 0, entry: of.index }] : [];
  });
  return { game: sheet.game, options, story, positions };
}
