/** The scorekeeper uses the space there is: board and pad side by side, and a board that opens when it is touched. */
import type { ScoreSheet } from '@lettertafel/scorekeeper';
import type { Page } from '@playwright/test';
import { clickSquare, openSheet, pointOf, totals, typeLetters } from './at-sheet.ts';
import { expect, test } from './browser.ts';
import { touchAt } from './touch.ts';

const NAMES = ['Noord', 'Oost', 'Zuid', 'West'];

function sheet(players: number): ScoreSheet {
  const lines = [{ by: 0, do: 'lay', at: 'H5', word: 'TREINEN' } as const];
  return { game: 'scrabble-xl-nl', players: NAMES.slice(0, players), starter: 0, options: {}, lines };
}

const sizeOf = async (page: Page) => (await page.locator('.score-board').boundingBox())?.width ?? 0;

/** Nothing has to be scrolled to. */
async function expectWhole(page: Page): Promise<void> {
  for (const part of ['.score-board', '.score-keys', '.score-note', '.score-pad-total', '.score-turns .btn']) {
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.99 });
  }
  const over = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(over).toEqual([0, 0]);
}

for (const [width, height, least] of [
  [640, 360, 290],
  [844, 390, 370],
  [1280, 860, 780],
] as const) {
  test(`at ${width} x ${height} board, pad, keys and button are in view, and no key lies under the button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const players of [2, 4]) {
      await openSheet(page, sheet(players), `of-${players}`);
      expect(await sizeOf(page)).toBeGreaterThan(least);
      await expect(page.getByRole('button', { name: 'Betwisten' })).toBeInViewport({ ratio: 0.99 });
      await clickSquare(page, 'D5');
      // By the keys on the screen: N is in the bottom row.
      for (const letter of 'SNOET') await page.locator('.score-key', { hasText: letter }).click();
      await expectWhole(page);
      await expect(page.locator('.score-note')).toHaveText('Noteer SNOET, 14 punten');
      await page.locator('.score-note').click();
      expect((await totals(page))[1]).toBe('14');
    }
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    test(`at ${width} x ${height} the board opens when it is touched, and closes when the square is chosen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openSheet(page, sheet(3));
      // While the first square is asked for, it is open.
      expect(await sizeOf(page)).toBeGreaterThan(0.9 * Math.min(width, height - 300));
      await clickSquare(page, 'D5');
      await expect(page.locator('.score-keys')).toBeInViewport({ ratio: 0.99 });
      expect(await sizeOf(page)).toBeLessThan(0.6 * width);
      await typeLetters(page, 'SNOET');
      await page.locator('.score-board').tap();
      await expect.poll(() => sizeOf(page)).toBeGreaterThan(0.9 * Math.min(width, height - 300));
      const { x, y } = await pointOf(page, 'D9');
      await page.touchscreen.tap(x, y);
      await expect(page.getByRole('button', { name: '9D, staand' })).toBeVisible();
      await expect.poll(() => sizeOf(page)).toBeLessThan(0.6 * width);
      await expect(page.locator('.score-note')).toBeInViewport({ ratio: 0.99 });
    });
  }

  test('a finger that slides sees its square in a lens, and chooses it when it is lifted', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSheet(page, sheet(2));
    await clickSquare(page, 'A1');
    const small = await page.locator('.score-board').boundingBox();
    if (!small) throw new Error('no board');
    const finger = await touchAt(page, { x: small.x + 40, y: small.y + 40 });
    await expect.poll(() => sizeOf(page)).toBeGreaterThan(350);
    await expect(page.locator('.score-lens')).toHaveCount(0);
    await finger.moveTo(await pointOf(page, 'D6'));
    await expect(page.locator('.score-lens')).toBeVisible();
    await finger.moveTo(await pointOf(page, 'D5'));
    await finger.lift();
    await expect(page.locator('.score-lens')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Begin op D5/ })).toBeVisible();
    await expect.poll(() => sizeOf(page)).toBeLessThan(240);
  });
});
