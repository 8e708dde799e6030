/** Woord-Rummikub, International: what its booklet says beyond the shared rules of the table games. */
import type { OptionTable } from '../../kernel/options.ts';
import { RUMMIKUB_LETTERS } from '../../material/rummikub-nl.ts';
import { dissolvedWords } from '../../table/dissolved-words.ts';
import type { TableRules } from '../../table/rules.ts';

const RACK_SIZE = 7;

const OWN_OPTIONS = {
  children: { kind: 'flag', standard: false, booklet: [false], rule: 'RI-01', decides: 'plays' },
} as const satisfies OptionTable;

export const rummikubInternationalRules: TableRules<typeof OWN_OPTIONS, 'nl'> = {
  id: 'rummikub-international',
  language: 'nl',
  letters: RUMMIKUB_LETTERS,
  ownOptions: OWN_OPTIONS,
  turnSeconds: { booklet: [120, 180], usual: [60, 120, 180, 300] },
  // RI-04: racks shrink and are rarely refilled, so playing until the pot is empty would take long.
  standardEnd: 'points',
  deductsAfter: ['pot', 'points'],
  // RI-01: including rests; children may make shorter words.
  shortest: { rule: 'RI-01', letters: ({ children }) => (children ? 2 : 3) },
  // RI-02: something of every word must be left.
  dissolved: dissolvedWords,
  // RI-03: only an empty rack is refilled, as a reward.
  rackSize: RACK_SIZE,
  refill: (rack) => (rack.length === 0 ? RACK_SIZE : 0),
  // RI-01: the advice against verbs does not apply to children, who know verbs best.
  allowsVerbs: ({ children }) => children,
};
