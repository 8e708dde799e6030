/** Sends the requests of a case. */
import { randomBytes } from 'node:crypto';
import type { RequestCase, Step } from './cost-cases.ts';

export interface Attacker {
  readonly cookie: string;
  /** What texts in braces stand for. */
  readonly has: Readonly<Record<string, string>>;
}

interface Sender {
  readonly address: string;
  /** The forwarded address. */
  readonly from: string;
  readonly attacker: Attacker;
}

let filled = 0;

/** Replaces the texts in braces; `made` is what the step before has made. */
export function fill(text: string, { has }: Attacker, made = ''): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    filled += 1;
    const fresh = {
      id: `attack-${process.pid}-${filled}`,
      n: String(filled),
      key: randomBytes(16).toString('hex'),
      made,
    };
    return has[name] ?? (fresh as Readonly<Record<string, string>>)[name] ?? whole;
  });
}

/** The request itself, after what is sent before it. */
function stepOf(key: string, { at = {}, query = '', body = {}, type }: RequestCase): Step {
  const [method = '', path = ''] = key.split(' ');
  const standsFor: Readonly<Record<string, string>> = { id: '{table}', seat: '0', number: '0', ...at };
  const named = path.replaceAll(/:(\w+)/g, (whole, name: string) => standsFor[name] ?? whole);
  return { method, path: `${named}${query}`, ...(method === 'GET' ? {} : { body, type }) };
}

async function send(
  { address, from, attacker }: Sender,
  { method, path, body, type = 'application/json' }: Step,
  made: string,
): Promise<{ status: number; made: string }> {
  const answer = await fetch(`${address}${fill(path, attacker, made)}`, {
    method,
    headers: {
      cookie: attacker.cookie,
      'x-forwarded-for': from,
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined
      ? {}
      : { body: fill(typeof body === 'string' ? body : JSON.stringify(body), attacker, made) }),
  }).catch(() => null);
  const text = (await answer?.text().catch(() => '')) ?? '';
  const [, isMade] = /"(?:id|token)":"([^"]+)"/.exec(text.slice(0, 200)) ?? [];
  return { status: answer?.status ?? 0, made: isMade ?? made };
}

/** Sends the request of a case and what comes before it; the status of the last answer, or of the first refusal. */
export async function sendCase(sender: Sender, key: string, one: RequestCase): Promise<number> {
  let made = '';
  for (const before of one.before ?? []) {
    const answer = await send(sender, before, made);
    if (answer.status === 429) return 429;
    ({ made } = answer);
  }
  return (await send(sender, stepOf(key, one), made)).status;
}
