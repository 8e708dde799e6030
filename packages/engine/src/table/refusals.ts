/** Why a move of a table game is refused: codes with the rule each stands for. */
import { KERNEL_REFUSALS, type RefusalTable, refuser } from '../kernel/refusal.ts';

export const TABLE_REFUSALS = {
  'bad-word': null,
  'reading-missing': 'R-07',
  'tiles-left-over': 'R-05',
  'joker-left-over': 'R-07',
  'nothing-laid': 'R-04',
  'not-on-rack': 'R-04',
  'table-touched': 'R-03',
  'no-begin-word': 'R-03',
  'too-short': null,
  'word-dissolved': 'RI-02',
  'too-complex': null,
  'word-unknown': 'R-17',
  'word-not-advised': 'R-16',
  'pot-empty': 'R-04',
  'pot-not-empty': 'R-04',
  'pot-closed': 'R-14',
  'no-such-pile': 'R-14',
  'not-alone': 'R-15',
} as const satisfies RefusalTable;

/** In table games a different rule covers the tiles of the box. */
const OWN_RULES = { 'unknown-tile': 'R-01', 'too-many-tiles': 'R-01' } as const;

export const refuse = refuser({ ...KERNEL_REFUSALS, ...OWN_RULES, ...TABLE_REFUSALS });
