/** A process that sends one kind of message or request from one address, as often as it can, until it is told to stop. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@lettertafel/protocol';
import { WebSocket } from 'ws';

/** As JSON in its only argument. */
export interface CostAttack {
  readonly address: string;
  /** One for every guest who takes part. */
  readonly attackers: readonly { readonly cookie: string; readonly table: string }[];
  /** The forwarded address, the same for all. */
  readonly from: string;
  /** The long game, which anybody may watch. */
  readonly long: string;
  readonly attack: SocketAttack | HttpAttack;
}

export interface SocketAttack {
  readonly over: 'socket';
  /** `{id}` is a new request id, `{table}` the guest's table, `{long}` the long game. */
  readonly messages: readonly string[];
  readonly socketsPerGuest: number;
  /** Sent once after the greeting. */
  readonly first?: readonly string[];
}

export interface HttpAttack {
  readonly over: 'http';
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  readonly type: string;
}

const { address, attackers, from, long, attack } = JSON.parse(process.argv[2] ?? '') as CostAttack;
/** After a refusal: who is refused gains nothing by asking more often, and this process shares the machine. */
const PAUSE = 10;
const AT_ONCE = 4;
let sent = 0;
let refused = 0;

type Attacker = CostAttack['attackers'][number];

function fill(text: string, { table }: Attacker): string {
  return text
    .replaceAll('{id}', () => `attack-${process.pid}-${sent}`)
    .replaceAll('{table}', table)
    .replaceAll('{long}', long);
}

async function overSocket(attacker: Attacker, { messages, first = [] }: SocketAttack): Promise<void> {
  for (;;) {
    const headers = { cookie: attacker.cookie, 'x-forwarded-for': from };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
    const closed = new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.on('error', () => resolve());
    });
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
      for (const text of first) socket.send(fill(text, attacker));
      const send = () => {
        if (socket.readyState !== socket.OPEN) return;
        for (const text of messages) socket.send(fill(text, attacker));
        sent += messages.length;
        setTimeout(send, PAUSE);
      };
      send();
    });
    await closed;
    refused += 1;
    await sleep(PAUSE);
  }
}

async function overHttp(attacker: Attacker, { method, path, body, type }: HttpAttack): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}${fill(path, attacker)}`, {
      method,
      headers: { cookie: attacker.cookie, 'x-forwarded-for': from, ...(body === null ? {} : { 'content-type': type }) },
      ...(body === null ? {} : { body: fill(body, attacker) }),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    sent += 1;
    if (answer?.ok) continue;
    refused += 1;
    await sleep(PAUSE);
  }
}

for (const attacker of attackers) {
  const times = attack.over === 'socket' ? attack.socketsPerGuest : AT_ONCE;
  for (let time = 0; time < times; time++) {
    void (attack.over === 'socket' ? overSocket(attacker, attack) : overHttp(attacker, attack));
  }
}
process.on('message', () => process.send?.({ sent, refused }, () => process.exit()));
process.send?.('begun');
