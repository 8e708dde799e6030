/** Players entered in a sheet before the user went on to the agreements, which continue with them. */
import type { GameId } from '@lettertafel/engine';

interface EnteredPlayers {
  readonly game: GameId;
  readonly way: 'friends' | 'device';
  /** By seat; empty where none was entered. */
  readonly names: readonly string[];
}

let entered: EnteredPlayers | null = null;

export function keepEntered(players: EnteredPlayers): void {
  entered = players;
}

/** Without entered players, two without names. */
export function enteredNames(game: GameId, way: string | null): readonly string[] {
  return entered?.game === game && entered.way === way ? entered.names : ['', ''];
}
