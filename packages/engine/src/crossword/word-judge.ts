/** Which words are good at a table: by its list, made longer by what the table has agreed on and ruled. */
import type { Lexicon } from '../kernel/lexicon.ts';
import type { CrosswordOptions, CrosswordRules } from './rules.ts';
import type { CrosswordState } from './state.ts';
import { isGood, type MadeWord } from './words-made.ts';

/** A list that may have a longer form, whatever else it can do. */
interface Joinable<Words> {
  readonly withJoined?: Words | null;
}

/** The list that decides at a table with these options: plays are found in it and judged by it. */
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
