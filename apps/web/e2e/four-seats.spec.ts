/** Four players on small phones: names and points, the whole question, and what a dispute costs (DE-02). */
import type { CrosswordView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { anotherPlayer, expect, ME, post, test, viewOf } from './browser.ts';
import { cutTexts } from './cut-texts.ts';
import { playsOf } from './legal-plays.ts';
import { prefer } from './screens.ts';

const NAMES = ['Cornelia', 'Ingeborg', 'Christiaan', 'Wilhelmina'];
const SIZES = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
] as const;

/** Letters of the name that are visible on a seat's plate, and whether the points are. */
function platesOf(page: Page) {
  return page.locator('.seat').evaluateAll((plates) =>
    plates.map((plate) => {
      const name = plate.querySelector<HTMLElement>('.seat-called');
      const range = document.createRange();
      const text = name?.firstChild;
      const edge = name?.getBoundingClientRect().right ?? 0;
      // An ellipsis takes the place of the last letters.
      const isCut = name !== null && name !== undefined && name.scrollWidth > name.clientWidth;
      const ellipsis = isCut ? Number.parseFloat(getComputedStyle(name).fontSize) * 0.8 : 0;
      const letters = [...(text?.textContent ?? '')].filter((_, index) => {
        if (!text) return false;
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().right <= edge - ellipsis + 0.5;
      });
      const points = plate.querySelector('.seat-score')?.getBoundingClientRect();
      const outer = plate.getBoundingClientRect();
      const isShown = points !== undefined && points.width > 0 && points.right <= outer.right + 0.5;
      return letters.length >= Math.min(3, name?.textContent?.length ?? 0) && isShown;
    }),
  );
}

test('DE-02 a dispute says what it costs and asks the first time; names and the question stay whole', async ({
  page,
  browser,
}) => {
  await prefer(page, 'light', 'de');
  const guests = [await anotherPlayer(browser), await anotherPlayer(browser), await anotherPlayer(browser)];
  const pages = [page, ...guests.map((guest) => guest.page)];
  const options = { checking: 'challenge', disputeSeconds: 600, gameSeconds: 1500, starter: 1 };
  const link = { kind: 'link' } as const;
  const seats = [{ ...ME, name: NAMES[0] }, link, link, link];
  const { id } = await post(page, '/api/tables', { game: 'scrabble-de', options, seats });
  for (const [index, guest] of guests.entries())
    await post(guest.page, `/api/tables/${id}/sit`, { name: NAMES[index + 1] });
  await expect.poll(async () => (await viewOf(page, id, 0)) != null).toBe(true);
  let moves = 0;
  const move = (by: number, doing: object) =>
    post(pages[by] ?? page, `/api/tables/${id}/moves`, { id: `four-seats-${moves++}`, move: { by, ...doing } });
  const layBest = async (by: number) => {
    const view = await viewOf<CrosswordView>(pages[by] ?? page, id, by);
    const best = playsOf('scrabble-de', view).find(({ word }) => /^[A-Z]+$/.test(word));
    if (best) await move(by, { do: 'lay', at: best.at, word: best.word });
    return best;
  };
  // Some racks make no word: then the next player is tried, but never the one of this page.
  for (let by = 1; by === 0 || !(await layBest(by)); by = (by + 1) % 4) await move(by, { do: 'pass' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/t/${id}`);
  const question = page.getByRole('region', { name: 'Anzweifeln' });
  const dispute = question.getByRole('button', { name: /^Anzweifeln kostet 10, wenn (es|alles) gilt$/ });
  for (const [width, height] of SIZES) {
    const size = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await expect.poll(() => platesOf(page), size).toEqual([true, true, true, true]);
    await expect(question.getByText('Zweifelst du das an?'), size).toBeInViewport({ ratio: 1 });
    await expect(dispute, size).toBeInViewport({ ratio: 1 });
    await expect.poll(() => cutTexts(page), size).toEqual([]);
    await expect(page.getByRole('button', { name: 'Legen' }), size).toBeInViewport({ ratio: 1 });
  }
  // The first time it asks before it counts.
  await expect(dispute).toBeEnabled();
  await dispute.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^kostet 10, wenn (es|alles) gilt\.$/)).toBeVisible();
  expect((await viewOf<CrosswordView>(page, id, 0)).seats[0]?.score).toBe(0);
  await sheet.getByRole('button', { name: / anzweifeln$/ }).click();
  await expect.poll(async () => (await viewOf<CrosswordView>(page, id, 0)).seats[0]?.score).toBe(-10);
});
