/** An LRU cache of the games in memory. */
export interface Cache<Table> {
  get(id: string): Table | undefined;
  /** Also marks it as used. */
  set(id: string, table: Table): void;
  delete(id: string): void;
  /** Evicts what was not used since that moment, unless it is busy. */
  forget(before: number, isNeeded: (id: string) => boolean): void;
  readonly size: number;
}

export function makeCache<Table>(most: number, now: () => number): Cache<Table> {
  // A map keeps insertion order, so the most recently used key comes last.
  const tables = new Map<string, { readonly table: Table; readonly usedAt: number }>();
  return {
    get: (id) => tables.get(id)?.table,
    set(id, table) {
      tables.delete(id);
      tables.set(id, { table, usedAt: now() });
      const [oldest] = tables.keys();
      if (tables.size > most && oldest !== undefined) tables.delete(oldest);
    },
    delete: (id) => void tables.delete(id),
    forget(before, isNeeded) {
      for (const [id, { usedAt }] of tables) if (usedAt < before && !isNeeded(id)) tables.delete(id);
    },
    get size() {
      return tables.size;
    },
  };
}
