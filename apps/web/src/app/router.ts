/** The current route, and navigation without reloading the page. */
import { computed, signal } from '@preact/signals';
import { addressOf, hasServer, hrefTo, isScreenPath } from '../base/address.ts';
import { needsServer, type Route, routeOf } from './route.ts';

const address = signal(addressOf(location));

export const route = computed<Route>(() => {
  const to = routeOf(address.value);
  return hasServer || !needsServer(to) ? to : { screen: 'not-found' };
});

/** What screens keep in the address besides their place. */
export const search = computed(() => address.value.search);

/** The number of navigations; the shell moves the focus when it changes. */
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

/** Handles clicks on links to our own screens; all other links are left to the browser. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || event.defaultPrevented || !isPlain || link.target || link.hasAttribute('download')) return;
    if (!isScreen(link)) return;
    const to = addressOf(link);
    // A fragment of the same screen: left to the browser.
    if (to.pathname === addressOf(location).pathname && to.anchor) return;
    event.preventDefault();
    go(to.pathname + to.search + (to.anchor && `#${to.anchor}`));
  });
}

function isScreen(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin) return false;
  return hasServer ? isScreenPath(link.pathname) : link.pathname === location.pathname && link.hash.startsWith('#/');
}
