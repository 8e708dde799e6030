/** Stores hashes of everything the page has shown of a game, to compare them with the record at the end. */
import { digestOfView, isSame, type Kept, type Seen, seenAfter } from '@lettertafel/fairness';
import type { SeenEntry } from '@lettertafel/protocol';
import { addKept, readKept } from './kept-values.ts';

export interface Shown {
  readonly table: string;
  readonly seat: number;
  /** All entries of the log, as they are shown now. */
  readonly entries: readonly SeenEntry[];
  /** The entries as they were shown before. */
  readonly before: readonly SeenEntry[];
  /** The view of the state after them; null before the deal. */
  readonly view: unknown;
  /** The players of this device's own games may go back to an earlier turn. */
  readonly mayChange: boolean;
}

/** The hash of the entries that were shown last, by table and seat: only new entries are hashed. */
const chains = new Map<string, Seen>();

/** What was shown first stays. If a server says something else later, that is stored too. */
export function keepShown(shown: Shown): void {
  const { table, seat, entries, view, mayChange } = shown;
  const kept = readKept(table);
  if (!kept || entries.length === 0) return;
  const digest = view === null ? null : digestOfView(view);
  const isOther = isToldOtherwise(shown, digest, kept);
  if (isOther && !mayChange) {
    if (!kept.contradicted) addKept(table, { contradicted: true });
    return;
  }
  if (isOther) forgetShown(table);
  const known: Pick<Kept, 'seen' | 'shown'> = isOther ? { seen: {}, shown: {} } : kept;
  const seen = chainOf(shown, entries.length);
  const isLonger = seen.length > (known.seen[seat]?.length ?? 0);
  const views = known.shown[seat] ?? {};
  const isNew = digest !== null && !(entries.length in views);
  if (!isLonger && !isNew) return;
  addKept(table, {
    ...(isLonger ? { seen: { ...known.seen, [seat]: seen } } : {}),
    ...(isNew ? { shown: { ...known.shown, [seat]: { ...views, [entries.length]: digest } } } : {}),
  });
}

/** Whether an entry or a state is not what was first shown, by this page or before it was loaded. */
function isToldOtherwise(shown: Shown, digest: string | null, kept: Kept): boolean {
  const { seat, entries, before } = shown;
  const isSent = (entry: SeenEntry, place: number) => entry !== before[place];
  const again = entries.slice(0, before.length);
  if (again.some((entry, place) => isSent(entry, place) && !isSame(entry, before[place]))) {
    chains.delete(keyOf(shown));
    return true;
  }
  const stored = kept.seen[seat];
  if (stored && stored.length <= entries.length && chainOf(shown, stored.length).digest !== stored.digest) return true;
  const first = kept.shown[seat]?.[entries.length];
  return first !== undefined && digest !== null && first !== digest && versionOf(first) === versionOf(digest);
}

/** Another version of the page may have shown the same state in another form. */
const versionOf = (digest: string) => digest.split(':')[0];

const keyOf = ({ table, seat }: Pick<Shown, 'table' | 'seat'>) => `${seat} ${table}`;

function chainOf(shown: Shown, length: number): Seen {
  const key = keyOf(shown);
  const known = chains.get(key);
  const from = known && known.length <= length ? known : undefined;
  const chain = seenAfter(shown.entries.slice(from?.length ?? 0, length), from);
  chains.set(key, chain);
  return chain;
}

/** The player has gone back to an earlier turn: what was shown after it no longer belongs to the game. */
export function forgetShown(table: string): void {
  for (const key of chains.keys()) if (key.endsWith(` ${table}`)) chains.delete(key);
  addKept(table, { seen: {}, shown: {} });
}
