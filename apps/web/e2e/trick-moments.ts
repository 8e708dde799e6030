/** Moments of Trickster that seldom come by themselves: games are played on, beside the page, until one is there. */
import { type Card, type FoundPlay, type Seat, TRICK_SQUARES, type TricksterView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { beginTable, ME, post, viewOf } from './browser.ts';
import { newTiles } from './on-board.ts';
import { playsOf, wordsMade } from './words.ts';

/** Cards that raise one word of the play, whichever it is. */
const WORD_CARDS: Partial<Record<Card, string>> = {
  'double-word': 'Dubbel woord',
  'triple-word': 'Driedubbel woord',
  'add-ten': 'Tien erbij',
};
export const NAMES = ['Een', 'Twee'];

export interface Moment {
  readonly table: string;
  readonly seat: Seat;
  readonly view: TricksterView;
  readonly card: string;
  readonly play: FoundPlay;
}

/** Plays on for both seats, beside the page, until the one to move holds a card for words and `fits` holds. */
export async function playUntil(page: Page, fits: (views: readonly TricksterView[]) => boolean): Promise<Moment> {
  for (;;) {
    const seats = NAMES.map((name) => ({ ...ME, name }));
    const options = { checking: 'automatic', reactionSeconds: 120 };
    const table = await beginTable(page, { game: 'trickster-nl', options, seats });
    for (;;) {
      const views = await Promise.all(NAMES.map((_, seat) => viewOf<TricksterView>(page, table, seat)));
      const view = views[views[0]?.turn ?? 0];
      if (!view || view.over) break;
      const moment = isQuiet(view) && fits(views) ? momentOf(view) : null;
      if (moment) return { table, ...moment };
      await post(page, `/api/tables/${table}/moves`, {
        id: `advance-${Math.random()}`.replace('.', ''),
        move: nextMove(views),
      });
    }
  }
}

function momentOf(view: TricksterView): Omit<Moment, 'table'> | null {
  const card = view.hand.map((held) => WORD_CARDS[held]).find(Boolean);
  const play =
    card &&
    playsOf('trickster-nl', view).find(
      (found) => /^[A-Z]{3,}$/.test(found.word) && wordsMade('trickster-nl', view, found) > 1,
    );
  return card && play ? { seat: view.turn, view, card, play } : null;
}

function isQuiet({ announced, opening, phase, held }: TricksterView): boolean {
  return announced.length === 0 && !opening && !phase && !held;
}

function nextMove(views: readonly TricksterView[]): object {
  const asked = views.findIndex(
    ({ opening, announced }, seat) =>
      opening?.awaiting.includes(seat) || announced.some(({ window }) => window.awaiting.includes(seat)),
  );
  if (asked >= 0) return { by: asked, do: 'accept' };
  const { phase, turn: by } = views[0] as TricksterView;
  if (phase) {
    const { hand } = views[phase.seat] as TricksterView;
    if (phase.due > 0) return { by: phase.seat, do: 'take' };
    const worst = hand.find((card) => card !== 'cancel-card' && !(card in WORD_CARDS)) ?? hand[0];
    return hand.length > 3 ? { by: phase.seat, do: 'discard', card: worst } : { by: phase.seat, do: 'accept' };
  }
  const view = views[by] as TricksterView;
  const covered = (play: FoundPlay) =>
    newTiles(play, view.board).filter(({ square }) => TRICK_SQUARES[Math.floor(square / 15)]?.[square % 15] !== '.')
      .length;
  const [best] = playsOf('trickster-nl', view).toSorted((one, other) => covered(other) - covered(one));
  return best ? { by, do: 'lay', at: best.at, word: best.word } : { by, do: 'pass' };
}
