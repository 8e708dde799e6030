/** The Dutch tiles of Woord-Rummikub: 110 letters and 2 jokers. */
import { letterSet } from '../kernel/letters.ts';

/** Words score by their length, so that every letter is worth the same. */
export const RUMMIKUB_LETTERS = letterSet(
  { tile: '@', count: 2 },
  { 1: 'A7 B3 C2 D5 E18 F2 G4 H4 I7 J2 K2 L3 M3 N10 O7 P3 Q1 R6 S3 T6 U3 V2 W2 X1 Y2 Z2' },
);
