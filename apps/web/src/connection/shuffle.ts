/**
 * This browser's part in the shuffle of a table: it creates a share, sends its hash, stores what the server says, and
 * opens the share only when the list of hashes is sealed. At the end the game is checked against the stored values.
 */
import { hashOfShare, type Kept, type Seen, seenAfter } from '@lettertafel/fairness';
import type { SeenEntry, TableInfo } from '@lettertafel/protocol';
import type { Answer } from '../local/answer.ts';
import type { ChannelStatus } from '../local/table-channel.ts';
import { readKept, writeKept } from './kept-values.ts';
import { openShare, promiseShare, sit, startTable } from './requests.ts';

/** Tables whose server has this page's hash, without a disconnect since. */
const promised = new Set<string>();
/** One step at a time per table, so that no message is missed. */
const queues = new Map<string, Promise<unknown>>();
/**
 * How often this page has sent its hash, by table. It does not respond to the hash of another device at the same seat:
 * the two would replace each other forever. If its own hash was dropped because the server considered it away, it sends
 * it again.
 */
const tries = new Map<string, number>();
const MOST_TRIES = 3;

let isOnline = false;

/** After a disconnect the server may rightly count this page as away. */
export function noteConnection(status: ChannelStatus): void {
  isOnline = status === 'online';
  if (status === 'offline') promised.clear();
}

/** Takes a seat and sends the hash of a share in one request. */
export function sitDown(info: TableInfo, given: { readonly name?: string }): Promise<Answer<TableInfo>> {
  return inTurn(info.id, () => followed(sit(info.id, { ...given, ...hashFor(info) })));
}

/** Starts the game and sends the hash of a share in one request. */
export function begin(info: TableInfo, given: { readonly level?: string } = {}): Promise<Answer<TableInfo>> {
  return inTurn(info.id, () => followed(startTable(info.id, { ...given, ...hashFor(info) })));
}

function inTurn<Value>(id: string, act: () => Promise<Value>): Promise<Value> {
  const done = (queues.get(id) ?? Promise.resolve()).then(act);
  queues.set(
    id,
    done.catch(() => null),
  );
  return done;
}

async function followed(asking: Promise<Answer<TableInfo>>): Promise<Answer<TableInfo>> {
  const answer = await asking;
  if (!('value' in answer)) return answer;
  const { id } = answer.value;
  tries.set(id, 1);
  promised.add(id);
  return { value: (await answerTo(answer.value)) ?? answer.value };
}

/** Performs the step that the state of the table requires; returns the server's response, if there was a request. */
export function takePart(info: TableInfo): Promise<TableInfo | null> {
  return inTurn(info.id, () => answerTo(info));
}

async function answerTo(info: TableInfo): Promise<TableInfo | null> {
  const { phase, shuffle } = info;
  const mine = seatsOf(info);
  if (mine.length === 0) return null;
  if (phase === 'gathering' || (phase === 'shuffling' && !shuffle.sealed)) return promise(info, mine);
  const kept = keepList(info, mine);
  return phase === 'shuffling' && kept ? open(info, kept) : null;
}

async function promise(info: TableInfo, mine: readonly number[]): Promise<TableInfo | null> {
  const { id, shuffle } = info;
  const { shareHash } = hashFor(info);
  if (shareHash === undefined) return null;
  if (mine.every((seat) => shuffle.hashes[seat] === shareHash)) {
    if (isOnline) promised.add(id);
    return null;
  }
  const made = tries.get(id) ?? 0;
  const isDropped = mine.some((seat) => (shuffle.hashes[seat] ?? null) === null);
  if (made >= MOST_TRIES || (made > 0 && !isDropped)) return null;
  const answer = await promiseShare(id, shareHash);
  if (!('value' in answer)) return null;
  tries.set(id, made + 1);
  // Before the connection is open: its first message says whether the server still has the hash.
  if (isOnline) promised.add(id);
  return (await answerTo(answer.value)) ?? answer.value;
}

/** The hash of the share for this table, created once; none if the server contradicts its first message. */
function hashFor(info: TableInfo): { readonly shareHash?: string } {
  const { id, commitment } = info;
  const known = readKept(id);
  const kept = known ?? { ...newKept(info), share: newShare() };
  if (!known) writeKept(kept);
  // Storage is full or forbidden: without the share nothing could be opened or checked later.
  if (kept.share === null || kept.commitment !== commitment || !readKept(id)) return {};
  return { shareHash: hashOfShare(kept.share, commitment) };
}

/** The first list of hashes that is reported as sealed counts. */
function keepList(info: TableInfo, mine: readonly number[]): Kept | null {
  const { id, shuffle } = info;
  const known = readKept(id);
  if (known?.hashes) return known;
  if (!known && shuffle.scheme === 1) return null;
  const kept = { ...(known ?? newKept(info)), seats: mine, hashes: shuffle.hashes, present: promised.has(id) };
  writeKept(kept);
  return kept;
}

/** A share is opened only if the stored sealed list contains its hash. */
async function open(info: TableInfo, kept: Kept): Promise<TableInfo | null> {
  const { id, commitment, shuffle } = info;
  const { share } = kept;
  if (share === null || kept.opened || kept.commitment !== commitment) return null;
  const hash = hashOfShare(share, commitment);
  const isListed = kept.seats.some((seat) => kept.hashes?.[seat] === hash);
  const isSameList = JSON.stringify(kept.hashes) === JSON.stringify(shuffle.hashes);
  if (!isListed || !isSameList || !readKept(id)?.hashes) return null;
  const answer = await openShare(id, share);
  if (!('value' in answer)) return null;
  writeKept({ ...(readKept(id) ?? kept), opened: true });
  return answer.value;
}

function newKept({ id, game, options, seats, commitment }: TableInfo): Kept {
  return {
    version: 1,
    table: id,
    settings: { game, players: seats.length, options },
    commitment,
    seats: [],
    share: null,
    hashes: null,
    opened: false,
    present: false,
    seen: {},
  };
}

function seatsOf({ seats }: TableInfo): readonly number[] {
  return seats.flatMap((seat, number) => (seat.kind === 'person' && seat.mine ? [number] : []));
}

/** `randomUUID` requires https; this also works on a home network. */
function newShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this page has been shown, by table and seat. */
const chains = new Map<string, Seen>();

/**
 * Stores a hash of everything a seat has been shown. If the server later shows a different beginning, the first hash
 * stays.
 */
export function keepSeen(table: string, seat: number, entries: readonly SeenEntry[]): void {
  const kept = readKept(table);
  if (!kept || entries.length === 0) return;
  const key = `${seat} ${table}`;
  const before = kept.seen[seat];
  let chain = chains.get(key);
  if (before && before.length > entries.length) return;
  if (before && (!chain || chain.length < before.length)) {
    chain = seenAfter(entries.slice(chain?.length ?? 0, before.length), chain);
  }
  if (before && chain?.length === before.length && chain.digest !== before.digest) return;
  const seen = seenAfter(entries.slice(chain?.length ?? 0), chain);
  chains.set(key, seen);
  if (seen.length > (before?.length ?? 0)) writeKept({ ...kept, seen: { ...kept.seen, [seat]: seen } });
}

/** The player has gone back to an earlier turn: what was shown after it no longer belongs to the game. */
export function forgetSeen(table: string): void {
  const kept = readKept(table);
  for (const key of chains.keys()) if (key.endsWith(` ${table}`)) chains.delete(key);
  if (kept) writeKept({ ...kept, seen: {} });
}
