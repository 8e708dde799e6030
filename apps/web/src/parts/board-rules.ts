/** The rules of board games, for drawing tiles and squares. */
import {
  boardGameIn,
  type CrosswordRules,
  GAMES,
  type GameId,
  isBoardGame,
  type Language,
  type LetterSet,
} from '@lettertafel/engine';

/** Null for Woord-Rummikub, which has no board. */
export function rulesOf(game: GameId): CrosswordRules | null {
  return isBoardGame(game) ? GAMES[game].rules : null;
}

/** For examples that belong to no game. */
export function boardRulesIn(language: Language): CrosswordRules {
  return GAMES[boardGameIn(language)].rules;
}

export function lettersOf(game: GameId): LetterSet {
  return GAMES[game].rules.letters;
}
