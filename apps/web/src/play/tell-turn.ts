/** A turn, or what comes of it, in one sentence. */
import type { Seat, TricksterView } from '@lettertafel/engine';
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

/** Cards on the table, with the words they came with; those that only answer are not told. `seat` is who reads it. */
export function tellAnnounced(
  { by, cards, move }: TricksterView['announced'][number],
  names: readonly string[],
  seat: Seat | null = null,
): string {
  const { cards: text, common } = t();
  const played = common.list(cards.flatMap(({ card, voids }) => (voids === undefined ? text.kinds[card].name : [])));
  const name = names[by] ?? '';
  if (move.do === 'card') return by === seat ? text.iPlay(played) : text.plays(name, played);
  const words = common.list([move, ...(move.more ?? [])].map(({ word }) => word.toUpperCase()));
  return text.layingWith(by === seat ? common.me : name, words, played);
}
