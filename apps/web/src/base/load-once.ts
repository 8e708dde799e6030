/**
 * Files of the app that are loaded on demand. After an update the server no longer has the files of the old version, so
 * a game loads all of them soon after it starts.
 */
import { signal } from '@preact/signals';

/** A required file could not be loaded. */
export const isFileMissing = signal(false);

const brought = new Set<() => Promise<unknown>>();

/**
 * Returns a function that loads something once, for all callers; offline it waits for the network. A game brings it along
 * unless it is only for other screens.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>, isForGames = true): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  const bring = () => {
    loading ??= load();
    // A failed load may be tried again.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  if (isForGames) brought.add(bring);
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

/** One after the other, including loaders that are added meanwhile. */
export async function loadAll(): Promise<void> {
  for (const bring of brought) await bring().catch(() => null);
}
