/** Trick cards through the page: one that goes with a word of one's choice, and one that is made void (TR-12, TR-13). */
import { type Card, type FoundPlay, type Seat, TRICK_SQUARES, type TricksterView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { beginTable, expect, ME, post, test, viewOf } from './browser.ts';
import type { Hands } from './hands.ts';
import { layWord, newTiles, typeWord } from './on-board.ts';
import { playsOf, wordsMade } from './words.ts';

test.describe.configure({ timeout: 240_000 });

/** Cards that raise one word of the play, whichever it is. */
const WORD_CARDS: Partial<Record<Card, string>> = {
  'double-word': 'Dubbel woord',
  'triple-word': 'Driedubbel woord',
  'add-ten': 'Tien erbij',
};
const NAMES = ['Een', 'Twee'];

interface Moment {
  readonly table: string;
  readonly seat: Seat;
  readonly view: TricksterView;
  readonly card: string;
  readonly play: FoundPlay;
}

/** Plays on for both seats, beside the page, until the one to move holds a card for words and `fits` holds. */
async function playUntil(page: Page, fits: (views: readonly TricksterView[]) => boolean): Promise<Moment> {
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

/** Lays the word with its card, and tells the scores shown without and with it. */
async function layWithCard(hands: Hands, page: Page, { table, seat, view, card, play }: Moment) {
  await page.goto(`/t/${table}`);
  await hands.press(page.getByRole('button', { name: `Ik ben ${NAMES[seat]}` }));
  await typeWord(hands, page, play, view.board);
  await expect(page.getByRole('button', { name: `Leg ${play.word}`, exact: true })).toBeEnabled();
  const plain = await scoreShown(page);
  const cards = page.getByRole('region', { name: 'Mijn kaarten' });
  await hands.press(cards.getByRole('button', { name: new RegExp(`^${card}\\.`) }).first());
  await expect(page.getByRole('switch', { name: 'speelt mee' })).toBeChecked();
  const choices = page.getByRole('group', { name: 'Welk woord?' }).getByRole('radio');
  await hands.choose(choices.last());
  await expect.poll(() => scoreShown(page)).toBeGreaterThan(plain);
  const raised = await scoreShown(page);
  await layWord(hands, page, play);
  await hands.press(page.getByRole('button', { name: `Ik ben ${NAMES[1 - seat]}` }));
  await expect(page.getByRole('heading', { name: `${NAMES[seat]} legt ${play.word} met ${card}` })).toBeVisible();
  return { plain, raised };
}

async function scoreShown(page: Page): Promise<number> {
  const label = await page.getByRole('img', { name: /voor wat er ligt/ }).getAttribute('aria-label');
  return Number.parseInt(label ?? '', 10);
}

async function expectGain(page: Page, { table, seat, view }: Moment, gain: number): Promise<void> {
  const before = view.seats[seat]?.score ?? 0;
  await expect.poll(async () => (await viewOf(page, table, seat)).seats[seat]?.score).toBe(before + gain);
}

test('TR-13 a card raises the word it is meant for', async ({ page, hands }) => {
  const moment = await playUntil(page, () => true);
  const { raised } = await layWithCard(hands, page, moment);
  await hands.press(page.getByRole('button', { name: 'Laat staan' }));
  await expectGain(page, moment, raised);
});

test('TR-12 a card made void raises nothing', async ({ page, hands }) => {
  // As long as the second such card has not been seen, the player of the first card is asked in turn.
  const isAskedInTurn = (views: readonly TricksterView[]) =>
    views.some(({ hand, viewer, turn }) => viewer !== turn && hand.includes('cancel-card')) &&
    views.every(({ hand, viewer, turn }) => viewer !== turn || !hand.includes('cancel-card')) &&
    views.every(({ seenCards }) => !seenCards.includes('cancel-card'));
  const moment = await playUntil(page, isAskedInTurn);
  const { plain } = await layWithCard(hands, page, moment);
  await hands.press(page.getByRole('button', { name: 'Maak ongeldig' }));
  await hands.press(page.getByRole('button', { name: `Ik ben ${NAMES[moment.seat]}` }));
  await expect(page.getByText(`${moment.card} is ongeldig gemaakt.`)).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Laat staan' }));
  await expectGain(page, moment, plain);
});
