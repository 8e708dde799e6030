/** A compile-time test: options with a wrong name or value do not compile, neither for users of a game nor in its rules. */
import type { CrosswordRules } from '../src/crossword/rules.ts';
import { GAMES, type OptionName, type OptionsFor } from '../src/games/index.ts';
import { scrabbleXlNl } from '../src/games/scrabble-xl-nl/index.ts';
import type { OptionTable } from '../src/kernel/options.ts';
import { PLAIN_RULES } from './crossword.ts';

scrabbleXlNl.create(2, { checking: 'automatic', lengthening: 'whole-word', disputeSeconds: undefined, starter: 1 });

// @ts-expect-error: no option of any game.
scrabbleXlNl.create(2, { cheking: 'x' });

// @ts-expect-error: no value of this option.
scrabbleXlNl.create(2, { checking: 'never' });

// @ts-expect-error: an option of another game.
scrabbleXlNl.create(2, { gendern: true });

// @ts-expect-error: it always has a value.
scrabbleXlNl.create(2, { incrementSeconds: null });

GAMES['trickster-nl'].create(2, { reactionSeconds: null });
GAMES['rummikub-international'].create(1, { children: true, openPot: true });

// @ts-expect-error: only the International game has it.
GAMES['rummikub-sabra'].create(2, { children: true });

export const request: OptionsFor<'scrabble-de'> = { gendern: true };

export const name: OptionName = 'vocabulary';

// @ts-expect-error: no option of any game.
export const misspelt: OptionName = 'vocabulery';

const OWN = { bonus: { kind: 'flag', standard: false, booklet: [], rule: null, decides: 'plays' } } as const;

export const known: CrosswordRules<typeof OWN> = {
  ...PLAIN_RULES,
  ownOptions: OWN,
  countsOldTiles: ({ bonus }) => bonus,
};

export const unknown: CrosswordRules<typeof OWN> = {
  ...PLAIN_RULES,
  ownOptions: OWN,
  // @ts-expect-error: no option of this game.
  countsOldTiles: ({ bonos }) => bonos,
};

// @ts-expect-error: a record that does not say what it decides.
export const careless: OptionTable = { bonus: { kind: 'flag', standard: false, booklet: [], rule: null } };

export const absurd: OptionTable = {
  // @ts-expect-error: a booklet cannot print what is no value.
  bonus: { kind: 'flag', standard: false, booklet: [40], rule: null, decides: 'plays' },
};
