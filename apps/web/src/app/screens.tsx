/** Which screen belongs to a route. Every screen is a file of its own, loaded when it is first needed. */
import type { ComponentType } from 'preact';
import { lazy } from './lazy.tsx';
import type { Route } from './route.ts';
import { route } from './router.ts';

const SCREENS: { readonly [Name in Route['screen']]: ComponentType<Extract<Route, { screen: Name }>> } = {
  home: lazy(async () => (await import('../screens/home/home-screen.tsx')).HomeScreen),
  watch: lazy(async () => (await import('../screens/watch/watch-screen.tsx')).WatchScreen),
  seat: lazy(async () => (await import('../screens/invitation/seat-link-screen.tsx')).SeatLinkScreen),
  words: lazy(async () => (await import('../screens/words/words-screen.tsx')).WordsScreen),
  keys: lazy(async () => (await import('../screens/keys/keys-screen.tsx')).KeysScreen),
  settings: lazy(async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen),
  rules: lazy(async () => (await import('../screens/rules/rules-screen.tsx')).RulesScreen),
  new: lazy(async () => (await import('../screens/set-table/set-table-screen.tsx')).SetTableScreen),
  table: lazy(async () => (await import('../play/play-screen.tsx')).PlayScreen),
  'not-found': lazy(async () => (await import('../screens/not-found.tsx')).NotFoundScreen),
};

export function CurrentScreen() {
  const { value: to } = route;
  const Shown = SCREENS[to.screen] as ComponentType<Route>;
  return <Shown key={JSON.stringify(to)} {...to} />;
}
