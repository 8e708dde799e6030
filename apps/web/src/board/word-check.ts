/** Checks the draft's words while it is built if the table checks automatically (B-25), otherwise never (B-24). */

import { useEffect } from 'preact/hooks';
import type { BoardTableProps } from '../play/contract.ts';
import type { BoardModel } from './model.ts';

const PAUSE = 350;

export function useWordCheck(model: BoardModel, { table, view }: BoardTableProps): void {
  const isAutomatic = view.options.checking === 'automatic';
  useEffect(() => {
    if (!isAutomatic || model.seat === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = model.reading.subscribe((reading) => {
      clearTimeout(timer);
      if (!reading || !('read' in reading.reading)) return;
      const { words } = reading.reading.read;
      // Proper names are checked elsewhere and *IN is not a letter: only the move itself decides about those words.
      const asked = words.filter(({ reads, mayBeName }) => !mayBeName && !reads.includes('*'));
      if (asked.length === 0) return;
      timer = setTimeout(async () => {
        const answer = await table.check(asked.map(({ reads }) => reads));
        if (!('value' in answer) || model.reading.peek() !== reading) return;
        const { good } = answer.value;
        model.unknown.value = asked.map(({ reads }) => reads).filter((word) => good[word] === false);
      }, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [model, table, isAutomatic]);
}
