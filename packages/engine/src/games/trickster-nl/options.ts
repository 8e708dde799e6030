/** Trickster's own option: how long a card may be answered, and how long new cards may be put away. */
import type { CrosswordOptions } from '../../crossword/rules.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';

export const TRICKSTER_OPTIONS = {
  /** Null: until all opponents let it stand. */
  reactionSeconds: {
    kind: 'number',
    unit: 'seconds',
    from: 3,
    to: 120,
    nullable: true,
    usual: [5, 15, 30],
    standard: 15,
    booklet: [],
    rule: 'TR-12',
    decides: 'course',
    presets: { computer: null, device: null, days: null, box: null },
  },
} as const satisfies OptionTable;

export type TricksterOptions = CrosswordOptions & OptionsOf<typeof TRICKSTER_OPTIONS>;
