/** The draft of a turn and the order of the rack as they survive a reload: stored by table and seat, parsed when read. */
import type { Seat } from '@lettertafel/engine';
import * as v from 'valibot';
import type { Draft, TileKey } from './draft.ts';
import type { SavedOrder } from './rack-order.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const savedSchema = v.object({
  strips: v.array(v.object({ key: whole, tiles: v.pipe(v.array(whole), v.minLength(1)) })),
  letters: v.record(v.string(), v.pipe(v.string(), v.regex(/^[A-Z]$/))),
});

export function formatDraft({ strips, letters }: Draft): string {
  return JSON.stringify({ strips, letters });
}

/** The saved arrangement, or null if it does not fit the turn: other tiles, or tiles of the table missing. */
export function parseDraft(fresh: Draft, text: string | null): Draft | null {
  const saved = v.safeParse(v.pipe(v.string(), v.parseJson(), savedSchema), text);
  if (!saved.success) return null;
  const { strips, letters } = saved.output;
  const keys = strips.flatMap(({ tiles }) => tiles);
  const lying = new Set(keys);
  const isWhole = fresh.tiles.every(({ key, home }) => home === null || lying.has(key));
  const areKnown = keys.every((key) => key < fresh.tiles.length);
  const areOnce = lying.size === keys.length && new Set(strips.map(({ key }) => key)).size === strips.length;
  const isAllowed =
    fresh.opened || fresh.strips.every((old) => strips.some(({ tiles }) => tiles.join() === old.tiles.join()));
  if (!isWhole || !areKnown || !areOnce || !isAllowed) return null;
  const named = Object.entries(letters).map(([key, letter]): [TileKey, string] => [Number(key), letter]);
  const nextStrip = Math.max(fresh.nextStrip, ...strips.map(({ key }) => key + 1));
  return { ...fresh, strips, letters: Object.fromEntries(named), nextStrip };
}

interface DraftStorage {
  rack(): SavedOrder;
  saveRack(order: SavedOrder): void;
  /** The draft of this turn, as text. */
  draft(turn: number): string | null;
  /** Null: nothing was changed. */
  saveDraft(turn: number, text: string | null): void;
  forget(): void;
}

export function draftStorage(table: string, seat: Seat | null): DraftStorage {
  const rack = `lettertafel.rack.${table}.${seat}`;
  const draft = `lettertafel.draft.${table}.${seat}`;
  return {
    rack() {
      const [now = '', before = ''] = (localStorage.getItem(rack) ?? '').split(' ');
      return { rack: [...now], before: [...before] };
    },
    saveRack: (order) => localStorage.setItem(rack, `${order.rack.join('')} ${order.before.join('')}`.trimEnd()),
    draft(turn) {
      const [number, ...text] = (localStorage.getItem(draft) ?? '').split(' ');
      return number === String(turn) ? text.join(' ') : null;
    },
    saveDraft(turn, text) {
      if (text === null) localStorage.removeItem(draft);
      else localStorage.setItem(draft, `${turn} ${text}`);
    },
    forget() {
      localStorage.removeItem(rack);
      localStorage.removeItem(draft);
    },
  };
}
