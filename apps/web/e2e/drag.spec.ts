/** Dragging by mouse on a board: what cancels a drag, and how soon the next may begin. */
import type { CrosswordView } from '@lettertafel/engine';
import type { Locator, Page } from '@playwright/test';
import { rackOf, squareOf } from './board-page.ts';
import { expect, openTable, test, untilTold } from './browser.ts';

// Without motion, a tile does not fly back.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function carry(page: Page, tile: Locator, to: Locator): Promise<void> {
  const [start, end] = [await tile.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('not on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
}

/** Between their centres. */
async function distance(one: Locator, other: Locator): Promise<number> {
  const [from, to] = [await one.boundingBox(), await other.boundingBox()];
  if (!from || !to) throw new Error('not on the screen');
  return Math.hypot(from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2);
}

test('Escape cancels a drag and keeps the draft; the next drag may begin while the tile flies back', async ({
  page,
  heard,
}) => {
  const table = await openTable(page, { game: 'scrabble-xl-nl' });
  const { view } = await untilTold<CrosswordView>(heard, { table }, (news) => news.view.turn === 0);
  // The drag sensor is loaded after the first render.
  await page.waitForLoadState('networkidle');
  const row = view.board.lastIndexOf('.'.repeat(15));
  const placed = page.getByRole('gridcell', { name: /van jou, nog niet gelegd/ });
  const letters = rackOf(page).getByRole('button', { name: /^[A-Z], / });

  await carry(page, letters.first(), squareOf(page, row * 15 + 5));
  await expect
    .poll(
      async () => distance(page.locator('.flight > .tile'), squareOf(page, row * 15 + 5)),
      'lands where it is shown',
    )
    .toBeLessThan(2);
  await page.mouse.up();
  await expect(placed).toHaveCount(1);

  await carry(page, squareOf(page, row * 15 + 5), squareOf(page, row * 15 + 6));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await carry(page, letters.last(), squareOf(page, row * 15 + 7));
  await page.mouse.up();
  await expect(placed).toHaveCount(2);
  await expect(squareOf(page, row * 15 + 6)).toHaveAccessibleName(/leeg/);
  await expect(squareOf(page, row * 15 + 7)).toHaveAccessibleName(/nog niet gelegd/);
  expect(heard.errors).toEqual([]);
});
