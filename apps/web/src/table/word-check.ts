/** Checks the words of a draft while it is built, if the table checks automatically; otherwise never. */
import { effect, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../app/live-region.tsx';
import type { TableStore } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import type { TableModel } from './model.ts';

export type Verdicts = ReadonlyMap<string, boolean>;

/** Milliseconds without a change before the list is asked. */
const PAUSE = 250;

/** The verdicts known so far; null if words are judged by dispute. */
export function useVerdicts(table: TableStore, checking: string): Signal<Verdicts> | null {
  return useMemo(() => (checking === 'automatic' ? signal<Verdicts>(new Map()) : null), [table, checking]);
}

/** Asks for unknown verdicts whenever the draft changes. */
export function useWordCheck(model: TableModel, table: TableStore, verdicts: Signal<Verdicts> | null): void {
  useEffect(() => {
    if (!verdicts || !model.mayArrange) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const { unasked: laid } = model.reading.value;
      const unasked = [...new Set([...laid, ...(model.preview.value?.unasked ?? [])])];
      clearTimeout(timer);
      if (unasked.length > 0) timer = setTimeout(() => void ask({ table, verdicts, words: unasked, laid }), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [model, table, verdicts]);
}

interface Asked {
  readonly table: TableStore;
  readonly verdicts: Signal<Verdicts>;
  readonly words: readonly string[];
  /** The words on the table: only their verdicts are announced. */
  readonly laid: readonly string[];
}

async function ask({ table, verdicts, words, laid }: Asked): Promise<void> {
  const answer = await table.check(words);
  // A failed request does no harm: the server checks the turn when it is finished.
  if (!('value' in answer)) return;
  const { good } = answer.value;
  learn(verdicts, good);
  const known = laid.filter((word) => word in good);
  if (known.length === 0) return;
  announce(
    t().table.spoken.verdict(
      known.filter((word) => good[word]),
      known.filter((word) => !good[word]),
    ),
  );
}

/** Adds verdicts, also those that a refusal reports. */
export function learn(verdicts: Signal<Verdicts>, good: Readonly<Record<string, boolean>>): void {
  if (Object.keys(good).length === 0) return;
  verdicts.value = new Map([...verdicts.peek(), ...Object.entries(good)]);
}
