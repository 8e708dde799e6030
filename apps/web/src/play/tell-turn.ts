/** What happened, in one sentence: the same for the last-move line, the live region, the replay and the cover. */
import type { Seat } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import type { Dispute, Happening } from './happening.ts';
import type { Turn } from './story.ts';

/** Who reads or hears it. */
export interface Reader {
  readonly names: readonly string[];
  /** Told as "you"; null: somebody watches, or several share the device. */
  readonly own: Seat | null;
}

/** A seat's name; null: the reader's own. */
function nameIn({ names, own }: Reader, seat: Seat): string | null {
  return seat === own ? null : (names[seat] ?? '');
}

/** `list` is the name of the word list. */
export function tellHappening(happening: Happening, reader: Reader, list: string): string {
  const { told, table } = t();
  const name = nameIn(reader, happening.seat);
  switch (happening.what) {
    case 'began':
      return told.began(name);
    case 'laid':
      return told.laid(name, happening.word, happening.score);
    case 'lost':
      return told.lost(name, happening.word);
    case 'exchanged':
      return told.exchanged(name, happening.tiles);
    case 'drew':
    case 'passed':
    case 'resigned':
      return happening.late ? told.late(name) : told[happening.what](name);
    case 'skipped':
      return told.skipped(name, nameIn(reader, happening.by));
    case 'announced':
      return tellAnnounced(happening.announcement, reader);
    case 'cancelled':
      return told.cancelled(name, t().cards.kinds[happening.card].name);
    case 'stole':
      return told.stole(name, nameIn(reader, happening.target), stolenTile(happening, reader));
    case 'swapped':
    case 'peeked':
    case 'skip-set':
      return told[happening.what](name, nameIn(reader, happening.target));
    case 'took-last-score':
      return told.tookLastScore(name, nameIn(reader, happening.target), happening.points);
    case 'took-cards':
      return told.tookCards(name, happening.count);
    case 'disputed':
      return tellDispute(happening.dispute, reader, list);
    case 'ruled':
      return told.ruled(happening.words);
    case 'overtime':
      return told.overtime(name, happening.points);
    case 'last-round':
      return table.turn.ending;
    case 'ended':
      return happening.winners.length > 1
        ? told.shared(
            happening.winners.map((seat) => reader.names[seat] ?? ''),
            happening.score,
          )
        : told.over(name, happening.score);
  }
}

/** Which letter was stolen is for the two concerned: where several share a device it is not told. */
function stolenTile({ tile }: Extract<Happening, { what: 'stole' }>, { own }: Reader): string | null {
  return own === null || tile === '?' ? null : tile;
}

export function tellTurn({ seat, what, word, score, stands, tiles, late, other }: Turn, reader: Reader): string {
  const { told } = t();
  const name = nameIn(reader, seat);
  if (stands === 'lost') return told.lost(name, word ?? '');
  if (what === 'laid' || what === 'arranged') return told.laid(name, word, score);
  if (what === 'exchanged') return told.exchanged(name, tiles);
  const otherName = other === null ? '' : nameIn(reader, other);
  if (what === 'took-score') return told.tookLastScore(name, otherName, score);
  if (what === 'skipped') return told.skipped(name, otherName);
  return late ? told.late(name) : told[what](name);
}

export function tellDispute({ by, words, bad, penalty }: Dispute, reader: Reader, list: string): string {
  const { told } = t();
  const name = nameIn(reader, by);
  const verdict = bad.length > 0 ? told.foundBad(name, bad, list) : told.foundGood(name, words, list);
  return penalty === 0 ? verdict : `${verdict} ${told.penalty(name, penalty)}`;
}

/** Cards on the table, with the words they came with; those that only answer are not told. */
export function tellAnnounced(
  { by, cards, move }: Extract<Happening, { what: 'announced' }>['announcement'],
  reader: Reader,
): string {
  const { cards: text, common, told } = t();
  const played = common.list(cards.flatMap(({ card, voids }) => (voids === undefined ? text.kinds[card].name : [])));
  const name = nameIn(reader, by);
  if (move.do === 'card') return told.playsCard(name, played);
  const words = common.list([move, ...(move.more ?? [])].map(({ word }) => word.toUpperCase()));
  return told.laysWith(name, words, played);
}
