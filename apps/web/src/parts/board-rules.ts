/** The rules of board games, for drawing tiles and squares. */
import {
  type CrosswordRules,
  GAME_IDS,
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

/** The rules of the first board game in a language, for examples that belong to no game. */
export function boardRulesIn(language: Language): CrosswordRules {
  const rules = GAME_IDS.filter(isBoardGame).map((id) => GAMES[id].rules);
  const found = rules.find((one) => one.language === language);
  if (!found) throw new RangeError(`no board game in ${language}`);
  return found;
}

export function lettersOf(game: GameId): LetterSet {
  return GAMES[game].rules.letters;
}
