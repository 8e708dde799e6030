/** A turn in one sentence. */
import { t } from '../i18n/index.ts';
import type { Dispute, Turn } from './story.ts';

export function tellTurn({ seat, what, word, score, stands, tiles, late }: Turn, names: readonly string[]): string {
  const { told } = t().play;
  const name = names[seat] ?? '';
  if (stands === 'lost') return told.lost(name, word ?? '');
  if (what === 'laid' || what === 'arranged') return told.laid(name, word, score);
  return late && what !== 'exchanged' && what !== 'skipped' ? told.late(name) : told[what](name, tiles);
}

export function tellDispute({ by, words, bad, penalty }: Dispute, names: readonly string[], list: string): string {
  const { told } = t().play;
  const name = names[by] ?? '';
  const verdict = bad.length > 0 ? told.foundBad(name, bad, list) : told.foundGood(name, words, list);
  return penalty === 0 ? verdict : `${verdict} ${told.penalty(name, penalty)}`;
}
