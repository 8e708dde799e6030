/** A queue per table: tasks of one table run in order, tables are independent. */
export interface Queue {
  add<Value>(table: string, act: () => Promise<Value>): Promise<Value>;
  /** Whether a task is queued or running. */
  has(table: string): boolean;
}

export function makeQueue(): Queue {
  const last = new Map<string, Promise<unknown>>();
  return {
    add(table, act) {
      const done = (last.get(table) ?? Promise.resolve()).then(act, act);
      const settled = done.then(
        () => {},
        () => {},
      );
      last.set(table, settled);
      void settled.then(() => {
        if (last.get(table) === settled) last.delete(table);
      });
      return done;
    },
    has: (table) => last.has(table),
  };
}
