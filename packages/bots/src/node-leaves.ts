/** Loads leave tables from files, one per language, on first use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES, type GameId, isBoardGame } from '@lettertafel/engine';
import { decodeLeaveTable, type LeaveTable } from '@lettertafel/solver';

/** Beside the sources and the package's bundle; other bundles pass the folder. */
export const LEAVES_FOLDER = fileURLToPath(new URL('../data/leaves', import.meta.url));

/** The table for a game; null if there is none: bots then use a smaller model. */
export function loadLeaves(folder: string, game: GameId): LeaveTable | null {
  if (!isBoardGame(game)) return null;
  const { language, letters } = GAMES[game].rules;
  try {
    return decodeLeaveTable(readFileSync(join(folder, `${language}.bin`)), letters);
  } catch {
    return null;
  }
}

/** The same, with every file read once. */
export function rememberedLeaves(folder: string): (game: GameId) => LeaveTable | null {
  const known = new Map<string, LeaveTable | null>();
  return (game) => {
    if (!isBoardGame(game)) return null;
    const { language } = GAMES[game].rules;
    const table = known.has(language) ? (known.get(language) ?? null) : loadLeaves(folder, game);
    known.set(language, table);
    return table;
  };
}
