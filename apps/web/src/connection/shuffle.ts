/**
 * This browser's part in the shuffle of a table: it creates a share, sends its hash, stores what the server says, and
 * opens the share only when the list of hashes is sealed. Whatever it sends, it has stored before. It takes part once:
 * after a sealed list it neither answers another one nor returns to collecting hashes.
 */
import { hashOfShare, isSame, type Kept } from '@lettertafel/fairness';
import { makeQueue } from '@lettertafel/house';
import type { TableInfo } from '@lettertafel/protocol';
import type { Answer } from '../local/answer.ts';
import { randomHex } from '../local/local-id.ts';
import { attend, stayAt } from './attendance.ts';
import { addKept, beginKept, isKept, readKept } from './kept-values.ts';
import { openShare, promiseShare, sit, startTable } from './requests.ts';

/** One step at a time per table, so that no message is missed. */
const { add: inTurn } = makeQueue();
/**
 * How often this page has sent its hash, by table. It does not respond to the hash of another device at the same seat:
 * the two would replace each other forever. If its own hash was dropped because the server considered it away, it sends
 * it again.
 */
const tries = new Map<string, number>();
const MOST_TRIES = 3;
/** Tables whose server has answered that it has this page's share. */
const acknowledged = new Set<string>();

/** Takes a seat and sends the hash of a share in one request. */
export function sitDown(info: TableInfo, given: { readonly name?: string }): Promise<Answer<TableInfo>> {
  return inTurn(info.id, () => followed(info, (hash) => sit(info.id, { ...given, ...hash })));
}

/** Starts the game and sends the hash of a share in one request. */
export function begin(info: TableInfo, given: { readonly level?: string } = {}): Promise<Answer<TableInfo>> {
  return inTurn(info.id, () => followed(info, (hash) => startTable(info.id, { ...given, ...hash })));
}

interface OwnHash {
  readonly shareHash?: string;
}

async function followed(
  info: TableInfo,
  ask: (hash: OwnHash) => Promise<Answer<TableInfo>>,
): Promise<Answer<TableInfo>> {
  const hash = hashFor(info);
  if (hash.shareHash !== undefined) attend(info.id);
  const answer = await ask(hash);
  if (!('value' in answer)) return answer;
  tries.set(info.id, 1);
  return { value: (await answerTo(answer.value)) ?? answer.value };
}

/** Performs the step that the state of the table requires; returns the server's response, if there was a request. */
export function takePart(info: TableInfo): Promise<TableInfo | null> {
  return inTurn(info.id, () => answerTo(info));
}

async function answerTo(info: TableInfo): Promise<TableInfo | null> {
  const { phase, shuffle } = info;
  const mine = seatsOf(info, (seat) => seat.kind === 'person' && seat.mine);
  const isCollecting = phase === 'gathering' || (phase === 'shuffling' && !shuffle.sealed);
  if (isCollecting) return promise(info, mine);
  if (mine.length === 0) return null;
  const kept = keepList(info, mine);
  return phase === 'shuffling' && kept ? open(info, kept) : null;
}

/** Somebody else may sit there later. */
function keepSeats({ id }: TableInfo, mine: readonly number[]): void {
  const kept = readKept(id);
  if (kept?.stay === null && !isSame(kept.seats, mine)) addKept(id, { seats: mine });
}

async function promise(info: TableInfo, mine: readonly number[]): Promise<TableInfo | null> {
  const { id, shuffle } = info;
  const { shareHash } = mine.length > 0 ? hashFor(info) : {};
  keepSeats(info, mine);
  if (shareHash === undefined) return null;
  if (mine.every((seat) => shuffle.hashes[seat] === shareHash)) {
    attend(id);
    return null;
  }
  const made = tries.get(id) ?? 0;
  const isDropped = mine.some((seat) => (shuffle.hashes[seat] ?? null) === null);
  if (made >= MOST_TRIES || (made > 0 && !isDropped)) return null;
  attend(id);
  const answer = await promiseShare(id, shareHash);
  if (!('value' in answer)) return null;
  tries.set(id, made + 1);
  return (await answerTo(answer.value)) ?? answer.value;
}

/**
 * The hash of this browser's share for a table, stored before it is sent. None if a list was sealed already, if the
 * server contradicts its first message, or if nothing can be stored: then nothing could be opened or checked later.
 */
function hashFor(info: TableInfo): OwnHash {
  const { id, commitment } = info;
  const kept = readKept(id) ?? (isKept(id) ? null : beginKept({ ...newKept(info), ...newShare(commitment) }));
  if (!kept?.hash || kept.commitment !== commitment || kept.stay !== null) return {};
  return { shareHash: kept.hash };
}

/** The first list of hashes that is reported as sealed counts, and how this page spent the time until then. */
function keepList(info: TableInfo, mine: readonly number[]): Kept | null {
  const { id, shuffle } = info;
  const known = readKept(id);
  if (known && known.stay !== null) return known;
  if (!known && (shuffle.scheme === 1 || isKept(id) || !beginKept(newKept(info)))) return null;
  const bots = seatsOf(info, ({ kind }) => kind === 'bot');
  addKept(id, { seats: mine, bots, hashes: shuffle.hashes, stay: stayAt(id) });
  return readKept(id);
}

/** A share is opened only if the stored sealed list contains its hash, and no hash of a computer player. */
async function open(info: TableInfo, kept: Kept): Promise<TableInfo | null> {
  const { id, commitment, shuffle } = info;
  const { share, hash, hashes, seats, bots, settings } = kept;
  if (share === null || hash === null || acknowledged.has(id) || kept.commitment !== commitment) return null;
  if (hashes?.length !== settings.players || !isSame(hashes, shuffle.hashes)) return null;
  if (!seats.some((seat) => hashes[seat] === hash) || bots.some((seat) => hashes[seat] !== null)) return null;
  if (!addKept(id, { opened: true })) return null;
  const answer = await openShare(id, share);
  if (!('value' in answer)) return null;
  acknowledged.add(id);
  return answer.value;
}

function newKept({ id, game, options, seats, commitment }: TableInfo): Kept {
  return {
    version: 2,
    table: id,
    settings: { game, players: seats.length, options },
    commitment,
    seats: [],
    bots: [],
    share: null,
    hash: null,
    hashes: null,
    opened: false,
    stay: null,
    contradicted: false,
    seen: {},
    shown: {},
  };
}

function seatsOf({ seats }: TableInfo, isSo: (seat: TableInfo['seats'][number]) => boolean): readonly number[] {
  return seats.flatMap((seat, number) => (isSo(seat) ? [number] : []));
}

function newShare(commitment: string): Pick<Kept, 'share' | 'hash'> {
  const share = randomHex(32);
  return { share, hash: hashOfShare(share, commitment) };
}
