/** The rules behind a sheet, by the family of its game. */
import { type CrosswordRules, GAMES, type LetterSet, type TableRules } from '@lettertafel/engine';
import type { ScoreSheet } from './sheet.ts';

type GameOf = Pick<ScoreSheet, 'game'>;

export function boardRules({ game }: GameOf): CrosswordRules {
  return GAMES[game].rules as CrosswordRules;
}

export function tableRules({ game }: GameOf): TableRules {
  return GAMES[game].rules as TableRules;
}

export function lettersOf({ game }: GameOf): LetterSet {
  return GAMES[game].rules.letters;
}
