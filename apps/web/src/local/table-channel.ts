/** The channel between the page and a table's house, on a server or in a worker. */
import type { ClientMessage } from '@lettertafel/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { ToPage } from './messages.ts';

/** A server sends some of these; the local worker has a few more. */
export type TableMessage = ToPage;

export type ChannelStatus = 'connecting' | 'online' | 'offline';

export interface TableChannel {
  readonly status: ReadonlySignal<ChannelStatus>;
  /** Sends if connected; whoever needs a response sends again after a `welcome`. */
  readonly send: (message: ClientMessage) => void;
  /** Listens until the returned function is called. */
  readonly listen: (listener: (message: TableMessage) => void) => () => void;
}
