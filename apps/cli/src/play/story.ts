/** Sentences for events. Tiles that only one player may see are not named. */
import {
  type EndReason,
  type GameState,
  OVERTIME_COST,
  type Refusal,
  type Seat,
  type TableEvent,
  type TricksterEvent,
} from '@lettertafel/engine';

type AnyEvent = TricksterEvent | TableEvent;

/** The context of an event: the players, and the state before it. */
export interface Listener {
  readonly players: readonly string[];
  readonly before: GameState;
}

/** The sentence for an event; null if the next drawing of the table shows it anyway. */
export function tell(happened: { readonly type: string }, { players, before }: Listener): string | null {
  const event = happened as AnyEvent;
  const name = (seat: Seat) => players[seat] ?? '';
  switch (event.type) {
    case 'dealt': {
      const draws = event.draws.flat().map(({ seat, tile }) => `${name(seat)} ${tile}`);
      return `${draws.length > 0 ? `Drawn for the start: ${draws.join(', ')}. ` : ''}${name(event.turn)} begins.`;
    }
    case 'laid': {
      const { seat, layings, words, bonus, extra } = event;
      const places = layings.map(({ at, word }) => `${at} ${word}`).join(', ');
      const parts = words.map(({ word, score }) => `${word} ${score}`);
      if (bonus) parts.push(`seven tiles ${bonus}`);
      if (extra) parts.push(`three cards ${extra}`);
      return `${name(seat)} lays ${places} (${parts.join(', ')}).`;
    }
    case 'arranged':
      return `${name(event.seat)} arranges the table: ${event.word ?? 'no word'} counts, with ${event.laid.join(' ')} from the rack.`;
    case 'scored':
      return `${name(event.seat)} scores ${count(event.score, 'point')}.`;
    case 'accepted':
    case 'let-stand':
      return `${name(event.seat)} lets it stand.`;
    case 'disputed': {
      const verdict = event.bad.length > 0 ? `not valid: ${event.bad.join(', ')}` : 'all valid';
      const cost = 'penalty' in event && event.penalty ? ` (${event.penalty} points)` : '';
      return `${name(event.seat)} disputes ${event.words.join(', ')}: ${verdict}${cost}.`;
    }
    case 'ruling-asked':
      return `Does everybody agree to let ${event.words.join(', ')} stand?`;
    case 'agreed':
      return `${name(event.seat)} agrees.`;
    case 'ruled':
      return `Everybody agrees: ${event.words.join(', ')} stands.`;
    case 'ruling-denied':
      return event.seat === null ? 'Not everybody agreed in time.' : `${name(event.seat)} disagrees.`;
    case 'play-lost':
      return `The play of ${name(event.seat)} goes back and scores nothing.`;
    case 'drew':
      return `${name(event.seat)} draws ${'shown' in event && event.shown ? event.tiles.join(' ') : count(event.tiles.length, 'tile')}.`;
    case 'exchanged':
      return `${name(event.seat)} exchanges ${count(event.tiles.length, 'tile')}.`;
    case 'passed':
      return `${name(event.seat)} ${PASSED[event.why]}.`;
    case 'resigned':
      return `${name(event.seat)} leaves the game${event.why === 'time' ? ': the time is up' : ''}.`;
    case 'announced': {
      const { by, cards, move } = event.announcement;
      const target = move.do === 'card' && move.target !== undefined ? ` against ${name(move.target)}` : '';
      const word = move.do === 'lay' ? ` with ${move.at} ${move.word}` : '';
      return `${name(by)} plays ${cards.map(({ card }) => card).join(', ')}${target}${word}.`;
    }
    case 'cancelled':
      return `${name(event.card.by)} cancels ${event.cancels}.`;
    case 'announcement-closed':
      if (event.takenBack) return 'Without that card the play is not allowed: the tiles go back, and the turn goes on.';
      return event.voided.length > 0 ? `Without effect: ${event.voided.join(', ')}.` : null;
    case 'skip-set':
      return `The turn of ${name(event.target)} will be skipped.`;
    case 'skipped':
      return `The turn of ${name(event.seat)} is skipped by ${name(event.by)}.`;
    case 'peeked':
      return `${name(event.by)} sees the rack of ${name(event.target)}: ${rackOf(before, event.target)}.`;
    case 'stole':
      return `${name(event.by)} takes a tile from ${name(event.target)}.`;
    case 'swapped':
      return `${name(event.by)} and ${name(event.target)} swap racks.`;
    case 'took-last-score':
      return `${name(event.seat)} gets ${count(event.points, 'point')}, as ${name(event.target)} did.`;
    case 'cards-due':
      return `${name(event.seat)} may take ${count(event.count, 'card')}.`;
    case 'took-cards':
      return `${name(event.seat)} takes ${count(event.cards.length, 'card')}.`;
    case 'put-away':
      return `${name(event.seat)} discards ${event.card}.`;
    case 'looked':
      return `${name(event.seat)} trades ${event.card} for the two-letter words: ${event.words.join(' ')}.`;
    case 'ending-began':
      return event.rounds > 0 ? 'The pot is empty: one more round after this one.' : 'This is the last round.';
    case 'overtime':
      return `${name(event.seat)} is in overtime and loses ${OVERTIME_COST} points.`;
    default:
      return null;
  }
}

const PASSED = {
  chosen: 'passes',
  time: 'passes: the time is up',
  'out-of-tiles': 'has no tiles and is passed over',
} as const;

export const ENDED: Readonly<Record<EndReason, string>> = {
  'went-out': 'a player has laid all tiles',
  'all-passed': 'everybody has passed twice',
  'no-play': 'nobody can lay any more',
  resigned: 'only one player is left',
  pot: 'the pot is empty',
  points: 'the target was reached',
  'all-tiles': 'all tiles were used',
  'gave-up': 'the player gave up',
};

/** A refusal as a sentence: the code, its subject and the rule. */
export function tellRefusal({ code, rule, words = [], tiles = [], squares = [], card, accepts }: Refusal): string {
  const about = [...words, ...tiles, ...squares, ...(card ? [card] : [])].join(' ');
  const why = `${code.replaceAll('-', ' ')}${about ? `: ${about}` : ''}${rule ? ` (${rule})` : ''}`;
  return `Refused: ${why}.${accepts ? ' It counts as accepting the play.' : ''}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function rackOf(state: GameState, seat: Seat): string {
  const { racks } = state as GameState & { readonly racks: readonly (readonly string[])[] };
  return (racks[seat] ?? []).join(' ');
}
