/** Values drawn from a turn. `useComputed` would go on listening to the signals of the turn before. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/** `from` is everything that is read: the turn, and what else may be another one at the next drawing. */
export function useDrawn<Value>(from: readonly unknown[], compute: () => Value): ReadonlySignal<Value> {
  return useMemo(() => computed(compute), from);
}
