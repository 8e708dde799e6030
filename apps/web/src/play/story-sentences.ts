/** Sentences for events, shared by the last-move line, the live region, the replay and the home screen. */
import type { Seat } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import { shownWord } from '../parts/shown-word.ts';
import type { Dispute, StoryEvent } from './story-event.ts';
import type { Turn } from './turn.ts';

/** Who reads or hears the sentence. */
export interface Reader {
  readonly names: readonly string[];
  /** Addressed as "you"; null for a spectator or a shared device. */
  readonly own: Seat | null;
}

/** The name of a seat; null for the reader's own. */
function nameIn({ names, own }: Reader, seat: Seat): string | null {
  return seat === own ? null : (names[seat] ?? '');
}

/** `list` is the name of the word list. */
export function describeEvent(event: StoryEvent, reader: Reader, list: string): string {
  const { story, table } = t();
  const name = nameIn(reader, event.seat);
  switch (event.what) {
    case 'began':
      return story.began(name);
    case 'laid':
      return describePlay(event, name);
    case 'lost':
      return story.lost(name, event.word);
    case 'exchanged':
      return story.exchanged(name, event.tiles);
    case 'drew':
    case 'passed':
    case 'resigned':
      return event.late ? story.late(name) : story[event.what](name);
    case 'skipped':
      return story.skipped(name, nameIn(reader, event.by));
    case 'announced':
      return describeAnnouncement(event.announcement, reader);
    case 'cancelled':
      return story.cancelled(name, t().cards.kinds[event.card].name);
    case 'stole':
      return story.stole(name, nameIn(reader, event.target), stolenTile(event, reader));
    case 'swapped':
    case 'peeked':
    case 'skip-set':
      return story[event.what](name, nameIn(reader, event.target));
    case 'took-last-score':
      return story.tookLastScore(name, nameIn(reader, event.target), event.points);
    case 'took-cards':
      return story.tookCards(name, event.count);
    case 'disputed':
      return describeDispute(event.dispute, reader, list);
    case 'ruled':
      return story.ruled(event.words.map(shownWord));
    case 'overtime':
      return story.overtime(name, event.points);
    case 'last-round':
      return table.turn.ending;
    case 'ended':
      return event.winners.length > 1
        ? story.shared(
            event.winners.map((seat) => reader.names[seat] ?? ''),
            event.score,
          )
        : story.over(name, event.score);
  }
}

/** Only the two seats concerned may know the letter: it is left out on a shared device. */
function stolenTile({ tile }: Extract<StoryEvent, { what: 'stole' }>, { own }: Reader): string | null {
  return own === null || tile === '?' ? null : tile;
}

/** The most letters of earlier words that are spelt out; otherwise they are counted. */
const NAMED_LETTERS = 12;

/** A play with its points and, on a table, what became of the words that lay there. */
function describePlay({ word, score, reused }: Pick<Turn, 'word' | 'score' | 'reused'>, name: string | null): string {
  const { story } = t();
  const { words, isInto } = reused;
  if (word === null || words.length === 0) return story.laid(name, word, score);
  const earlier = words.join('').length > NAMED_LETTERS ? words.length : words;
  return isInto ? story.madeFrom(name, word, earlier, score) : story.laidAndChanged(name, word, earlier, score);
}

export function describeTurn(turn: Turn, reader: Reader): string {
  const { seat, what, word, score, stands, tiles, late, other } = turn;
  const { story } = t();
  const name = nameIn(reader, seat);
  if (stands === 'lost') return story.lost(name, word ?? '');
  if (what === 'laid' || what === 'arranged') return describePlay(turn, name);
  if (what === 'exchanged') return story.exchanged(name, tiles);
  const otherName = other === null ? '' : nameIn(reader, other);
  if (what === 'took-score') return story.tookLastScore(name, otherName, score);
  if (what === 'skipped') return story.skipped(name, otherName);
  return late ? story.late(name) : story[what](name);
}

function describeDispute({ by, words, bad, penalty }: Dispute, reader: Reader, list: string): string {
  const { story } = t();
  const name = nameIn(reader, by);
  const verdict =
    bad.length > 0 ? story.foundBad(name, bad.map(shownWord), list) : story.foundGood(name, words.map(shownWord), list);
  return penalty === 0 ? verdict : `${verdict} ${story.penalty(name, penalty)}`;
}

/** Who disputed, the word list and the penalty, below a heading that has the words and the verdict. */
export function describeVerdict({ by, penalty }: Dispute, reader: Reader, list: string): string {
  const { play, story } = t();
  const name = nameIn(reader, by);
  const asked = play.verdictBy(name, list);
  return penalty === 0 ? asked : `${asked} ${story.penalty(name, penalty)}`;
}

/** Announced cards with their words; cards that only react are left out. */
export function describeAnnouncement(
  { by, cards, move }: Extract<StoryEvent, { what: 'announced' }>['announcement'],
  reader: Reader,
): string {
  const { cards: text, common, story } = t();
  const played = common.list(cards.flatMap(({ card, voids }) => (voids === undefined ? text.kinds[card].name : [])));
  const name = nameIn(reader, by);
  if (move.do === 'card') return story.playsCard(name, played);
  const words = common.list([move, ...(move.more ?? [])].map(({ word }) => shownWord(word)));
  return story.laysWith(name, words, played);
}
