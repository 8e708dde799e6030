/** A process that sends the messages or requests of one case from one address, as often as it can, until it is told to stop. */
import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@lettertafel/protocol';
import { WebSocket } from 'ws';
import {
  OTHER_CASES,
  OTHER_SOCKET_CASES,
  REQUEST_CASES,
  type RequestCase,
  SOCKET_CASES,
  type SocketCase,
} from './cost-cases.ts';
import { type Attacker, fill, sendCase } from './cost-requests.ts';

/** Received as the first message. */
export interface CostAttack {
  readonly address: string;
  /** The forwarded address, the same for all. */
  readonly from: string;
  readonly attackers: readonly Attacker[];
  /** The key of the case. */
  readonly key: string;
}

/** What has been sent and answered so far. */
export interface CostReport {
  readonly sent: number;
  /** By status, or by type of message. */
  readonly answers: Readonly<Record<string, number>>;
}

/** After a refusal: who is refused gains nothing by asking more often. */
const PAUSE = 10;
/** Requests of a guest; those that need others before them come one at a time, or the others use up the limits. */
const AT_ONCE = 4;
const answers: Record<string, number> = {};
let sent = 0;

const count = (answer: string | number) => {
  answers[answer] = (answers[answer] ?? 0) + 1;
};

/** Of each table and seat. */
type Views = Map<string, { readonly turn: number; readonly rack?: readonly string[] }>;

/** The exchange of whoever's turn it is at the guest's table. */
function nextExchange(views: Views): string[] {
  const turn = views.get('0')?.turn ?? 0;
  const tiles = views.get(String(turn))?.rack?.[0];
  if (tiles === undefined) return [];
  return [JSON.stringify({ type: 'move', id: '{id}', table: '{table}', move: { by: turn, do: 'exchange', tiles } })];
}

async function overSocket({ address, from }: CostAttack, attacker: Attacker, one: SocketCase): Promise<void> {
  for (;;) {
    const headers = { cookie: attacker.cookie, 'x-forwarded-for': from };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
    const views: Views = new Map();
    const closed = new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.on('error', () => resolve());
    });
    socket.on('message', (data: Buffer) => {
      const [, type = ''] = /^\{"type":"(\w+)"/.exec(data.toString('latin1', 0, 40)) ?? [];
      count(type);
      if (!one.plays || type !== 'news') return;
      const { as, view } = JSON.parse(data.toString());
      views.set(String(as), view);
    });
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
      for (const text of one.first ?? []) socket.send(fill(text, attacker));
      const send = () => {
        if (socket.readyState !== socket.OPEN) return;
        const texts = [...one.messages, ...(one.plays ? nextExchange(views) : [])];
        for (const text of texts) socket.send(fill(text, attacker));
        sent += texts.length;
        setTimeout(send, PAUSE);
      };
      send();
    });
    await closed;
    count('closed');
    await sleep(PAUSE);
  }
}

async function overHttp({ address, from, key }: CostAttack, attacker: Attacker, one: RequestCase): Promise<void> {
  for (;;) {
    const status = await sendCase({ address, from, attacker }, key, one);
    sent += 1;
    count(status);
    if (status !== one.answers) await sleep(PAUSE);
  }
}

function begin(attack: CostAttack): void {
  const sockets: Readonly<Record<string, SocketCase>> = { ...SOCKET_CASES, ...OTHER_SOCKET_CASES };
  const requests: Readonly<Record<string, RequestCase>> = { ...REQUEST_CASES, ...OTHER_CASES };
  for (const attacker of attack.attackers) {
    const request = requests[attack.key];
    if (request) {
      const loops = request.before ? 1 : AT_ONCE;
      for (let loop = 0; loop < loops; loop++) void overHttp(attack, attacker, request);
    }
    const sent = sockets[attack.key];
    if (sent) for (let opened = 0; opened < sent.socketsPerGuest; opened++) void overSocket(attack, attacker, sent);
  }
  process.send?.('begun');
}

// It stands for another machine, so it must not take the processor from those it attacks.
setPriority(getPriority() + 10);
process.once('message', (attack: CostAttack) => {
  begin(attack);
  process.on('message', () => process.send?.({ sent, answers } satisfies CostReport, () => process.exit()));
});
