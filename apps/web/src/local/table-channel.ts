/** How the page hears of a table and answers, wherever the table is kept. */
import type { ClientMessage } from '@lettertafel/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { ToPage } from './messages.ts';

/** A server tells some of these; the worker of local tables has a few more. */
export type TableMessage = ToPage;

export type ChannelStatus = 'connecting' | 'online' | 'offline';

export interface TableChannel {
  readonly status: ReadonlySignal<ChannelStatus>;
  /** Sends what can be sent; whoever needs an answer sends again after a `welcome`. */
  readonly send: (message: ClientMessage) => void;
  /** Listens until the returned function is called. */
  readonly listen: (listener: (message: TableMessage) => void) => () => void;
}
