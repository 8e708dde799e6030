/** Work that a button starts, such as a request. */
import { useSignal } from '@preact/signals';

/** Further taps do nothing until the work is done. */
export function useBusy() {
  const isBusy = useSignal(false);
  return {
    get isBusy() {
      return isBusy.value;
    },
    async start(work: () => Promise<unknown>): Promise<void> {
      if (isBusy.peek()) return;
      isBusy.value = true;
      try {
        await work();
      } finally {
        isBusy.value = false;
      }
    },
  };
}
