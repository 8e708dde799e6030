/** Word checks for drafts, only at tables with automatic checking: elsewhere it would replace a dispute. */

import { problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';

/** As the game itself would judge them. */
export async function checkWords(
  { runner, words: lists }: Services,
  table: string,
  words: readonly string[],
): Promise<Result<{ good: Record<string, boolean> }>> {
  const live = await runner.look(table);
  if (!live) return problem('no-such-table');
  const { game, state, row } = live;
  if (state.options.checking !== 'automatic') return problem('checked-by-dispute');
  const list = await lists.find(row.words);
  // A finished game does not need its list any more.
  if (!list) return problem('no-such-list');
  const { lexicon } = list;
  return { good: Object.fromEntries(words.map((word) => [word, game.isGoodWord(state, { word, lexicon })])) };
}
