/** Why a move of a board game is refused: codes with the rule each stands for. */
import { KERNEL_REFUSALS, type RefusalTable, refuser } from '../kernel/refusal.ts';

export const CROSSWORD_REFUSALS = {
  'bad-place': 'B-02',
  'bad-letter': 'B-04',
  'off-board': 'B-02',
  'too-short': 'B-11',
  'square-taken': 'B-09',
  'nothing-laid': 'B-09',
  'word-not-whole': 'B-11',
  'not-on-centre': 'B-08',
  'not-touching': 'B-10',
  'not-on-rack': 'B-07',
  'word-unknown': 'B-25',
  'nothing-to-exchange': 'B-14',
  'bag-too-small': null,
  'word-locked': null,
  'suffix-misplaced': null,
  'crosses-suffix': null,
  'no-such-choice': null,
} as const satisfies RefusalTable;

export const refuse = refuser({ ...KERNEL_REFUSALS, ...CROSSWORD_REFUSALS });
