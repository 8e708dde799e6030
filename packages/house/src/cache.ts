/** The games that a house has in memory. When there are too many, those that were not used for longest go. */
export interface Cache<Table> {
  get(id: string): Table | undefined;
  /** Also says that it was used just now. */
  set(id: string, table: Table): void;
  /** Forgets what was not used since that moment, unless it is still needed. */
  forget(before: number, isNeeded: (id: string) => boolean): void;
  readonly size: number;
}

export function makeCache<Table>(most: number, now: () => number): Cache<Table> {
  // A map keeps the order in which its keys were added: the one used last comes last.
  const tables = new Map<string, { readonly table: Table; readonly usedAt: number }>();
  return {
    get: (id) => tables.get(id)?.table,
    set(id, table) {
      tables.delete(id);
      tables.set(id, { table, usedAt: now() });
      const [oldest] = tables.keys();
      if (tables.size > most && oldest !== undefined) tables.delete(oldest);
    },
    forget(before, isNeeded) {
      for (const [id, { usedAt }] of tables) if (usedAt < before && !isNeeded(id)) tables.delete(id);
    },
    get size() {
      return tables.size;
    },
  };
}
