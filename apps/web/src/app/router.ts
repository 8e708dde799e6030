/** Where the reader is, and going elsewhere without loading the page anew. */
import { computed, signal } from '@preact/signals';
import { addressOf, hasServer, hrefTo } from '../base/address.ts';
import { needsServer, type Route, routeOf } from './route.ts';

const address = signal(addressOf(location));

export const route = computed<Route>(() => {
  const to = routeOf(address.value);
  return hasServer || !needsServer(to) ? to : { screen: 'not-found' };
});

/** Counts the journeys, so that the page knows when to give the focus to a new screen. */
export const navigations = signal(0);

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', hrefTo(to));
  else history.pushState(null, '', hrefTo(to));
  arrive();
}

function arrive(): void {
  const now = addressOf(location);
  const isElsewhere = now.pathname !== address.value.pathname || now.search !== address.value.search;
  if (!isElsewhere) return;
  address.value = now;
  navigations.value += 1;
  if (!now.anchor) scrollTo(0, 0);
}

/** Links stay plain links; those to our own screens are followed here. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || event.defaultPrevented || !isPlain || link.target || link.hasAttribute('download')) return;
    if (!isScreen(link)) return;
    const to = addressOf(link);
    // Another part of the same screen: the browser goes there.
    if (to.pathname === addressOf(location).pathname && to.anchor) return;
    event.preventDefault();
    go(to.pathname + to.search + (to.anchor && `#${to.anchor}`));
  });
}

function isScreen(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin) return false;
  return hasServer
    ? !link.pathname.startsWith('/api/')
    : link.pathname === location.pathname && link.hash.startsWith('#/');
}
