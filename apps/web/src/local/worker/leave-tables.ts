/**
 * The leave tables of strong bots: about a megabyte per language, fetched when one first plays. The service
 * worker caches them like every other file. Without them bots use a smaller model.
 */
import { GAMES, type GameId, isBoardGame, type Language } from '@lettertafel/engine';
import { decodeLeaveTable, type LeaveTable } from '@lettertafel/solver';

const ADDRESSES = import.meta.glob<string>('../../../../../packages/bots/data/leaves/*.bin', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Milliseconds that a move waits for a table; on a slow network it is used once it is there. */
const PATIENCE = 1000;

export interface LeaveTables {
  /** The table for a game, if it is there. */
  of(game: GameId): LeaveTable | null;
  /** Fetches it, unless that has been tried; resolves when it is there, failed, or takes long. */
  ready(game: GameId): Promise<void>;
}

export function makeLeaveTables(): LeaveTables {
  const tables = new Map<Language, LeaveTable>();
  const fetched = new Map<Language, Promise<void>>();

  async function load(language: Language, game: GameId): Promise<void> {
    const address = ADDRESSES[`../../../../../packages/bots/data/leaves/${language}.bin`];
    if (!address) return;
    try {
      const answer = await fetch(address);
      if (!answer.ok || !isBoardGame(game)) return;
      const table = decodeLeaveTable(new Uint8Array(await answer.arrayBuffer()), GAMES[game].rules.letters);
      if (table) tables.set(language, table);
    } catch {
      // Offline: the smaller model will do.
    }
  }

  return {
    of: (game) => (isBoardGame(game) ? (tables.get(GAMES[game].rules.language) ?? null) : null),
    async ready(game) {
      if (!isBoardGame(game)) return;
      const { language } = GAMES[game].rules;
      const loading = fetched.get(language) ?? load(language, game);
      fetched.set(language, loading);
      await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    },
  };
}
