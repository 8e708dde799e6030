/**
 * From a small phone to a wide screen: nothing scrolls horizontally, board and rack are visible together, and no screen
 * contacts another host. axe finds no violations on any of them, in both themes.
 */
import type { CrosswordView } from '@lettertafel/engine';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { rackOf, squareOf } from './board-page.ts';
import { expect, openTable, test, untilTold } from './browser.ts';
import { board, prefer, SCREENS } from './screens.ts';

const ABOVE_FINGER = 12;

const SIZES = [
  [320, 640],
  [360, 640],
  [412, 915],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;

/** Each screen is opened at a different size, and then checked at all of them. */
for (const [index, screen] of SCREENS.entries()) {
  const first = index % SIZES.length;
  const sizes = [...SIZES.slice(first), ...SIZES.slice(0, first)];
  test(`${screen.name}: no horizontal scrolling, table and rack together, no other hosts, no violations`, async ({
    page,
    heard,
    baseURL,
  }) => {
    await prefer(page, 'system', 'nl');
    for (const [number, [width, height]] of sizes.entries()) {
      await page.setViewportSize({ width, height });
      if (number === 0) await screen.open(page);
      const size = `${width} x ${height}`;
      const wider = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(wider, `${size} scrolls sideways`).toBeLessThanOrEqual(0);
      if (!screen.isTable) continue;
      await expect(board(page), size).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole('list', { name: /^Mijn (plankje|letters)$/ }), size).toBeInViewport({ ratio: 0.99 });
    }
    expect([...heard.hosts]).toEqual([new URL(baseURL ?? '').host]);
    expect(heard.errors).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectAccessible(page, screen.name);
  });
}

/** The centre of an element, and how far above the finger a dragged tile of its size is held. */
async function middleOf(element: Locator): Promise<{ x: number; y: number; above: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, above: ABOVE_FINGER + box.height / 2 };
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

  test('a tile is dragged from the rack to the board, and the page does not scroll', async ({ page, heard }) => {
    const table = await openTable(page, { game: 'scrabble-xl-nl' });
    const { view } = await untilTold<CrosswordView>(heard, { table }, (news) => news.view.turn === 0);
    const free = view.board.flatMap((row, index) => (row === '.'.repeat(15) ? [index * 15 + 7] : []));
    const [square = 0] = free.toReversed();
    const letter = view.rack.find((tile) => tile !== '?') ?? '';
    const tile = rackOf(page)
      .getByRole('button', { name: new RegExp(`^${letter}, `) })
      .first();
    const from = await middleOf(tile);
    const to = await middleOf(squareOf(page, square));
    const touch = await page.context().newCDPSession(page);
    const at = (part: number) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y + to.above - from.y) * part,
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    for (let step = 1; step <= 12; step++) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 12)] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('gridcell', { name: /van jou, nog niet gelegd/ })).toHaveCount(1);
    await expect(squareOf(page, square)).toHaveAccessibleName(new RegExp(`${letter}, .*nog niet gelegd`));
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });
});
