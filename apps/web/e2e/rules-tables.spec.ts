/** Tables of the rules pages on a phone: nothing is cut, and nothing has to be scrolled sideways. */
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { type Language, prefer } from './screens.ts';

const PAGES = ['scrabble-xl-nl', 'scrabble-de', 'trickster-nl', 'rummikub-sabra', 'rummikub-international', 'options'];
const LANGUAGES: readonly Language[] = ['nl', 'de', 'en'];

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });

for (const language of LANGUAGES) {
  test(`every table fits a phone, with the heading at each value (${language})`, async ({ page }) => {
    await prefer(page, 'light', language);
    for (const name of PAGES) {
      await page.goto(`/rules/${name}`);
      await expect(page.locator('.rules-table').first()).toBeAttached();
      await unfold(page);
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(() =>
            page
              .locator('.rules-table')
              .evaluateAll((frames) => frames.filter((frame) => frame.scrollWidth > frame.clientWidth).length),
          )
          .toBe(0);
      }
      const unnamed = await page.locator('.rules-stacked td:not([data-heading])').count();
      expect(unnamed).toBe(0);
    }
  });
}

test('on a desk they are tables, but for the letters with their numbers, which fit no page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/rules/rummikub-international');
  await expect(page.locator('.rules-table').first()).toBeAttached();
  await unfold(page);
  await expect(page.locator('.rules-table').first()).toBeVisible();
  await expect(page.locator('.rules-stacked.rules-counts')).toHaveCount(2);
  await expect(page.locator('.rules-stacked:not(.rules-counts)')).toHaveCount(0);
});
