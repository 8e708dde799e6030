/** The rules of the board games by their ids: values of tiles and premium squares for whoever draws them. */
import {
  type CrosswordRules,
  type GameId,
  type LetterSet,
  rummikubSabraRules,
  scrabbleDeRules,
  scrabbleXlNlRules,
  tricksterNlRules,
} from '@lettertafel/engine';

const RULES: Partial<Record<GameId, CrosswordRules>> = {
  'scrabble-xl-nl': scrabbleXlNlRules,
  'scrabble-de': scrabbleDeRules,
  'trickster-nl': tricksterNlRules,
};

/** Null for Woord-Rummikub, which has no board. */
export function rulesOf(game: GameId): CrosswordRules | null {
  return RULES[game] ?? null;
}

/** Both ways of Woord-Rummikub have the same tiles. */
export function lettersOf(game: GameId): LetterSet {
  return RULES[game]?.letters ?? rummikubSabraRules.letters;
}
