/** Maps an event to the script's step that it reports on. */
import type { GameState, Seat } from '@lettertafel/engine';

export type Step = Readonly<Record<string, unknown>>;

export interface StepReport {
  readonly seat: Seat;
  /** The kind of move, or the card; the seat's latest such step is meant. */
  readonly asked: string;
  readonly answer: Step;
}

type Event = { readonly type: string } & Readonly<Record<string, unknown>>;

/** `before` is the state before the event. */
export function reportOf(event: { readonly type: string }, before: GameState): StepReport | null {
  const told = event as Event;
  const seat = (told.seat ?? told.by) as Seat;
  switch (told.type) {
    case 'laid':
      return { seat, asked: 'lay', answer: laidAnswer(told) };
    case 'arranged':
      return { seat, asked: 'arrange', answer: { score: told.score, scores: told.word } };
    case 'disputed':
      return { seat, asked: 'dispute', answer: disputeAnswer(told) };
    case 'ruled':
      // The last to agree made the move.
      return { seat: (told.seats as Seat[]).at(-1) ?? seat, asked: 'agree', answer: { ruled: told.words } };
    case 'cancelled': {
      const { cancels: cancelled, takenBack, card } = told;
      return { seat: (card as { by: Seat }).by, asked: 'card cancel-card', answer: { cancelled, takenBack } };
    }
    case 'looked':
      return { seat, asked: 'look', answer: { shown: told.words } };
    case 'peeked':
      return { seat, asked: 'card peek-rack', answer: { shown: rackText(before, told.target as Seat) } };
    case 'took-last-score':
      return { seat, asked: 'card take-last-score', answer: { score: told.points } };
    case 'took-cards':
      return { seat, asked: 'take', answer: { cards: told.cards } };
    default:
      return null;
  }
}

function laidAnswer({ score, words, bonus, extra }: Event): Step {
  const made = (words as { word: string; score: number }[]).map((one) => ({ word: one.word, score: one.score }));
  return { score, words: made, bonus, ...(extra ? { cardBonus: extra } : {}) };
}

function disputeAnswer({ bad, penalty }: Event): Step {
  return { upheld: (bad as string[]).length === 0, lost: bad, ...(penalty ? { penalty } : {}) };
}

function rackText(state: GameState, seat: Seat): string {
  const { racks } = state as GameState & { racks: readonly (readonly string[])[] };
  return (racks[seat] ?? []).join('');
}
