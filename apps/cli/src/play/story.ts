/** Sentences for events. Tiles that only one player may see are not named. */
import type { EndReason, Refusal, Seat, StoryEvent, Turn } from '@lettertafel/engine';

/** The players, and the turns of the story so far. */
export interface Told {
  readonly players: readonly string[];
  readonly turns: readonly Turn[];
}

/** The sentence for an event; null if the next drawing of the table shows it anyway. */
export function tell(event: StoryEvent, { players, turns }: Told): string | null {
  const nameOf = (seat: Seat) => players[seat] ?? '';
  const name = nameOf(event.seat);
  switch (event.what) {
    case 'began': {
      const draws = event.draws.flat().map(({ seat, tile }) => `${nameOf(seat)} ${tile}`);
      return `${draws.length > 0 ? `Drawn for the start: ${draws.join(', ')}. ` : ''}${name} begins.`;
    }
    case 'laid': {
      const turn = event.turn === null ? undefined : turns[event.turn];
      return turn ? `${name} ${tellPlay(turn)}.` : null;
    }
    case 'scored':
      return `${name} scores ${count(event.score, 'point')}.`;
    case 'accepted':
      return `${name} lets it stand.`;
    case 'disputed': {
      const { words, bad, penalty } = event.dispute;
      const verdict = bad.length > 0 ? `not valid: ${bad.join(', ')}` : 'all valid';
      return `${name} disputes ${words.join(', ')}: ${verdict}${penalty ? ` (${penalty} points)` : ''}.`;
    }
    case 'ruling-asked':
      return `Does everybody agree to let ${event.words.join(', ')} stand?`;
    case 'agreed':
      return `${name} agrees.`;
    case 'ruled':
      return `Everybody agrees: ${event.words.join(', ')} stands.`;
    case 'ruling-denied':
      return event.late ? 'Not everybody agreed in time.' : `${name} disagrees.`;
    case 'lost':
      return `The play of ${name} goes back and scores nothing.`;
    case 'drew':
    case 'refilled':
      return `${name} draws ${event.shown ? event.shown.join(' ') : count(event.count, 'tile')}.`;
    case 'exchanged':
      return `${name} exchanges ${count(event.tiles, 'tile')}.`;
    case 'passed':
      if (event.isOut) return `${name} has no tiles and is passed over.`;
      return `${name} passes${event.late ? ': the time is up' : ''}.`;
    case 'resigned':
      return `${name} leaves the game${event.late ? ': the time is up' : ''}.`;
    case 'announced': {
      const { cards, move } = event.announcement;
      const target = move.do === 'card' && move.target !== undefined ? ` against ${nameOf(move.target)}` : '';
      const word = move.do === 'lay' ? ` with ${move.at} ${move.word}` : '';
      return `${name} plays ${cards.map(({ card }) => card).join(', ')}${target}${word}.`;
    }
    case 'cancelled':
      return `${name} cancels ${event.card}.`;
    case 'cards-closed':
      if (event.takenBack) return 'Without that card the play is not allowed: the tiles go back, and the turn goes on.';
      return event.voided.length > 0 ? `Without effect: ${event.voided.join(', ')}.` : null;
    case 'skip-set':
      return `The turn of ${nameOf(event.target)} will be skipped.`;
    case 'skipped':
      return `The turn of ${name} is skipped by ${nameOf(event.by)}.`;
    case 'peeked':
      return `${name} sees the rack of ${nameOf(event.target)}: ${(event.rack ?? []).join(' ')}.`;
    case 'stole':
      return `${name} takes a tile from ${nameOf(event.target)}.`;
    case 'swapped':
      return `${name} and ${nameOf(event.target)} swap racks.`;
    case 'took-last-score':
      return `${name} gets ${count(event.points, 'point')}, as ${nameOf(event.target)} did.`;
    case 'cards-due':
      return `${name} may take ${count(event.count, 'card')}.`;
    case 'took-cards':
      return `${name} takes ${count(event.count, 'card')}.`;
    case 'put-away':
      return `${name} discards ${event.card}.`;
    case 'looked':
      return `${name} trades ${event.card} for the two-letter words: ${(event.words ?? []).join(' ')}.`;
    case 'last-round':
      return event.rounds > 0 ? 'The pot is empty: one more round after this one.' : 'This is the last round.';
    case 'overtime':
      return `${name} is in overtime and loses ${event.points} points.`;
    case 'ended':
      // Told with the final scores.
      return null;
  }
}

function tellPlay({ laid, fromRack, score, word }: Turn): string {
  if (!laid) {
    const scoring = score > 0 ? word : 'no word';
    return `arranges the table: ${scoring} counts, with ${(fromRack ?? []).join(' ')} from the rack`;
  }
  const places = laid.layings.map(({ at, word: laying }) => `${at} ${laying}`).join(', ');
  const parts = laid.words.map((made) => `${made.word} ${made.score}`);
  if (laid.bonus) parts.push(`seven tiles ${laid.bonus}`);
  if (laid.extra) parts.push(`three cards ${laid.extra}`);
  return `lays ${places} (${parts.join(', ')})`;
}

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
