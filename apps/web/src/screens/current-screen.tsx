/** The component for each route. Home and table are in the first load; the others are loaded on demand. */
import type { ComponentType } from 'preact';
import { lazy } from '../app/lazy.tsx';
import type { Route } from '../app/route.ts';
import { route } from '../app/router.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { PlayScreen } from './play/play-screen.tsx';

const SCREENS: { readonly [Name in Route['screen']]: ComponentType<Extract<Route, { screen: Name }>> } = {
  home: HomeScreen,
  watch: lazy(async () => (await import('./on-demand.ts')).WatchScreen),
  seat: lazy(async () => (await import('./on-demand.ts')).SeatLinkScreen),
  words: lazy(async () => (await import('./on-demand.ts')).WordsScreen),
  keys: lazy(async () => (await import('./on-demand.ts')).KeysScreen),
  settings: lazy(async () => (await import('./on-demand.ts')).SettingsScreen),
  rules: lazy(async () => (await import('./on-demand.ts')).RulesScreen),
  new: lazy(async () => (await import('./on-demand.ts')).SetTableScreen),
  table: PlayScreen,
  score: lazy(async () => (await import('../scorekeeper/index.ts')).StartScreen),
  sheet: lazy(async () => (await import('../scorekeeper/index.ts')).SheetScreen),
  'not-found': lazy(async () => (await import('./on-demand.ts')).NotFoundScreen),
};

export function CurrentScreen() {
  const { value: to } = route;
  const Shown = SCREENS[to.screen] as ComponentType<Route>;
  return <Shown key={JSON.stringify(to)} {...to} />;
}
