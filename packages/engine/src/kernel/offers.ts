/** What a seat may do now, as data: the part that is the same for every game. */
import { type Disputable, refuseAnswer } from './dispute.ts';
import type { Outcome, Viewer } from './game.ts';
import { refuseRuling } from './ruling.ts';
import type { Seat, Seating } from './seats.ts';

/** A move open to a seat. What the player chooses freely (a word, tiles) is not in it; the bounds of a choice are. */
export type CommonOffer =
  | { readonly do: 'accept' | 'pass' | 'resign' }
  /** The words that may still be disputed, each once, and the points that it costs if all of them are valid. */
  | { readonly do: 'dispute'; readonly words: readonly string[]; readonly cost: number }
  /** To let these words stand against the verdict, or not (B-30). */
  | { readonly do: 'agree' | 'disagree'; readonly words: readonly string[] };

/** What every view contains about the whole game. */
export interface TableTalk {
  readonly viewer: Viewer;
  readonly seats: readonly { readonly resigned: boolean }[];
  /** 0 before the deal. */
  readonly turnNumber: number;
  readonly over: Outcome | null;
}

/** The seat that the view belongs to, while it takes part in a running game. */
export function playingSeat({ viewer, seats, turnNumber, over }: TableTalk): Seat | null {
  if (viewer === 'spectator' || over || turnNumber === 0) return null;
  return seats[viewer]?.resigned === false ? viewer : null;
}

export function seatingOf({ seats }: Pick<TableTalk, 'seats'>): Seating {
  return { seats: seats.length, resigned: seats.map(({ resigned }) => resigned) };
}

/** An open play: its words in order, and what a failed dispute of it costs. */
interface OpenPlay {
  readonly open: Disputable;
  readonly texts: readonly string[];
  readonly cost: number;
}

/** Accepting or disputing the open play (B-22), or ruling on it (B-30). */
export function answerOffers({ open, texts, cost }: OpenPlay, seat: Seat): readonly CommonOffer[] {
  if (open.ruling && !refuseRuling(open, seat)) {
    const { words } = open.ruling;
    return [
      { do: 'agree', words },
      { do: 'disagree', words },
    ];
  }
  if (refuseAnswer(open, seat)) return [];
  const words = texts.filter((_, index) => !open.settled.includes(index));
  return [{ do: 'accept' }, { do: 'dispute', words: [...new Set(words)], cost }];
}
