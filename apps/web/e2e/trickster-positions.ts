/** Positions of Trickster that are rare: games are played on, outside of the page, until one occurs. */
import { type Card, type FoundPlay, type Seat, TRICK_SQUARES, type TricksterView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { newTiles } from './board-page.ts';
import { beginTable, expect, ME, post, viewOf, type Wanted } from './browser.ts';
import { playsOf } from './legal-plays.ts';

export const NAMES = ['Een', 'Twee'];
/** Enough time for tests by keyboard. */
const OPTIONS = { checking: 'automatic', reactionSeconds: 120 };

export interface Moment<Found> {
  readonly table: string;
  readonly seat: Seat;
  readonly view: TricksterView;
  readonly card: Card;
  readonly found: Found;
}

export interface WantedMoment<Found> {
  /** The player to move holds one of these. */
  readonly cards: readonly Card[];
  /** What can be done with it; null: nothing, so the game is played on. */
  readonly find: (view: TricksterView, others: readonly TricksterView[], card: Card) => Found | null | undefined;
  readonly names?: readonly string[];
  /** Joins the second seat, on another device. */
  readonly guest?: Page;
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * Plays on for all seats, outside of the page, until the player to move holds such a card and can use it.
 * While there are tiles in the bag no play ends the game, so no points of other racks are added.
 */
export async function playUntil<Found>(page: Page, wanted: WantedMoment<Found>): Promise<Moment<Found>> {
  const { cards, find, names = NAMES, options = OPTIONS, guest } = wanted;
  const pageOf = (seat: Seat) => (guest && seat === 1 ? guest : page);
  for (;;) {
    const seats = names.map((name, seat) => (guest && seat === 1 ? ({ kind: 'link' } as const) : { ...ME, name }));
    const table = await begin(page, { options, seats, guest });
    for (;;) {
      const views = await Promise.all(names.map((_, seat) => viewOf<TricksterView>(pageOf(seat), table, seat)));
      const view = views[views[0]?.turn ?? 0];
      if (!view || view.over) break;
      const card = view.hand.find((held) => cards.includes(held));
      if (card && isQuiet(view) && view.bag > 0) {
        const others = views.filter((other) => other !== view);
        const found = find(view, others, card);
        if (found) return { table, seat: view.turn, view, card, found };
      }
      const move = nextMove(views, cards);
      const id = `advance-${Math.random()}`.replace('.', '');
      await post(pageOf(move.by), `/api/tables/${table}/moves`, { id, move });
    }
  }
}

async function begin(page: Page, { guest, ...wanted }: Omit<Wanted, 'game'> & { readonly guest: Page | undefined }) {
  if (!guest) return beginTable(page, { game: 'trickster-nl', ...wanted });
  const { id } = await post(page, '/api/tables', { game: 'trickster-nl', ...wanted });
  await post(guest, `/api/tables/${id}/sit`, { name: NAMES[1] });
  // The tiles are dealt when the shuffle is settled.
  await expect.poll(async () => (await viewOf(page, id, 0)) != null).toBe(true);
  return id;
}

function isQuiet({ announced, open, opening, phase, held }: TricksterView): boolean {
  return announced.length === 0 && !open && !opening && !phase && !held;
}

function nextMove(
  views: readonly TricksterView[],
  wanted: readonly Card[],
): { readonly by: Seat; readonly [field: string]: unknown } {
  const asked = views.findIndex(({ announced, open, opening }, seat) =>
    [...announced.map(({ window }) => window), open?.window, opening].some((one) => one?.awaiting.includes(seat)),
  );
  if (asked >= 0) return { by: asked, do: 'accept' };
  const { phase, turn: by } = views[0] as TricksterView;
  if (phase) {
    const { hand } = views[phase.seat] as TricksterView;
    if (phase.due > 0) return { by: phase.seat, do: 'take' };
    const worst = hand.find((card) => card !== 'cancel-card' && !wanted.includes(card)) ?? hand[0];
    return hand.length > 3 ? { by: phase.seat, do: 'discard', card: worst } : { by: phase.seat, do: 'accept' };
  }
  const view = views[by] as TricksterView;
  const covered = (play: FoundPlay) =>
    newTiles(play, view.board).filter(({ square }) => TRICK_SQUARES[Math.floor(square / 15)]?.[square % 15] !== '.')
      .length;
  // Blanks are kept: some positions need one.
  const hasBlank = ({ word }: FoundPlay) => word !== word.toUpperCase();
  const [best] = playsOf('trickster-nl', view).toSorted(
    (one, other) => Number(hasBlank(one)) - Number(hasBlank(other)) || covered(other) - covered(one),
  );
  return best ? { by, do: 'lay', at: best.at, word: best.word } : { by, do: 'pass' };
}
