/** Creates a local table from its settings, with the commitment of its shuffle. */
import { LEVEL_IDS } from '@lettertafel/bots';
import { newTable, type TableHead, type TableSeat } from '@lettertafel/house';
import type { CreateTable } from '@lettertafel/protocol';
import { newLocalId, randomHex } from '../local-id.ts';
import { Trouble } from './problems.ts';
import type { LocalTable } from './table-storage.ts';

type Wanted = Pick<CreateTable, 'game' | 'options' | 'seats'>;

/** `name` is the user's name, for the first own seat. */
export function tableFor({ game, options, seats }: Wanted, name: string | null, isPractice = false): LocalTable {
  const table = keptTable({ game, options, seats: seatsFor(seats, name) });
  return isPractice ? { ...table, goneBack: 1 } : table;
}

/** The same people and bots again. If the starter was agreed, the next seat starts. */
export function tableAfter({ head: { settings, seats } }: LocalTable): LocalTable {
  const { game, options } = settings;
  const starter = 'starter' in options ? options.starter : null;
  const next = typeof starter === 'number' ? { starter: (starter + 1) % seats.length } : {};
  return keptTable({ game, options: { ...options, ...next }, seats });
}

function keptTable({
  game,
  options,
  seats,
}: Pick<TableHead['settings'], 'game' | 'options'> & Pick<TableHead, 'seats'>) {
  const now = Date.now();
  const made = newTable({ id: newLocalId(), game, options, seats, secret: randomHex(32), now });
  if ('refusal' in made) throw new Trouble('bad-options', made.refusal.option && `options.${made.refusal.option}`);
  const { head } = made;
  const fresh = { isAway: false, isAborted: false, next: null, standing: null };
  return { id: head.id, head, openAt: now, length: 0, changedAt: now, ...fresh } satisfies LocalTable;
}

function seatsFor(wanted: Wanted['seats'], name: string | null): readonly TableSeat[] {
  const seats: TableSeat[] = [];
  for (const [index, seat] of wanted.entries()) {
    if (seat.kind === 'link') throw new Trouble('not-understood', `seats.${index}`);
    if (seat.kind === 'bot') {
      if (!isLevel(seat.level)) throw new Trouble('not-understood', `seats.${index}.level`);
      seats.push({ kind: 'bot', name: '', level: seat.level });
      continue;
    }
    // Only the first own seat gets the user's name; the others are other people at the same device.
    const isFirst = !seats.some(({ kind }) => kind === 'person');
    const called = seat.name ?? (isFirst ? (name ?? '') : '');
    const isTaken = called !== '' && seats.some((other) => folded(other.name) === folded(called));
    if (isTaken) throw new Trouble('name-taken', `seats.${index}.name`);
    seats.push({ kind: 'person', name: called });
  }
  return seats;
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function isLevel(level: string): boolean {
  return LEVEL_IDS.some((known) => known === level);
}
