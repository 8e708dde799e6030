/**
 * Whether this page was at a table from sending its hash until the list of hashes was sealed. If its share is missing
 * from the shuffle, this tells a server that left it out from a player who was not there.
 */
import type { Stay } from '@lettertafel/fairness';
import type { ChannelStatus } from '../local/table-channel.ts';

interface Attendance {
  readonly isConnected: boolean;
  /** The player or the device may have caused a disconnect: the page was hidden, or the network was down. */
  readonly isExcused: boolean;
}

const attended = new Map<string, Attendance>();
let isOnline = false;

/** The page has just sent its hash, or learnt that the server has it. */
export function attend(table: string): void {
  const wasExcused = !isOnline && attended.get(table)?.isExcused === true;
  attended.set(table, { isConnected: isOnline, isExcused: wasExcused || isHidden() || isDown() });
}

export function noteConnection(status: ChannelStatus): void {
  isOnline = status === 'online';
  if (isOnline) return;
  // Going from one table to another closes the connection: the status is `connecting`.
  const isOwnDoing = status === 'connecting' || isDown();
  changeAll(({ isExcused }) => ({ isConnected: false, isExcused: isExcused || isOwnDoing }));
}

/** The player has left the page of the table. */
export function leaveTable(table: string): void {
  attended.delete(table);
}

export function stayAt(table: string): Stay {
  const { isConnected, isExcused } = attended.get(table) ?? { isConnected: false, isExcused: true };
  if (isConnected) return 'connected';
  return isExcused ? 'away' : 'cut';
}

function changeAll(change: (before: Attendance) => Attendance): void {
  for (const [table, before] of attended) attended.set(table, change(before));
}

const isDown = () => !navigator.onLine;
const isHidden = () => document.visibilityState === 'hidden';

addEventListener('pagehide', () => attended.clear());
// Devices cut the connections of hidden pages.
document.addEventListener('visibilitychange', () => {
  if (isHidden()) changeAll((before) => ({ ...before, isExcused: true }));
});
