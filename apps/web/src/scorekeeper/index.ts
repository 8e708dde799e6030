/** The scorekeeper's screens, loaded when one is first needed. */
export { HomeSheets } from './home-sheets.tsx';
export { keptGames } from './kept-games.ts';
export { SheetScreen } from './sheet-screen.tsx';
export { StartScreen } from './start-screen.tsx';
