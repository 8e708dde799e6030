/** No text of a game is cut off: names, the last move, hints and buttons, in the longest language too. */
import type { CrosswordView, GameId } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { beginTable, expect, ME, post, test, viewOf } from './browser.ts';
import { cutTexts } from './cut-texts.ts';
import { board, type Language, prefer } from './screens.ts';

const GAMES: readonly GameId[] = [
  'scrabble-xl-nl',
  'scrabble-de',
  'trickster-nl',
  'rummikub-sabra',
  'rummikub-international',
];
const SIZES = [
  [390, 844],
  [360, 640],
  [320, 640],
  [640, 360],
  [844, 390],
  [1280, 720],
] as const;

/** Passes until the last move is the computer's. */
async function letTheComputerMove(page: Page, game: GameId): Promise<string> {
  const table = await beginTable(page, { game });
  for (let move = 0; ; move++) {
    const { turn, turnNumber } = await viewOf(page, table, 0);
    if (turn !== 0) {
      await page.waitForTimeout(100);
      continue;
    }
    if (turnNumber > 1) return table;
    const skip = { by: 0, do: game.startsWith('rummikub') ? 'draw' : 'pass' };
    await post(page, `/api/tables/${table}/moves`, { id: `${table}-${move}`, move: skip });
  }
}

for (const language of ['nl', 'de'] satisfies Language[]) {
  for (const game of GAMES) {
    test(`${game} in ${language}: no text is cut on any size`, async ({ page }) => {
      await prefer(page, 'light', language);
      const table = await letTheComputerMove(page, game);
      await page.goto(`/t/${table}`);
      await expect(board(page)).toBeVisible();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => cutTexts(page), { message: `${width} x ${height}` }).toEqual([]);
      }
    });
  }
}

test('on a short phone rack, buttons and cards of Trickster are visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await letTheComputerMove(page, 'trickster-nl');
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('list', { name: 'Mijn plankje' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Ruilen', 'Passen', 'Leggen']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('region', { name: 'Mijn kaarten' })).toBeInViewport({ ratio: 1 });
});

test('the scorepad shows the latest round and no part of another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await beginTable(page, { game: 'scrabble-xl-nl', seats: [ME, ME] });
  for (let move = 0; move < 9; move++) {
    const { turn: by } = await viewOf(page, table, 0);
    const { rack } = await viewOf<CrosswordView>(page, table, by);
    const exchange = { by, do: 'exchange', tiles: rack[0] };
    await post(page, `/api/tables/${table}/moves`, { id: `${table}-${move}`, move: exchange });
  }
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: /^Ik ben / }).click();
  const pad = page.getByRole('region', { name: 'Scoreblok' });
  const rows = pad.locator('.pad-row');
  await expect(rows).toHaveCount(5);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  const hidden = await pad.evaluate((element) => {
    const head = element.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
    return [...element.querySelectorAll('.pad-row')]
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => top < head - 1.5 && bottom > head + 1.5).length;
  });
  expect(hidden).toBe(0);
});
