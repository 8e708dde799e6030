/** Woord-Rummikub, Sabra: what its booklet says beyond the shared rules of the table games. */
import { missingTo } from '../../kernel/rack.ts';
import { RUMMIKUB_LETTERS } from '../../material/rummikub-nl.ts';
import type { TableRules } from '../../table/rules.ts';

const RACK_SIZE = 7;

export const rummikubSabraRules: TableRules<Record<never, never>, 'nl'> = {
  id: 'rummikub-sabra',
  language: 'nl',
  letters: RUMMIKUB_LETTERS,
  ownOptions: {},
  // the booklet gives three minutes as an example, and finds that this game takes rather more.
  turnSeconds: { booklet: [180], usual: [120, 180, 240, 300] },
  // RS-04: racks stay full, so the pot determines the length of a game.
  standardEnd: 'pot',
  // RS-04: the booklet has no deduction where points decide.
  deductsAfter: ['pot'],
  // RS-01: even two letters make a word, once there has been a begin word.
  shortest: { rule: 'RS-01', letters: () => 2 },
  // RS-02: the whole table may be taken apart, down to single letters.
  dissolved: () => [],
  rackSize: RACK_SIZE,
  // RS-03: refilled to a full rack; a rack that has grown by drawing stays as it is.
  refill: (rack) => missingTo(RACK_SIZE, rack),
  // the advice is against verbs, and this game has no easier form.
  allowsVerbs: () => false,
};
