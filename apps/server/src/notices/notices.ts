/** Notices: devices subscribe, and what is due is sent to their push services. Rows are written elsewhere, with what causes them. */
import type { Subscribe, SubscriptionInfo } from '@lettertafel/protocol';
import type { Person } from '../people/guests.ts';
import { type Limit, type Limiter, makeLimiter } from '../people/limits.ts';
import { problem, type Result } from '../problem.ts';
import type { Store } from '../store/database.ts';
import {
  type DueNotice,
  dropSubscription,
  findSubscription,
  giveUp,
  keepSubscription,
  noteFailed,
  noteSent,
  postpone,
  takeDueNotices,
} from '../store/notices.ts';
import { encrypt, type ServerKey } from './encryption.ts';
import { makePusher, type PushOutcome } from './push.ts';
import { isOfPushService } from './push-services.ts';
import { afterQuiet, isTimeZone } from './quiet-hours.ts';

export interface NoticeLimits {
  readonly perGuest: Limit;
  readonly perNetwork: Limit;
  readonly perServer: Limit;
}

export interface NoticesConfig {
  /** Origins of push services besides those of the browsers. */
  readonly services: readonly string[];
  /** How long somebody who looks at the table has to see the turn, in milliseconds. */
  readonly after: number;
  /** How often the store is searched for what is due, in milliseconds. */
  readonly every: number;
}

export interface Notices {
  readonly publicKey: () => string;
  subscribe(person: Person, asked: Subscribe): Promise<Result<SubscriptionInfo>>;
  find(person: Person): Promise<SubscriptionInfo | null>;
  end(person: Person): Promise<void>;
  /** Sends a notice to this device at once. */
  try(person: Person, sender: string): Promise<Result<{ outcome: PushOutcome }>>;
  /** Sends what is due; how many were sent. */
  sendDue(): Promise<number>;
  sweep(): void;
  close(): void;
}

export interface NoticesInput extends NoticesConfig {
  readonly store: Store;
  readonly limits: NoticeLimits;
  readonly key: () => ServerKey;
  readonly contact: string;
  readonly now: () => number;
}

/** The id of a notice that somebody sends to the own device. */
const TRIAL = 'trial';
/** Those with the latest subscriptions. */
const MOST_DEVICES = 5;
const AT_ONCE = 40;
const MINUTE = 60_000;
/** 1, 2, 4 … minutes: about two days in all. */
const MOST_TRIES = 40;
const LONGEST_WAIT = 60 * MINUTE;

export function makeNotices(input: NoticesInput): Notices {
  const { store, services, after, key, now } = input;
  const pusher = makePusher(input);
  const perGuest = makeLimiter(input.limits.perGuest, now);
  const perNetwork = makeLimiter(input.limits.perNetwork, now);
  const perServer = makeLimiter(input.limits.perServer, now);

  /** Milliseconds until a message may be sent; 0: it is counted as sent. */
  function waitFor(guest: string, network: string): number {
    const limits: readonly (readonly [Limiter, string])[] = [
      [perGuest, guest],
      [perNetwork, network],
      [perServer, 'all'],
    ];
    const full = limits.filter(([limiter, whose]) => !limiter.allows(whose, 0));
    if (full.length > 0) return Math.max(...full.map(([limiter, whose]) => limiter.waitOf(whose))) * 1000;
    for (const [limiter, whose] of limits) limiter.charge(whose, 1);
    return 0;
  }

  async function send(due: DueNotice): Promise<boolean> {
    const { subscription, guest, network, tries } = due;
    const at = afterQuiet(subscription, now());
    const wait = at > now() ? 0 : waitFor(guest, `${network ?? guest}`);
    if (at > now() || wait > 0) {
      await postpone(store, due, { at: at + wait, tries });
      return false;
    }
    const outcome = await pusher.push({ subscription, id: due.id, about: due });
    if (outcome === 'sent') {
      await noteSent(store, due, now());
      return true;
    }
    if (outcome === 'gone') await dropSubscription(store, due.device);
    else {
      await noteFailed(store, due.device, now());
      const later = now() + Math.min(2 ** tries * MINUTE, LONGEST_WAIT);
      await (tries >= MOST_TRIES ? giveUp(store, due) : postpone(store, due, { at: later, tries: tries + 1 }));
    }
    return false;
  }

  async function find({ device }: Person): Promise<SubscriptionInfo | null> {
    const row = await findSubscription(store, device);
    if (!row) return null;
    const { language, quiet_from: from, quiet_to: to, last_at, failed_at } = row;
    return {
      language,
      quiet: from === null || to === null ? null : { from, to },
      lastAt: last_at,
      failedAt: failed_at,
    };
  }

  return {
    publicKey: () => key().publicKey,
    find,
    async subscribe(person, { endpoint, p256dh, auth, language, quiet, zone }) {
      const refuse = (path: string, why: string) => problem('not-understood', { path, why });
      if (!isOfPushService(endpoint, services)) return refuse('endpoint', 'not of a push service that is known here');
      if (!isTimeZone(zone)) return refuse('zone', 'no such time zone');
      if (!isKey(p256dh, auth)) return refuse('p256dh', 'not a public key');
      const { id: guest, device } = person;
      const [quiet_from, quiet_to] = quiet ? [quiet.from, quiet.to] : [null, null];
      const row = { device, endpoint, p256dh, auth, language, quiet_from, quiet_to, zone, made_at: now() };
      await keepSubscription(store, row, { guest, most: MOST_DEVICES });
      return (await find(person)) ?? problem('no-such-device');
    },
    end: ({ device }) => dropSubscription(store, device),
    async try(person, sender) {
      const subscription = await findSubscription(store, person.device);
      if (!subscription) return problem('no-such-device');
      if (waitFor(person.id, sender) > 0) return problem('too-many');
      const outcome = await pusher.push({ subscription, id: TRIAL, about: null });
      if (outcome === 'gone') await dropSubscription(store, person.device);
      if (outcome === 'failed') await noteFailed(store, person.device, now());
      return { outcome };
    },
    async sendDue() {
      const due = await takeDueNotices(store, { now: now(), until: now() - after, most: AT_ONCE });
      const outcomes = await Promise.allSettled(due.map(send));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length;
    },
    sweep() {
      for (const limiter of [perGuest, perNetwork, perServer]) limiter.sweep();
    },
    close: () => pusher.close(),
  };
}

/** A message can be encrypted for it. */
function isKey(p256dh: string, auth: string): boolean {
  try {
    encrypt('', { p256dh, auth });
    return true;
  } catch {
    return false;
  }
}
