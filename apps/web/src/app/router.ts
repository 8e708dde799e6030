/** Where the reader is, and going elsewhere without loading the page anew. */
import { computed, signal } from '@preact/signals';
import { routeOf } from './route.ts';

const address = signal({ pathname: location.pathname, search: location.search });

export const route = computed(() => routeOf(address.value));

/** Counts the journeys, so that the page knows when to give the focus to a new screen. */
export const journeys = signal(0);

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
}

function arrive(): void {
  const { pathname, search } = location;
  const isElsewhere = pathname !== address.value.pathname || search !== address.value.search;
  if (!isElsewhere) return;
  address.value = { pathname, search };
  journeys.value += 1;
  if (!location.hash) scrollTo(0, 0);
}

/** Links stay plain links; those to our own screens are followed here. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || event.defaultPrevented || !isPlain || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
