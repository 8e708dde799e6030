/** The rules of a game, for whoever draws its tiles and squares. */
import { type CrosswordRules, GAMES, type GameId, isBoardGame, type LetterSet } from '@lettertafel/engine';

/** Null for Woord-Rummikub, which has no board. */
export function rulesOf(game: GameId): CrosswordRules | null {
  return isBoardGame(game) ? GAMES[game].rules : null;
}

export function lettersOf(game: GameId): LetterSet {
  return GAMES[game].rules.letters;
}
