/** The parts of a server without its network: for tools that use the store beside running servers. */
import { randomBytes } from 'node:crypto';
import { STANDARD } from '../config.ts';
import { makeNewsTexts } from '../games/news-texts.ts';
import { makeGameRunner } from '../games/runner.ts';
import { makeWorkshop } from '../imports/workshop.ts';
import { makeNotices } from '../notices/notices.ts';
import { makeDeliveries } from '../people/deliveries.ts';
import type { Services } from '../services.ts';
import { makeHub } from '../socket/hub.ts';
import { type Announcer, makeAnnouncer, SILENT } from '../store/announcer.ts';
import { openStore, type StoreAddress } from '../store/database.ts';
import { makeAppender } from '../store/log.ts';
import { sendByPostgres } from '../store/postgres-hints.ts';
import { makeBoundsKeeper } from '../tables/bounds.ts';
import { makeWordLists } from '../words/lists.ts';

export interface OfflineServer {
  readonly services: Services;
  close(): Promise<void>;
}

export interface OfficeInput {
  /** The folder of the shipped word lists, if not beside the sources. */
  readonly words?: string;
  /** Whether running servers are told what changed, where the store supports that; the default. */
  readonly announces?: boolean;
}

/** Running servers send the notices. */
function noKey(): never {
  throw new Error('tools send no notices');
}

export async function openOfflineServer(address: StoreAddress, input: OfficeInput = {}): Promise<OfflineServer> {
  const store = await openStore(address);
  const { words: folder, announces = true } = input;
  const announcer: Announcer =
    announces && store.isShared
      ? makeAnnouncer({
          server: `offline-${randomBytes(4).toString('hex')}`,
          send: sendByPostgres(store.db),
          // Servers look at the store anyway.
          onError: () => {},
        })
      : SILENT;
  const { announce } = announcer;
  const workshop = makeWorkshop({ seconds: STANDARD.importSeconds });
  const { now, newSecret, nudgeSeconds, shufflePatience, quotas, bounds, limits, notices } = STANDARD;
  const words = makeWordLists(store, workshop, { folder, now });
  const nothing = async () => {};
  const runner = makeGameRunner({
    store,
    words,
    append: makeAppender(store, announce),
    now,
    botDelay: [0, 0],
    onAdvance: () => {},
    onDeadline: () => {},
  });
  const news = makeNewsTexts(store);
  const deliveries = makeDeliveries(limits.deliveries, now);
  const services: Services = {
    store,
    words,
    runner,
    news,
    hub: makeHub({ news, deliveries, now }),
    deliveries,
    notices: makeNotices({ ...notices, store, limits: limits.notices, key: noKey, contact: '', now }),
    workshop,
    quotas,
    bounds: makeBoundsKeeper(bounds),
    addresses: () => [],
    contact: null,
    now,
    newSecret,
    hasBots: true,
    nudgeSeconds,
    shufflePatience,
    tellTable: nothing,
    tellPresence: () => {},
    tellSaid: nothing,
    dismiss: () => {},
    dismissUnwelcome: nothing,
    announce,
    attend: nothing,
    findPages: async () => ({ seats: [], isKnown: !store.isShared }),
    wake: () => {},
  };
  const close = async () => {
    await workshop.close();
    await announcer.close();
    await store.close();
  };
  return { services, close };
}
