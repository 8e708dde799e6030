/** Why a card is not played: codes with the rule each stands for. */
import { CROSSWORD_REFUSALS } from '../../crossword/refusals.ts';
import { KERNEL_REFUSALS, type RefusalTable, refuser } from '../../kernel/refusal.ts';

export const TRICKSTER_REFUSALS = {
  'card-unknown': 'TR-02',
  'card-not-held': 'TR-05',
  'card-not-now': 'TR-08',
  'card-missing': 'TR-20',
  'card-does-not-fit': null,
  'card-needs-target': null,
  'reaction-open': 'TR-12',
  'nothing-to-cancel': 'TR-12',
  'already-cancelled': 'TR-12',
  'cards-due': 'TR-03',
  'no-cards-due': 'TR-03',
  'hand-not-full': 'TR-05',
  'move-held': 'TR-17',
  'turn-begun': 'TR-17',
  'rack-empty': 'TR-25',
  'no-last-score': 'TR-28',
} as const satisfies RefusalTable;

export const refuse = refuser({ ...KERNEL_REFUSALS, ...CROSSWORD_REFUSALS, ...TRICKSTER_REFUSALS });
