/** The marks of the last play: a ring in the colour of its seat, and its score until the next turn. */
import { parsePlace, playOfTurn, type Seat, type Square, type Story, step, type Turn } from '@lettertafel/engine';
import { lastColour } from '../play/names.ts';
import type { DraftWord } from './reading.ts';

export interface LastPlay {
  /** `last-1` is the colour of the viewer's own seat. */
  readonly colour: string;
  /** Null: somebody has passed, exchanged or played a card since. */
  readonly score: { readonly points: number; readonly word: Pick<DraftWord, 'direction' | 'squares'> } | null;
}

/** Null: no word has been laid. */
export function lastPlay({ turns, events, scores }: Story, own: Seat | null): LastPlay | null {
  const turn = turns.findLast(({ laid, stands }) => laid !== null && stands !== 'lost');
  if (!turn) return null;
  const play = playOfTurn(events);
  const isLatest = play !== null && play.turn !== null && turns[play.turn] === turn;
  const word = isLatest ? wordOf(turn) : null;
  return {
    colour: lastColour(turn.seat, scores.length, own),
    score: word && { points: turn.score, word },
  };
}

function wordOf({ laid, after: { board } }: Turn): Pick<DraftWord, 'direction' | 'squares'> | null {
  const [laying] = laid?.layings ?? [];
  const place = laying ? parsePlace(board, laying.at) : null;
  if (!laying || !place) return null;
  return {
    direction: place.direction,
    squares: [...laying.word].flatMap((_, index): Square | readonly Square[] => step(board, place, index) ?? []),
  };
}
