/** Trick cards through the page: one that goes with a word of one's choice, and one that is made void (TR-12, TR-13). */
import type { TricksterView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { expect, test, viewOf } from './browser.ts';
import type { Hands } from './hands.ts';
import { layWord, typeWord } from './on-board.ts';
import { type Moment, NAMES, playUntil } from './trick-moments.ts';

test.describe.configure({ timeout: 240_000 });

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
