/** The scorekeeper without a network. */
import { settle, totals, typeWord } from './at-sheet.ts';
import { expect, test } from './browser.ts';
import { cacheApp } from './own-server.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' });

test('without a server a game can be started, scored and settled, and a word looked up', async ({ page, heard }) => {
  const address = await cacheApp(page);
  await page.goto(`${address}/`);
  await page.getByRole('link', { name: 'Met het echte spel' }).tap();
  await page.getByRole('button', { name: 'Beginnen' }).tap();
  await typeWord(page, 'H5', 'TREINEN');
  await page.getByRole('button', { name: 'Noteer TREINEN, 68 punten' }).tap();
  await page.getByRole('button', { name: 'Betwisten', exact: true }).tap();
  await page.getByRole('button', { name: 'Opzoeken in de woordenlijst' }).tap();
  await page.getByRole('button', { name: 'Het woord blijft liggen' }).tap();
  await page.reload();
  await settle(page, ['', 'XA'], ['Speler 1', 'Speler 2']);
  await expect.poll(() => totals(page)).toEqual(['68', '-9']);
  expect(heard.errors).toEqual([]);
});
