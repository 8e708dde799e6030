/** Finished games of this device in brief, like a server's. What each seat achieved is told from the log once. */
import { type Feats, featsOf, tellStory } from '@lettertafel/engine';
import type { PlayedGame } from '@lettertafel/protocol';
import { liveGame, withStanding } from './describe.ts';
import type { LocalTable, Standing, TableStorage } from './table-storage.ts';

/** The latest first. */
export async function listPlayed(storage: TableStorage): Promise<readonly PlayedGame[]> {
  const games: PlayedGame[] = [];
  for (const kept of await storage.all()) {
    const table = await withStanding(storage, kept).catch(() => null);
    if (!table?.standing?.winners || table.isAborted || table.movedTo !== undefined) continue;
    games.push(describePlayed(table, table.standing, await featsAt(storage, table, table.standing).catch(() => null)));
  }
  return games.sort((one, other) => other.at - one.at);
}

function describePlayed(
  { id, head, changedAt, goneBack }: LocalTable,
  { scores, winners }: Standing,
  feats: readonly Feats[] | null,
): PlayedGame {
  return {
    id,
    game: head.settings.game,
    at: changedAt,
    players: head.seats.map((seat) =>
      seat.kind === 'bot'
        ? { kind: 'bot', level: seat.level }
        : { kind: 'person', name: seat.name || null, mine: true },
    ),
    scores: [...scores],
    winners: [...(winners ?? [])],
    isPractice: Boolean(goneBack),
    feats: feats && [...feats],
  };
}

async function featsAt(storage: TableStorage, table: LocalTable, standing: Standing): Promise<readonly Feats[]> {
  if (standing.feats) return standing.feats;
  const { live, entries } = await liveGame(storage, table);
  const feats = featsOf(tellStory(entries, live.state));
  await storage.change(table.id, { standing: { ...standing, feats } });
  return feats;
}
