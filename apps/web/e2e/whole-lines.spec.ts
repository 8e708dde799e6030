/** Lines that were cut, things that jumped and letters that were marked as text, each where it was seen. */
import type { TableView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { BOT, beginTable, expect, ME, openTable, post, test, viewOf } from './browser.ts';
import { cutTexts } from './cut-texts.ts';

/** Words of any letters: nobody disputes them. */
const OPTIONS = { checking: 'challenge', disputeSeconds: null, starter: 0 };

/** Player 1 makes a long word of two words on the table. */
async function openAfterMerge(page: Page): Promise<void> {
  const id = await beginTable(page, { game: 'rummikub-sabra', options: OPTIONS, seats: [ME, ME] });
  const make = (by: number, move: object) =>
    post(page, `/api/tables/${id}/moves`, { id: `move-${Math.random()}`.replace('.', ''), move: { by, ...move } });
  const lay = async (by: number, arrange: (table: readonly string[], own: string) => readonly string[]) => {
    const { rack, table } = await viewOf<TableView>(page, id, by);
    const own = rack.filter((letter) => letter !== '@').join('');
    const lying = table.map(({ tiles }) => tiles);
    await make(by, { do: 'arrange', table: arrange(lying, own) });
    await make(1 - by, { do: 'accept' });
  };
  await lay(0, (table, own) => [...table, own.slice(0, 5)]);
  await lay(1, (table, own) => [...table, own.slice(0, 5)]);
  await lay(0, (table, own) => [table.join('') + own.slice(0, 3)]);
  await page.goto(`/t/${id}`);
  await page.locator('.cover button').click();
}

test('Sabra: the line of a word made of others is whole at every size', async ({ page }) => {
  await openAfterMerge(page);
  const told = page.locator('.slip-told');
  await expect(told).toHaveText(/^Speler 1 maakt [A-Z]{13} van [A-Z]{5} en [A-Z]{5}, 13 punten/);
  for (const [width, height] of [
    [1280, 860],
    [1280, 720],
    [844, 390],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutTexts(page), `${width} x ${height}`).toEqual([]);
  }
});

for (const [width, height] of [
  [1280, 860],
  [390, 844],
  [844, 390],
] as const) {
  test(`the home screen does not jump after its first load at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const game of ['scrabble-xl-nl', 'rummikub-sabra'] as const) {
      await beginTable(page, { game, seats: [ME, BOT], options: { checking: 'automatic', starter: 0 } });
    }
    // The first load does not know how many games the server has.
    await page.goto('/');
    await expect(page.locator('.running-game-last')).toHaveCount(2);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.locator('.running-game-last').first()).toBeVisible();
    // What comes later has come.
    await page.waitForLoadState('networkidle');
    const shifted = await page.evaluate<number>('shifts.reduce((sum, value) => sum + value, 0)');
    // 186 px of a window were more than 0.1.
    expect(shifted).toBeGreaterThanOrEqual(0);
    expect(shifted).toBeLessThan(0.02);
  });
}

test('a long press on a letter of a rack, a board or a mat marks no text', async ({ page }) => {
  for (const game of ['scrabble-xl-nl', 'rummikub-sabra'] as const) {
    await openTable(page, { game, seats: [ME, BOT] });
    const letters = page.locator('.board-rack .tile, .own-rack .tile').filter({ visible: true });
    await expect(letters.first()).toBeVisible();
    const selectable = await letters.evaluateAll(
      (tiles) => tiles.filter((tile) => getComputedStyle(tile).userSelect !== 'none').length,
    );
    expect(selectable).toBe(0);
  }
});
