/** How each game looks: its family and its ground. Rules live in the engine. */
import type { GameId } from '@lettertafel/engine';

export interface GameLook {
  readonly family: 'board' | 'table';
  /** The class that sets `--ground`. */
  readonly ground: string;
  readonly solo: boolean;
  /** Its board has trick squares, and cards come with them. */
  readonly tricks: boolean;
}

export const GAME_LOOKS: Readonly<Record<GameId, GameLook>> = {
  'scrabble-xl-nl': { family: 'board', ground: 'ground-xl', solo: false, tricks: false },
  'scrabble-de': { family: 'board', ground: 'ground-de', solo: false, tricks: false },
  'trickster-nl': { family: 'board', ground: 'ground-trick', solo: false, tricks: true },
  'rummikub-sabra': { family: 'table', ground: 'ground-sabra', solo: true, tricks: false },
  'rummikub-international': { family: 'table', ground: 'ground-int', solo: true, tricks: false },
};
