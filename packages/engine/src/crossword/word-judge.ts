/** Which words are valid in a game: its list, plus its options and rulings. */
import type { Lexicon } from '../kernel/lexicon.ts';
import type { CrosswordOptions, CrosswordRules } from './rules.ts';
import type { CrosswordState } from './state.ts';
import { isGood, type MadeWord } from './words-made.ts';

/** A lexicon that may have an extended form. */
export interface Joinable<Words> {
  readonly withJoined?: Words | null;
}

/** The lexicon of a game with these options. */
export function lexiconAt<Words extends Joinable<Words>>(
  rules: Pick<CrosswordRules, 'allowsJoined'>,
  options: CrosswordOptions,
  lexicon: Words,
): Words {
  return (rules.allowsJoined?.(options) ? lexicon.withJoined : null) ?? lexicon;
}

export function wordJudge(
  rules: CrosswordRules,
  { options, ruled }: Pick<CrosswordState, 'options' | 'ruled'>,
  lexicon: Lexicon,
): (made: Pick<MadeWord, 'reads' | 'mayBeName'>) => boolean {
  const list = lexiconAt(rules, options, lexicon);
  const suffix = rules.suffixTile?.(options) ?? null;
  return (made) => ruled.includes(made.reads) || isGood(made, list, suffix);
}
