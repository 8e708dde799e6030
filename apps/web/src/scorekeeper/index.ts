/** The scorekeeper's screens, loaded when one is first needed. */
export { SheetScreen } from './sheet-screen.tsx';
export { StartScreen } from './start-screen.tsx';
