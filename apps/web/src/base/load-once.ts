/**
 * Files of the app that come when they are first needed. After an update the server no longer has those of a page that
 * runs, so a game has all of them brought as soon as it has a moment.
 */
import { signal } from '@preact/signals';

/** Something that was needed is not to be had. */
export const isFileMissing = signal(false);

const brought = new Set<() => Promise<unknown>>();

/** A way to load something once, whoever asks for it; without a line it waits until there is one again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  const bring = () => {
    loading ??= load();
    // What failed may be tried again.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  brought.add(bring);
  const need = async (): Promise<Loaded> => {
    try {
      return await bring();
    } catch (problem) {
      if (isOffline()) return backOnline().then(need);
      isFileMissing.value = true;
      throw problem;
    }
  };
  return need;
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

function backOnline(): Promise<Event> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** One after the other, and what they in turn load later. */
export async function loadAll(): Promise<void> {
  for (const bring of brought) await bring().catch(() => null);
}
