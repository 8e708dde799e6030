/** Woord-Rummikub with a crowded table: all words stay in view while many of them are changed. */
import type { TableView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { beginTable, expect, ME, post, test, viewOf } from './browser.ts';

const WORDS = 12;

/** Two players with words of any letters, which nobody disputes. */
async function openCrowded(page: Page, letters: number): Promise<void> {
  const options = { checking: 'challenge', disputeSeconds: null };
  const id = await beginTable(page, { game: 'rummikub-sabra', options, seats: [ME, ME] });
  const make = (by: number, move: object) =>
    post(page, `/api/tables/${id}/moves`, { id: `move-${Math.random()}`.replace('.', ''), move: { by, ...move } });
  for (;;) {
    const { turn: by } = await viewOf(page, id, 0);
    const { rack, table } = await viewOf<TableView>(page, id, by);
    if (table.length >= WORDS) break;
    const word = rack.filter((letter) => letter !== '@').slice(0, letters);
    await make(by, { do: 'arrange', table: [...table.map(({ tiles }) => tiles), word.join('')] });
    await make(1 - by, { do: 'accept' });
  }
  await page.goto(`/t/${id}`);
  await page.locator('.cover button').click();
  await expect(page.locator('.strip')).toHaveCount(WORDS);
}

/** By less than two pixels nothing can be scrolled. */
const overflow = (page: Page) =>
  page.locator('.mat').evaluate((mat) => Math.max(0, mat.scrollHeight - mat.clientHeight - 2));

/** `split`: how many words are taken apart. */
for (const { width, height, letters, split } of [
  { width: 390, height: 844, letters: 5, split: 4 },
  { width: 1280, height: 720, letters: 6, split: 6 },
]) {
  test(`${width} x ${height}: pills and frames on ${WORDS} words do not make the mat scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openCrowded(page, letters);
    expect(await overflow(page)).toBe(0);
    const strips = page.locator('.strip');
    for (let taken = 0; taken < split; taken++) {
      // Behind the third letter; the parts of earlier words come before.
      await strips
        .nth(2 * taken)
        .locator('.letter')
        .nth(2)
        .focus();
      await page.keyboard.press('/');
      await expect(strips).toHaveCount(WORDS + taken + 1);
    }
    await page.screenshot({ path: test.info().outputPath('mat.png') });
    await expect.poll(() => overflow(page)).toBe(0);
    // Words that were not touched say nothing.
    await expect(page.locator('.strip-lying')).toHaveCount(WORDS - split);
    await expect(page.locator('.strip-lying .strip-tag')).toHaveCount(0);
    await expect(page.locator('.strip-good > .strip-state').filter({ visible: true })).toHaveCount(0);
  });
}
