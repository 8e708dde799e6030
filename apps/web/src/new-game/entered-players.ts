/** The names of players: entered in a sheet before the user went on to the agreements, and those of the last game. */
import type { GameId } from '@lettertafel/engine';
import { knownName, rememberName } from '../app/me.ts';
import { deviceNames } from '../app/preferences.ts';

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

/** Without entered players, those of the last game of this kind; at first two, of whom one may be known. */
export function enteredNames(game: GameId, way: string | null): readonly string[] {
  if (entered?.game === game && entered.way === way) return entered.names;
  return way === 'device' ? lastNames() : [knownName() ?? '', ''];
}

/** The players of the last game on this device. */
export function lastNames(): readonly string[] {
  const names = deviceNames.peek();
  return names.length > 1 ? names : [knownName() ?? '', ''];
}

/** Proposes these names the next time: one is the user's own, several share the device. */
export function rememberPlayers(names: readonly string[]): void {
  const [own = '', ...others] = names;
  if (others.length === 0) rememberName(own);
  else if (names.some((name) => name.trim() !== '')) deviceNames.value = names.map((name) => name.trim());
}
