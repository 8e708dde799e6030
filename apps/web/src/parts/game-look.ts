/** How each game looks: its family and its ground. Rules live in the engine. */
import type { GameId } from '@lettertafel/engine';

export interface GameLook {
  readonly family: 'board' | 'table';
  /** The class that sets `--ground`. */
  readonly ground: string;
  readonly solo: boolean;
}

export const GAME_LOOKS: Readonly<Record<GameId, GameLook>> = {
  'scrabble-xl-nl': { family: 'board', ground: 'ground-xl', solo: false },
  'scrabble-de': { family: 'board', ground: 'ground-de', solo: false },
  'trickster-nl': { family: 'board', ground: 'ground-trick', solo: false },
  'rummikub-sabra': { family: 'table', ground: 'ground-sabra', solo: true },
  'rummikub-international': { family: 'table', ground: 'ground-int', solo: true },
};
