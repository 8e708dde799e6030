/** The German letter set of the board games (B-04): 100 letters and 2 blanks; umlauts are letters of their own. */
import { letterSet } from '../kernel/letters.ts';

export const GERMAN_LETTERS = letterSet(
  { tile: '?', count: 2 },
  {
    1: 'E15 N9 S7 I6 R6 T6 U6 A5 D4',
    2: 'H4 G3 L3 O3',
    3: 'M4 B2 W1 Z1',
    4: 'C2 F2 K2 P1',
    6: 'Ä1 J1 Ü1 V1',
    8: 'Ö1 X1',
    10: 'Q1 Y1',
  },
);
