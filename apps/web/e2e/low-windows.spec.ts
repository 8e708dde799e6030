/** Low windows: a phone in landscape, a split screen, 200 % zoom. Board and rack fit together without scrolling. */
import type { GameId } from '@lettertafel/engine';
import type { Locator, Page } from '@playwright/test';
import { expect, ME, openTable, test } from './browser.ts';
import { board } from './screens.ts';

const GAMES: readonly GameId[] = [
  'scrabble-xl-nl',
  'scrabble-de',
  'trickster-nl',
  'rummikub-sabra',
  'rummikub-international',
];

const WINDOWS = [
  { name: '844 x 390', width: 844, height: 390, zoom: 1 },
  { name: '640 x 360', width: 640, height: 360, zoom: 1 },
  // A browser at 200 % zoom has half the CSS pixels.
  { name: '1280 x 720 at 200 %', width: 640, height: 360, zoom: 2 },
] as const;

/** The smallest size of a rack tile. */
const FINGER = 40;

async function smallestSide(tiles: Locator): Promise<number> {
  const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()));
  return Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)));
}

/** Looks at one page in every low window. */
async function inEachWindow(page: Page, look: (window: (typeof WINDOWS)[number]) => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const window of WINDOWS) {
    const { name, width, height, zoom: deviceScaleFactor } = window;
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await browser.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
      await expect
        .poll(() => page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio]))
        .toEqual([width, height, deviceScaleFactor]);
      // The page may still be placing its parts.
      await expect(() => look(window)).toPass();
    });
  }
}

test.use({ viewport: { width: 844, height: 390 } });

for (const game of GAMES) {
  test(`${game}: everything is visible, side by side`, async ({ page }) => {
    await openTable(page, { game });
    const rack = page.getByRole('list', { name: /^Mijn (plankje|letters)$/ });
    const seen = [
      board(page),
      rack,
      page.getByRole('region', { name: 'Wat er gebeurde' }),
      page.getByRole('list', { name: 'Spelers' }),
      page.locator('.board-lay, .finish-button'),
    ];
    await inEachWindow(page, async ({ height }) => {
      for (const part of seen) await expect(part).toBeInViewport({ ratio: 0.99 });
      const overflow = await page.evaluate(() => {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
        return [scrollHeight - clientHeight, scrollWidth - clientWidth];
      });
      expect(overflow).toEqual([0, 0]);
      const [ground, tray] = [await board(page).boundingBox(), await rack.boundingBox()];
      expect(tray?.x).toBeGreaterThanOrEqual((ground?.x ?? 0) + (ground?.width ?? 0));
      expect(ground?.height).toBeGreaterThan(height * 0.85);
      expect(await smallestSide(rack.getByRole('button'))).toBeGreaterThanOrEqual(FINGER - 0.5);
    });
  });
}

test('the question to hand over the device is beside the board', async ({ page }) => {
  await openTable(page, { game: 'scrabble-xl-nl', seats: [ME, ME] });
  const [ground, question] = [board(page), page.locator('.cover')];
  await inEachWindow(page, async () => {
    for (const part of [ground, question]) await expect(part).toBeInViewport({ ratio: 0.99 });
    const [left, right] = [await ground.boundingBox(), await question.boundingBox()];
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  });
});

test('a button with an icon restores a changed word table', async ({ page, input }) => {
  await openTable(page, { game: 'rummikub-sabra', options: {}, seats: [ME] });
  await input.press(page.locator('.own-rack button').first());
  await input.press(page.getByRole('button', { name: /nieuw woord/i }).last());
  const reset = page.getByRole('button', { name: 'Alles terugleggen' });
  await inEachWindow(page, () => expect(reset.locator('.icon')).toBeVisible());
});
