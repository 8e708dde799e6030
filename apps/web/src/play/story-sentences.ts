/** Sentences for events, shared by the last-move line, the live region, the replay and the home screen. */
import { type Dispute, isCard, type Seat, type StoryEvent, type StoryEventOf, type Turn } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import { shownWord } from '../parts/shown-word.ts';

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

/** `list` is the name of the word list. Null: the page shows it in another way, or not at all. */
export function describeEvent(event: StoryEvent, reader: Reader, list: string): string | null {
  const { story, table } = t();
  const name = nameIn(reader, event.seat);
  switch (event.what) {
    case 'began':
      return story.began(name);
    case 'laid':
      return describePlay(event, name);
    case 'lost':
      return story.lost(name, shownWord(event.word));
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
      return describeTaken(event, reader);
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
    case 'scored':
    case 'refilled':
    case 'accepted':
    case 'ruling-asked':
    case 'agreed':
    case 'ruling-denied':
    case 'cards-closed':
    case 'cards-due':
      return null;
    case 'put-away':
      return story.putAway(name, cardName(event.card));
    case 'looked':
      return story.looked(name, cardName(event.card));
  }
}

/** Who made which cards of a play void: said once more with the play that stands without them. */
export function describeCancelled(event: StoryEvent, reader: Reader): readonly string[] {
  if (event.what !== 'laid') return [];
  return event.cards.flatMap(({ choice, voidedBy }) =>
    voidedBy === null ? [] : [t().story.cancelled(nameIn(reader, voidedBy), cardName(choice.card))],
  );
}

/** The name of a card in the reader's language. */
export function cardName(card: string): string {
  return isCard(card) ? t().cards.kinds[card].name : card;
}

/** Only the player who took cards may know which: on a shared device they are counted. */
function describeTaken({ seat, count, cards }: StoryEventOf<'took-cards'>, reader: Reader): string {
  const isOwn = seat === reader.own && cards !== null;
  return t().story.tookCards(nameIn(reader, seat), isOwn ? cards.map(cardName) : count);
}

/** What was taken, put away or given up since the reader's turn before: the last move may be another's by now. */
export function describeCardNews(events: readonly StoryEvent[], reader: Reader): readonly string[] {
  const latest = events.at(-1)?.number ?? 0;
  const isNews = ({ what, seat, number }: StoryEvent) =>
    (what === 'took-cards' || what === 'put-away' || what === 'looked') &&
    number > latest - (seat === reader.own ? reader.names.length : 1);
  return events.filter(isNews).flatMap((event) => describeEvent(event, reader, '') ?? []);
}

/** Only the two seats concerned may know the letter: it is left out on a shared device. */
function stolenTile({ tile }: StoryEventOf<'stole'>, { own }: Reader): string | null {
  return own === null || tile === '?' ? null : tile;
}

/** The most letters of earlier words that are spelt out; otherwise they are counted. */
const NAMED_LETTERS = 12;

/** A play with its points and, on a table, what became of the words that lay there. */
function describePlay(play: Pick<Turn, 'word' | 'score' | 'reused' | 'cards'>, name: string | null): string {
  const { story } = t();
  const { score, reused } = play;
  const { words, isInto } = reused;
  const word = play.word === null ? null : shownWord(play.word);
  const cards = play.cards.flatMap(({ choice, voidedBy }) => (voidedBy === null ? [cardName(choice.card)] : []));
  if (word === null || words.length === 0) return story.laid(name, word, score, cards);
  const earlier = words.join('').length > NAMED_LETTERS ? words.length : words;
  return isInto ? story.madeFrom(name, word, earlier, score) : story.laidAndChanged(name, word, earlier, score);
}

export function describeTurn(turn: Turn, reader: Reader): string {
  const { seat, what, word, score, stands, tiles, late, other } = turn;
  const { story } = t();
  const name = nameIn(reader, seat);
  if (stands === 'lost') return story.lost(name, shownWord(word ?? ''));
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
  { by, cards, move }: StoryEventOf<'announced'>['announcement'],
  reader: Reader,
): string {
  const { cards: text, common, story } = t();
  const played = common.list(cards.flatMap(({ card, voids }) => (voids === undefined ? text.kinds[card].name : [])));
  const name = nameIn(reader, by);
  if (move.do === 'card') return story.playsCard(name, played);
  const words = common.list([move, ...(move.more ?? [])].map(({ word }) => shownWord(word)));
  return story.laysWith(name, words, played);
}
