/** Sentences for events. Tiles that only one player may see are not named. */
import type { Card, Refusal, Seat, StoryEvent, Turn } from '@lettertafel/engine';
import type { Texts } from '../texts/index.ts';
import { cardNamed, typedCard } from './card-names.ts';

/** The players, the turns of the story so far, and the language. */
export interface Told {
  readonly players: readonly string[];
  readonly turns: readonly Turn[];
  readonly texts: Texts;
}

/** The sentence for an event; null if the next drawing of the table shows it anyway. */
export function tell(event: StoryEvent, { players, turns, texts }: Told): string | null {
  const { story } = texts;
  const nameOf = (seat: Seat) => players[seat] ?? '';
  const cardsOf = (cards: readonly Card[]) => cards.map((card) => typedCard(card, texts)).join(', ');
  const name = nameOf(event.seat);
  switch (event.what) {
    case 'began': {
      const draws = event.draws.flat().map(({ seat, tile }) => `${nameOf(seat)} ${tile}`);
      return `${draws.length > 0 ? story.drawn(draws) : ''}${story.began(name)}`;
    }
    case 'laid': {
      const turn = event.turn === null ? undefined : turns[event.turn];
      return turn ? tellPlay(name, turn, texts) : null;
    }
    case 'scored':
      return story.scored(name, event.score);
    case 'accepted':
      return story.accepted(name);
    case 'disputed': {
      const { words, bad, penalty } = event.dispute;
      return story.disputed(name, words.join(', '), bad.join(', '), penalty);
    }
    case 'ruling-asked':
      return story.rulingAsked(event.words.join(', '));
    case 'agreed':
      return story.agreed(name);
    case 'ruled':
      return story.ruled(event.words.join(', '));
    case 'ruling-denied':
      return event.late ? story.notAllAgreed : story.disagreed(name);
    case 'lost':
      return story.lost(name);
    case 'drew':
    case 'refilled':
      return event.shown ? story.drewSeen(name, event.shown.join(' ')) : story.drew(name, event.count);
    case 'exchanged':
      return story.exchanged(name, event.tiles);
    case 'passed':
      return event.isOut ? story.passedOver(name) : story.passed(name, event.late);
    case 'resigned':
      return story.resigned(name, event.late);
    case 'announced': {
      const { cards, move } = event.announcement;
      const target = move.do === 'card' && move.target !== undefined ? nameOf(move.target) : null;
      const word = move.do === 'lay' ? `${move.at} ${move.word}` : null;
      return story.announced(name, cardsOf(cards.map(({ card }) => card)), target, word);
    }
    case 'cancelled':
      return story.cancelled(name, typedCard(event.card, texts));
    case 'cards-closed':
      if (event.takenBack) return story.takenBack;
      return event.voided.length > 0 ? story.voided(cardsOf(event.voided)) : null;
    case 'skip-set':
      return story.skipSet(nameOf(event.target));
    case 'skipped':
      return story.skipped(name, nameOf(event.by));
    case 'peeked':
      return story.peeked(name, nameOf(event.target), (event.rack ?? []).join(' '));
    case 'stole':
      return story.stole(name, nameOf(event.target));
    case 'swapped':
      return story.swapped(name, nameOf(event.target));
    case 'took-last-score':
      return story.tookLastScore(name, nameOf(event.target), event.points);
    case 'cards-due':
      return story.cardsDue(name, event.count);
    case 'took-cards':
      return story.tookCards(name, event.count);
    case 'put-away':
      return story.putAway(name, typedCard(event.card, texts));
    case 'looked':
      return story.looked(name, typedCard(event.card, texts), (event.words ?? []).join(' '));
    case 'last-round':
      return story.lastRound(event.rounds > 0);
    case 'overtime':
      return story.overtime(name, event.points);
    case 'ended':
      // Told with the final scores.
      return null;
  }
}

function tellPlay(name: string, { laid, fromRack, score, word }: Turn, { story }: Texts): string {
  if (!laid) return story.arranges(name, score > 0 ? word : null, (fromRack ?? []).join(' '));
  const places = laid.layings.map(({ at, word: laying }) => `${at} ${laying}`).join(', ');
  const parts = laid.words.map((made) => `${made.word} ${made.score}`);
  if (laid.bonus) parts.push(story.sevenTiles(laid.bonus));
  if (laid.extra) parts.push(story.threeCards(laid.extra));
  return story.lays(name, places, parts.join(', '));
}

/** A refusal as sentences: what is wrong, its subject, the rule, and what the rule wants. */
export function tellRefusal(refusal: Refusal, texts: Texts): string {
  const { refusals, countsAsAccepting } = texts;
  const { code, rule, words = [], tiles = [], squares = [], card, accepts } = refusal;
  const reasons: Readonly<Record<string, { readonly title: string; readonly text: string }>> = refusals.codes;
  const { title, text } = reasons[code] ?? { title: refusals.otherTitle, text: refusals.otherText };
  const about = [...words, ...tiles, ...squares, ...(card ? [cardNamed(card, texts)] : [])].join(' ');
  const what = `${title}${about ? `: ${about}` : ''}${rule ? ` (${rule})` : ''}`;
  return [/[.?]$/.test(what) ? what : `${what}.`, text, ...(accepts ? [countsAsAccepting] : [])].join(' ');
}
