/** Woord-Rummikub, International: what its booklet says beyond the shared rules of the table games. */
import { RUMMIKUB_LETTERS } from '../../material/rummikub-nl.ts';
import { dissolvedWords } from '../../table/dissolved-words.ts';
import type { TableRules } from '../../table/rules.ts';

const RACK_SIZE = 7;

export const rummikubInternationalRules: TableRules = {
  id: 'rummikub-international',
  language: 'nl',
  letters: RUMMIKUB_LETTERS,
  ownOptions: { children: { kind: 'flag', standard: false } },
  // RI-04: racks shrink and are seldom filled, so that the pot alone would make a long game.
  standardEnd: 'points',
  deductsAfter: ['pot', 'points'],
  // RI-01: rests included; children may make shorter words.
  shortest: { rule: 'RI-01', letters: ({ children }) => (children ? 2 : 3) },
  // RI-02: something of every word must be left.
  dissolved: dissolvedWords,
  // RI-03: only an empty rack is filled, as the reward for laying it out.
  rackSize: RACK_SIZE,
  refill: (rack) => (rack.length === 0 ? RACK_SIZE : 0),
  // RI-01: children know verbs best, so that the advice against them is not for them.
  allowsVerbs: ({ children }) => children ?? false,
};
