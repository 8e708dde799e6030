/** Notifications besides the game itself: the table's description, and chat. */
import type { ServerMessage } from '@lettertafel/protocol';
import type { Services } from '../services.ts';
import { seatsHeldBy, type TableRows } from '../store/table-rows.ts';
import { sayingsAfter } from '../tables/chat.ts';
import { describeTable } from '../tables/describe.ts';
import type { Besides, Watch } from './hub.ts';

/** To each watcher as they may see it. */
export async function tellTable(services: Services, id: string, told?: readonly Watch[]): Promise<void> {
  const isWatched = services.hub.watching(id).length > 0;
  const table = isWatched ? await services.runner.look(id) : null;
  if (!table) return;
  services.hub.endFormer(table);
  const texts = new Map<string | null, string>();
  for (const watch of told ?? services.hub.watching(id)) {
    // All who only watch see the same.
    const guest = isInvolved(table, watch.guest) ? watch.guest : null;
    const text = texts.get(guest) ?? (await tableText(services, table, guest));
    texts.set(guest, text);
    // Also if it has to wait: then it is told later, not by looking at the store.
    watch.revision = Math.max(watch.revision, table.row.revision);
    deliver(services, watch, { what: 'table', text });
  }
}

function isInvolved(table: TableRows, guest: string | null): boolean {
  return table.row.host === guest || seatsHeldBy(table, guest).length > 0;
}

async function tableText(services: Services, table: TableRows, guest: string | null): Promise<string> {
  return JSON.stringify({
    type: 'table',
    table: await describeTable(services, table, guest),
  } satisfies ServerMessage);
}

/** The last few messages, in case one was missed. */
const LATEST = 5;

export function tellSaid(services: Services, id: string): Promise<void> {
  return tellLatest(services, id, { told: services.hub.watching(id), last: LATEST });
}

interface Told {
  readonly told: readonly Watch[];
  readonly last: number;
}

async function tellLatest(services: Services, id: string, { told, last }: Told): Promise<void> {
  if (told.length === 0) return;
  const sayings = await sayingsAfter(services.store, id, { last });
  const text = JSON.stringify({ type: 'said', table: id, sayings } satisfies ServerMessage);
  for (const watch of told) {
    watch.said = Math.max(watch.said, sayings.at(-1)?.number ?? -1);
    deliver(services, watch, { what: 'said', text });
  }
}

/** Sends it, unless the watcher's address has had more than its share: then it is sent later. */
function deliver({ hub, deliveries }: Services, watch: Watch, { what, text }: { what: Besides; text: string }): void {
  if (!deliveries.allows(watch.address)) {
    hub.miss(watch, what);
    return;
  }
  deliveries.charge(watch.address, text.length);
  watch.missed.delete(what);
  watch.send(text);
}

/** How many chat messages those get who had to wait. */
const LATEST_FOR_LATE = 50;

/** Sends everybody what they had to wait for, as far as they may get more now. */
export async function tellLate(services: Services): Promise<void> {
  const { hub } = services;
  await hub.catchUp();
  for (const id of hub.takeMissed()) {
    const missing = (what: Besides) => hub.watching(id).filter(({ missed }) => missed.has(what));
    if (missing('table').length > 0) await tellTable(services, id, missing('table'));
    await tellLatest(services, id, { told: missing('said'), last: LATEST_FOR_LATE });
  }
}
