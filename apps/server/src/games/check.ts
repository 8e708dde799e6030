/** Whether words are good: told only at tables that check words themselves, where it saves a refusal. */
import type { House } from '../house.ts';
import { type Outcome, problem } from '../problem.ts';

/** As the game itself would judge them. */
export async function checkWords(
  { host, words: lists }: House,
  table: string,
  words: readonly string[],
): Promise<Outcome<{ good: Record<string, boolean> }>> {
  const hosted = await host.look(table);
  if (!hosted) return problem('no-such-table');
  const { game, state, row } = hosted;
  if (state.options.checking !== 'automatic') return problem('checked-by-dispute');
  const list = await lists.find(row.words);
  if (!list) throw new Error(`table ${table} plays by a list that is not there`);
  const { lexicon } = list;
  return { good: Object.fromEntries(words.map((word) => [word, game.isGoodWord(state, { word, lexicon })])) };
}
