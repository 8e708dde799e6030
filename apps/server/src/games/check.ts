/** Whether words are good: told only at tables that check words themselves, where it saves a refusal. */
import {
  type Lexicon,
  rummikubInternationalRules,
  rummikubSabraRules,
  type TableRules,
  type TableView,
} from '@lettertafel/engine';
import type { House } from '../house.ts';
import { type Outcome, problem } from '../problem.ts';
import type { Hosted } from './hosted.ts';

const TABLE_RULES: Readonly<Record<string, TableRules>> = {
  'rummikub-sabra': rummikubSabraRules,
  'rummikub-international': rummikubInternationalRules,
};

export async function checkWords(
  { host, words: lists }: House,
  table: string,
  words: readonly string[],
): Promise<Outcome<{ good: Record<string, boolean> }>> {
  const hosted = await host.look(table);
  if (!hosted) return problem('no-such-table');
  if (hosted.state.options.checking !== 'automatic') return problem('checked-by-dispute');
  const list = await lists.find(hosted.row.words);
  if (!list) throw new Error(`table ${table} plays by a list that is not there`);
  const isGood = judgeOf(hosted, list.lexicon);
  return { good: Object.fromEntries(words.map((word) => [word, isGood(word)])) };
}

/** As the game itself would judge it. */
function judgeOf({ row, state }: Hosted, lexicon: Lexicon): (word: string) => boolean {
  const rules = TABLE_RULES[row.game];
  const options = state.options as TableView['options'];
  if (rules && options.vocabulary === 'advised') {
    return (word) => lexicon.isAdvised(word, { verbs: rules.allowsVerbs(options) });
  }
  return (word) => lexicon.has(word);
}
