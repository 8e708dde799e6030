/** The component for each route. The table is in the first load; the others are loaded on demand. */
import type { ComponentType } from 'preact';
import { lazy } from '../app/lazy.tsx';
import type { Route } from '../app/route.ts';
import { route } from '../app/router.ts';
import { PlayScreen } from './play/play-screen.tsx';

const SCREENS: {
  readonly [Name in Route['screen']]: ComponentType<Extract<Route, { screen: Name }>> & {
    readonly load?: () => Promise<void>;
  };
} = {
  home: lazy(async () => (await import('./home/home-screen.tsx')).HomeScreen),
  watch: lazy(async () => (await import('./on-demand.ts')).WatchScreen),
  seat: lazy(async () => (await import('./on-demand.ts')).SeatLinkScreen),
  games: lazy(async () => (await import('./games/games-screen.tsx')).GamesScreen, undefined, false),
  words: lazy(async () => (await import('./on-demand.ts')).WordsScreen),
  keys: lazy(async () => (await import('./on-demand.ts')).KeysScreen),
  settings: lazy(async () => (await import('./on-demand.ts')).SettingsScreen),
  // Its pages are loaded with it.
  rules: lazy(async () => (await import('./rules/rules-screen.tsx')).RulesScreen, undefined, false),
  learn: lazy(async () => (await import('./lesson/learn-screen.tsx')).LearnScreen, undefined, false),
  new: lazy(async () => (await import('./on-demand.ts')).SetTableScreen),
  table: PlayScreen,
  analysis: lazy(async () => (await import('../analysis/analysis-screen.tsx')).TableAnalysisScreen, undefined, false),
  'sheet-analysis': lazy(
    async () => (await import('../scorekeeper/sheet-analysis.tsx')).SheetAnalysisScreen,
    undefined,
    false,
  ),
  position: lazy(async () => (await import('./position/position-screen.tsx')).PositionScreen, undefined, false),
  again: lazy(async () => (await import('./lesson/again-screen.tsx')).AgainScreen, undefined, false),
  score: lazy(async () => (await import('../scorekeeper/index.ts')).StartScreen),
  sheet: lazy(async () => (await import('../scorekeeper/index.ts')).SheetScreen),
  'not-found': lazy(async () => (await import('./on-demand.ts')).NotFoundScreen),
};

/** So that the first render need not wait for it. If it fails, the screen says so. */
export async function loadCurrentScreen(): Promise<void> {
  await SCREENS[route.peek().screen].load?.().catch(() => null);
}

export function CurrentScreen() {
  const { value: to } = route;
  const Shown = SCREENS[to.screen] as ComponentType<Route>;
  return <Shown key={JSON.stringify(to)} {...to} />;
}
