/**
 * News as JSON, ready to be sent. A log is read in pages, and a page is read and redacted once for everybody who looks
 * from the same seat: a long game that many look at costs no more than one that few look at.
 */
import type { GameState, Viewer } from '@lettertafel/engine';
import { type KeptEntry, type SeenEntry, seenEntry } from '@lettertafel/house';
import type { News } from '@lettertafel/protocol';
import type { Store } from '../store/database.ts';
import { readEntries } from '../store/log.ts';
import type { LiveTable } from './live-table.ts';

export interface NewsTexts {
  /** The news after so many entries. `known` may have the latest ones, which then need not be read. */
  read(live: LiveTable, as: Viewer, asked: AskedNews): Promise<NewsText>;
}

export interface AskedNews {
  readonly after: number;
  readonly known?: readonly KeptEntry[];
}

export interface NewsText {
  /** The fields of `News`, without braces, so that a message can have further ones. */
  readonly fields: string;
  /** How many entries were read from the store for it. */
  readonly entries: number;
  /** CPU time in milliseconds. */
  readonly milliseconds: number;
}

/** Entries per page: few enough to be redacted in a millisecond or two. */
const PAGE = 50;
/** Characters of redacted pages in memory. */
const MOST_CACHED = 32 * 1024 * 1024;

export function makeNewsTexts(store: Store, most = MOST_CACHED): NewsTexts {
  // A map keeps insertion order, so the page used most recently comes last.
  const pages = new Map<string, { readonly texts: Promise<readonly string[]>; size: number }>();
  const views = new WeakMap<GameState, Map<Viewer, string>>();
  let cached = 0;

  function viewText({ game, state }: LiveTable, as: Viewer): string {
    if (!state.dealt) return 'null';
    const known = views.get(state) ?? new Map<Viewer, string>();
    views.set(state, known);
    const text = known.get(as) ?? JSON.stringify(game.viewFor(state, as));
    known.set(as, text);
    return text;
  }

  function drop(key: string): void {
    cached -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  }

  /** Shared by all who ask for it, also while it is being read. */
  function pageOf(live: LiveTable, as: Viewer, { from, spent }: { from: number; spent: Spent }) {
    const to = Math.min(from + PAGE, live.length);
    // A table that was removed may come back with another log.
    const key = `${live.id} ${live.row.created_at} ${as} ${from} ${to}`;
    const known = pages.get(key);
    if (known) {
      pages.delete(key);
      pages.set(key, known);
      return known.texts;
    }
    const read = async () => {
      const entries = await readEntries(store, live.id, { from, to });
      spent.entries += entries.length;
      return spent.time(() => textsOf(live, as, entries));
    };
    const page = { texts: read(), size: 0 };
    pages.set(key, page);
    page.texts.then(
      (texts) => {
        if (pages.get(key) !== page) return;
        page.size = texts.reduce((sum, { length }) => sum + length, key.length);
        cached += page.size;
        for (const [oldest] of pages) if (cached > most) drop(oldest);
      },
      () => drop(key),
    );
    return page.texts;
  }

  return {
    async read(live, as, { after, known = [] }) {
      const spent = stopwatch();
      const isKnown = after >= live.length || (known[0] !== undefined && known[0].number <= after);
      const texts: string[] = [];
      if (isKnown) {
        const fresh = known.filter(({ number }) => number >= after && number < live.length);
        texts.push(...spent.time(() => textsOf(live, as, fresh)));
      } else {
        for (let from = after - (after % PAGE); from < live.length; from += PAGE) {
          const page = await pageOf(live, as, { from, spent });
          texts.push(...page.slice(Math.max(0, after - from)));
        }
      }
      const fields = spent.time(() => {
        const { id, length } = live;
        const head: Omit<News, 'entries' | 'view'> = { table: id, as, length };
        return `${JSON.stringify(head).slice(1, -1)},"entries":[${texts.join(',')}],"view":${viewText(live, as)}`;
      });
      return { fields, entries: spent.entries, milliseconds: spent.milliseconds };
    },
  };
}

function textsOf({ game }: LiveTable, as: Viewer, entries: readonly KeptEntry[]): readonly string[] {
  return entries.map((entry) => JSON.stringify(seenEntry(game, entry, as) satisfies SeenEntry));
}

interface Spent {
  entries: number;
  milliseconds: number;
  time<Value>(work: () => Value): Value;
}

/** Counts only what runs without interruption, which is what others wait for. */
function stopwatch(): Spent {
  const spent: Spent = {
    entries: 0,
    milliseconds: 0,
    time(work) {
      const from = performance.now();
      const value = work();
      spent.milliseconds += performance.now() - from;
      return value;
    },
  };
  return spent;
}
