/**
 * Messages that are sent and not yet answered. After a reconnect they are sent again under the same id, so that they
 * take effect once.
 */

import type { Refusal } from '@lettertafel/engine';
import type { Trouble } from '../local/answer.ts';
import { randomHex } from '../local/local-id.ts';
import type { TableChannel, TableMessage } from '../local/table-channel.ts';

type Parcel = { readonly type: 'move'; readonly move: unknown } | { readonly type: 'say'; readonly text: string };

export type Sent = { readonly number: number } | { readonly refusal: Refusal } | { readonly problem: Trouble };

interface Waiting {
  readonly parcel: Parcel;
  readonly answered: Promise<Sent>;
  readonly answer: (sent: Sent) => void;
}

export function makeOutbox(table: string, { send }: Pick<TableChannel, 'send'>) {
  const waiting = new Map<string, Waiting>();

  const transmit = (id: string, parcel: Parcel) => send({ ...parcel, id, table });

  function settle(id: string, sent: Sent): void {
    waiting.get(id)?.answer(sent);
    waiting.delete(id);
  }

  /** The answer to the same move, if it is still awaited. */
  function awaited(parcel: Parcel): Promise<Sent> | undefined {
    if (parcel.type !== 'move') return undefined;
    const move = JSON.stringify(parcel);
    return [...waiting.values()].find((one) => JSON.stringify(one.parcel) === move)?.answered;
  }

  return {
    /** A second tap on a button sends nothing while the first one is not answered. */
    send(parcel: Parcel): Promise<Sent> {
      const before = awaited(parcel);
      if (before) return before;
      const id = randomHex(12);
      let answer: Waiting['answer'] = () => {};
      const answered = new Promise<Sent>((resolve) => {
        answer = resolve;
      });
      waiting.set(id, { parcel, answered, answer });
      transmit(id, parcel);
      return answered;
    },
    resend(): void {
      for (const [id, { parcel }] of waiting) transmit(id, parcel);
    },
    receive(message: TableMessage): void {
      if (message.type === 'done') settle(message.id, { number: message.number });
      if (message.type === 'refused') settle(message.id, { refusal: message.refusal });
      if (message.type === 'problem' && message.id) settle(message.id, { problem: message.problem });
      if (message.type === 'not-done') settle(message.id, { problem: message.problem });
    },
  };
}
