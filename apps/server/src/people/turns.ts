/** Turns: an address has only a few things done at the same time, so that others wait for no more than those few. */

export interface Turns {
  /** Runs the work when it is the sender's turn, in order. */
  take<Value>(sender: string, work: () => Promise<Value>): Promise<Value>;
}

export function makeTurns(atOnce: number): Turns {
  const senders = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  function leave(sender: string): void {
    const known = senders.get(sender);
    if (!known) return;
    known.running -= 1;
    const next = known.waiting.shift();
    if (!next) {
      if (known.running === 0) senders.delete(sender);
      return;
    }
    known.running += 1;
    // Others' messages that have arrived in the meantime come first.
    setImmediate(next);
  }

  return {
    async take(sender, work) {
      const known = senders.get(sender) ?? { running: 0, waiting: [] };
      senders.set(sender, known);
      if (known.running < atOnce) known.running += 1;
      else await new Promise<void>((resolve) => known.waiting.push(resolve));
      try {
        return await work();
      } finally {
        leave(sender);
      }
    },
  };
}
