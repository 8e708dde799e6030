/** A table as one person sees it from outside the game. */
import type { Seat } from '@lettertafel/engine';
import type { SeatInfo, TableInfo, TableSummary } from '@lettertafel/protocol';
import { hashesOf } from '../games/live-table.ts';
import type { Services } from '../services.ts';
import type { SeatRow } from '../store/schema.ts';
import { seatsHeldBy, seatsOwnedBy, type TableRows } from '../store/table-rows.ts';

export interface Describer {
  readonly words: Pick<Services['words'], 'infoOfUsed'>;
  readonly hub: Pick<Services['hub'], 'presence'>;
}

export async function describeTable(
  { words, hub }: Describer,
  table: TableRows,
  guest: string | null,
): Promise<TableInfo> {
  const { row, seats } = table;
  const list = await words.infoOfUsed(row.words);
  if (!list) throw new Error(`table ${row.id} has an unknown word list`);
  const mine = seatsHeldBy(table, guest);
  const { seats: present, spectators } = hub.presence(row.id);
  const owned = seatsOwnedBy(table, guest);
  const seatInfo = (row: SeatRow): SeatInfo => {
    const { seat, kind, level, name, aborts, rematch } = row;
    if (kind === 'free') return { kind };
    if (kind === 'bot') return { kind, level: level ?? '' };
    const isMine = mine.includes(seat);
    const link = owned.includes(seat) ? { link: linkOf(row, table) } : {};
    const shared = isMine && !owned.includes(seat) ? { sharedWith: othersOn(row, table, guest) } : {};
    return { kind, name, mine: isMine, present: present.includes(seat), aborts, rematch, ...link, ...shared };
  };
  const { nudged_seat: nudged, nudged_until: until } = row;
  return {
    id: row.id,
    game: row.game,
    options: JSON.parse(row.options),
    words: list,
    phase: row.phase,
    seats: seats.map(seatInfo),
    host: guest !== null && row.host === guest,
    listed: row.listed === 1,
    chat: row.chat === 1,
    watchers: spectators,
    createdAt: row.created_at,
    commitment: row.commitment,
    shuffle: {
      scheme: row.scheme === 1 ? 1 : 2,
      hashes: row.scheme === 1 ? seats.map(({ share_hash }) => share_hash) : hashesOf(row, seats),
      sealed: row.sealed_at !== null,
    },
    nudged: nudged === null || until === null ? null : { seat: nudged, until },
    next: row.next,
    ...(row.imported === 1 ? { practice: true } : {}),
    abortedBy: row.aborted_by,
  };
}

/** The names of those who hold a seat too, its owner first. */
function othersOn({ seat, name }: SeatRow, { holders }: TableRows, guest: string | null): (string | null)[] {
  const others = holders.filter((holder) => holder.seat === seat && holder.guest !== guest);
  const owners = others.filter(({ followed_at }) => followed_at === null).map(() => name);
  return [...owners, ...others.filter(({ followed_at }) => followed_at !== null).map((follower) => follower.name)];
}

function linkOf({ seat, link_hash }: SeatRow, { holders }: TableRows) {
  const followers = holders.flatMap((holder) =>
    holder.seat === seat && holder.followed_at !== null ? [{ name: holder.name, since: holder.followed_at }] : [],
  );
  return { isOpen: link_hash !== null, followers };
}

export async function summarise(
  describer: Describer,
  { winners, ...table }: TableRows & Pick<TableSummary, 'winners'>,
  guest: string | null,
): Promise<TableSummary> {
  const { row } = table;
  const mine = seatsHeldBy(table, guest);
  const awaited: readonly Seat[] = row.phase === 'playing' ? JSON.parse(row.awaited) : [];
  return {
    ...(await describeTable(describer, table, guest)),
    turn: row.turn,
    scores: JSON.parse(row.scores),
    awaited: awaited.some((seat) => mine.includes(seat)),
    changedAt: row.changed_at,
    winners,
  };
}
