/** Places as they are typed. */
import { GAMES, type GameId, isBoardGame, parsePlace } from '@lettertafel/engine';

/** Whether a text names a place on the board of a game, if it has one. */
export function isPlace(game: GameId, text: string): boolean {
  return isBoardGame(game) && parsePlace(GAMES[game].rules.premiums, text) !== null;
}
