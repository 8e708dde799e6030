/** One request to a push service. Redirects are not followed, and nothing of the answer is read but its status. */
import { createHash } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import type { NoticeRow, SubscriptionRow } from '../store/schema.ts';
import { encrypt, type ServerKey } from './encryption.ts';

/** `gone`: the browser has ended its subscription. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export interface Push {
  readonly subscription: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;
  /** The id of the notice: the only content. */
  readonly id: string;
  /** A message that has not arrived yet is replaced by a later one about the same. */
  readonly about: Pick<NoticeRow, 'table_id' | 'kind'> | null;
}

export interface PusherInput {
  readonly key: () => ServerKey;
  /** Whom a push service may write to: a mailto: or https: address. */
  readonly contact: string;
  readonly now: () => number;
}

/** Milliseconds. */
const PATIENCE = 10_000;
/** How long a push service keeps a message for a device that is switched off, in seconds. */
const KEPT_FOR = 7 * 24 * 60 * 60;

export function makePusher({ key, contact, now }: PusherInput) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    push({ subscription: { endpoint, p256dh, auth }, id, about }: Push): Promise<PushOutcome> {
      const { origin, protocol } = new URL(endpoint);
      const body = encrypt(id, { p256dh, auth });
      const headers = {
        authorization: key().authorization(origin, { contact, now: now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: KEPT_FOR,
        urgency: about?.kind === 'time' ? 'high' : 'normal',
        ...(about ? { topic: topicOf(about.table_id, auth) } : {}),
      };
      const options = { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE) };
      const request =
        protocol === 'https:' ? requestHttps(endpoint, { ...options, agent }) : requestHttp(endpoint, options);
      return new Promise((resolve) => {
        request.on('response', (response) => {
          const { statusCode = 0 } = response;
          response.on('error', () => {});
          if (statusCode === 201) response.resume();
          else response.destroy();
          resolve(outcomeOf(statusCode));
        });
        request.on('error', () => resolve('failed'));
        request.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}

/** The service learns nothing about the table from it. */
function topicOf(table: string, auth: string): string {
  return createHash('sha256').update(`${table} ${auth}`).digest('base64url').slice(0, 32);
}
