/** How each game looks: its family, its ground, the language of its words. Rules live in the engine. */
import type { GameId } from '@lettertafel/engine';

export interface GameLook {
  readonly family: 'board' | 'table';
  /** The class that sets `--ground`. */
  readonly ground: string;
  readonly words: 'nl' | 'de';
  readonly solo: boolean;
}

export const GAME_LOOKS: Readonly<Record<GameId, GameLook>> = {
  'scrabble-xl-nl': { family: 'board', ground: 'ground-xl', words: 'nl', solo: false },
  'scrabble-de': { family: 'board', ground: 'ground-de', words: 'de', solo: false },
  'trickster-nl': { family: 'board', ground: 'ground-trick', words: 'nl', solo: false },
  'rummikub-sabra': { family: 'table', ground: 'ground-sabra', words: 'nl', solo: true },
  'rummikub-international': { family: 'table', ground: 'ground-int', words: 'nl', solo: true },
};
