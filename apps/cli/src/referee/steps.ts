/** Maps an event of the story to the script's step that it reports on. */
import type { Seat, StoryEvent, Turn } from '@lettertafel/engine';

export type Step = Readonly<Record<string, unknown>>;

export interface StepReport {
  readonly seat: Seat;
  /** The kind of move, or the card; the seat's latest such step is meant. */
  readonly asked: string;
  readonly answer: Step;
}

/** Null: the answer to a script does not say it. */
export function reportOf(event: StoryEvent, turns: readonly Turn[]): StepReport | null {
  const { seat } = event;
  switch (event.what) {
    case 'laid': {
      const turn = event.turn === null ? undefined : turns[event.turn];
      return turn ? { seat, ...playReport(turn) } : null;
    }
    case 'disputed': {
      const { bad, penalty } = event.dispute;
      const answer = { upheld: bad.length === 0, lost: bad, ...(penalty ? { penalty } : {}) };
      return { seat, asked: 'dispute', answer };
    }
    case 'ruled':
      return { seat, asked: 'agree', answer: { ruled: event.words } };
    case 'cancelled':
      return {
        seat,
        asked: 'card cancel-card',
        answer: { cancelled: event.card, takenBack: event.takenBack },
      };
    case 'looked':
      return { seat, asked: 'look', answer: { shown: event.words } };
    case 'peeked':
      return { seat, asked: 'card peek-rack', answer: { shown: event.rack?.join('') } };
    case 'took-last-score':
      return { seat, asked: 'card take-last-score', answer: { score: event.points } };
    case 'took-cards':
      return { seat, asked: 'take', answer: { cards: event.cards } };
    case 'began':
    case 'scored':
    case 'lost':
    case 'exchanged':
    case 'drew':
    case 'refilled':
    case 'passed':
    case 'resigned':
    case 'accepted':
    case 'ruling-asked':
    case 'agreed':
    case 'ruling-denied':
    case 'announced':
    case 'cards-closed':
    case 'skip-set':
    case 'skipped':
    case 'stole':
    case 'swapped':
    case 'cards-due':
    case 'put-away':
    case 'overtime':
    case 'last-round':
    case 'ended':
      return null;
  }
}

function playReport({ laid, score, word }: Turn): Omit<StepReport, 'seat'> {
  if (!laid) return { asked: 'arrange', answer: { score, scores: score > 0 ? word : null } };
  const { words, bonus, extra } = laid;
  const made = words.map((one) => ({ word: one.word, score: one.score }));
  return { asked: 'lay', answer: { score, words: made, bonus, ...(extra ? { cardBonus: extra } : {}) } };
}
