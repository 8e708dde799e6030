/** What few games need, in one file that is loaded on demand. */
export { OpenPot, PileSheet } from './piles.tsx';
export { SoloEndSheet } from './solo-end-sheet.tsx';
