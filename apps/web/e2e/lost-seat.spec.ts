/** A browser that lost its cookie has lost its seat: the page says so, and a stored link leads back. */

import { rackOf } from './board-page.ts';
import { expect, openTable, test } from './browser.ts';

const GAME = 'scrabble-xl-nl';
const LOST = 'Dit apparaat kent je plaats niet meer';

test('the page explains the loss of the cookie', async ({ page, input }) => {
  await openTable(page, { game: GAME });
  await expect(rackOf(page)).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  const sheet = page.getByRole('dialog', { name: LOST });
  await input.press(sheet.getByRole('button', { name: 'Meekijken' }));
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(rackOf(page)).toHaveCount(0);
});

test('a personal link that was created here leads back to the seat', async ({ page, input }) => {
  await openTable(page, { game: GAME });
  await expect(rackOf(page)).toBeVisible();
  await page.locator('.play-header button').last().click();
  await input.press(page.getByRole('button', { name: 'Verder op een ander apparaat', exact: true }));
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await input.press(
    page.getByRole('dialog', { name: LOST }).getByRole('button', { name: 'Verder spelen', exact: true }),
  );
  await expect(rackOf(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
