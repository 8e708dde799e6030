/** A browser that has lost its cookie has lost its seat: it is told so, and a link that was kept leads back. */
import { expect, openTable, test } from './browser.ts';
import { rackOf } from './on-board.ts';

const GAME = 'scrabble-xl-nl';
const LOST = 'Dit apparaat kent je plaats niet meer';

test('whose cookies are gone is told what happened', async ({ page, hands }) => {
  await openTable(page, { game: GAME });
  await expect(rackOf(page)).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  const sheet = page.getByRole('dialog', { name: LOST });
  await hands.press(sheet.getByRole('button', { name: 'Meekijken' }));
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(rackOf(page)).toHaveCount(0);
});

test('a personal link that was made here leads back to the seat', async ({ page, hands }) => {
  await openTable(page, { game: GAME });
  await expect(rackOf(page)).toBeVisible();
  await page.locator('.play-header button').last().click();
  await hands.press(page.getByRole('button', { name: 'Verder op een ander apparaat' }));
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await hands.press(page.getByRole('dialog', { name: LOST }).getByRole('button', { name: 'Verder spelen' }));
  await expect(rackOf(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
