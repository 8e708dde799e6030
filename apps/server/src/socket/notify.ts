/** Notifications besides the game itself: the table's description, and chat. */
import type { ServerMessage } from '@lettertafel/protocol';
import type { Services } from '../services.ts';
import { sayingsAfter } from '../tables/chat.ts';
import { describeTable } from '../tables/describe.ts';

/** To each watcher as they may see it. */
export async function tellTable(services: Services, id: string): Promise<void> {
  const isWatched = services.hub.watching(id).length > 0;
  const table = isWatched ? await services.runner.look(id) : null;
  if (!table) return;
  services.hub.endFormer(table);
  const watching = services.hub.watching(id);
  for (const guest of new Set(watching.map((watch) => watch.guest))) {
    const message: ServerMessage = { type: 'table', table: await describeTable(services, table, guest) };
    const text = JSON.stringify(message);
    for (const watch of watching.filter((one) => one.guest === guest)) {
      watch.revision = Math.max(watch.revision, table.row.revision);
      watch.send(text);
    }
  }
}

/** The last few messages, in case one was missed. */
const LATEST = 5;

export async function tellSaid({ store, hub }: Services, id: string): Promise<void> {
  const watching = hub.watching(id);
  if (watching.length === 0) return;
  const sayings = (await sayingsAfter(store, id, 0)).slice(-LATEST);
  const text = JSON.stringify({ type: 'said', table: id, sayings } satisfies ServerMessage);
  for (const watch of watching) {
    watch.said = Math.max(watch.said, sayings.at(-1)?.number ?? -1);
    watch.send(text);
  }
}
