/** The scorekeeper: the clock, and the end of a game. */
import { readFileSync } from 'node:fs';
import { begin, cell, lay, settle, totals } from './at-sheet.ts';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the clock warns, goes on with every line, and says when the turn is over', async ({ page }) => {
  await page.clock.install();
  await page.goto('/score');
  await page.getByRole('group', { name: 'Tijd per beurt' }).getByRole('radio', { name: /^1/ }).check();
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await page.getByRole('button', { name: 'Klok starten' }).click();
  await page.clock.runFor(20_000);
  await expect(page.locator('.score-face')).toHaveText('0:40');
  await page.getByRole('button', { name: 'Naar het scoreblad' }).click();
  await page.getByRole('button', { name: 'Past', exact: true }).click();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('timer')).toHaveText('0:55');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await page.getByRole('button', { name: 'Klok groot tonen' }).click();
  await page.getByRole('button', { name: 'Beurt voorbij' }).click();
  await expect(cell(page, 'tijd om')).toBeVisible();
});

test('the end: only unseen tiles, the winner, a picture, the list on the first screen, the same family again', async ({
  page,
}) => {
  await begin(page, 'Scrabble XL', ['Papa', 'Mama']);
  await lay(page, 'H7', 'QUA', 30);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Afrekenen' }).tap();
  const unseen = page.getByRole('dialog').getByRole('group', { name: 'Nog niet gezien' });
  await expect(unseen.getByRole('button', { name: 'Q', exact: true })).toHaveCount(0);
  // 26 letters and the blank; the only Q is on the board.
  await expect(unseen.getByRole('button')).toHaveCount(26);
  await expect(unseen.getByRole('button', { name: 'A', exact: true })).toHaveText(/5$/);
  await page.keyboard.press('Escape');
  await settle(page, ['', 'XA'], ['Papa', 'Mama']);
  await expect.poll(() => totals(page)).toEqual(['30', '-9']);
  await expect(page.getByRole('heading', { name: 'Papa wint' })).toBeVisible();

  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scoreblad als plaatje' }).tap(),
  ]);
  const bytes = readFileSync(await picture.path());
  expect(picture.suggestedFilename()).toMatch(/^lettertafel-scrabble-xl-\d+-[a-z]+\.png$/);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(1080);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(900);
  await picture.saveAs(test.info().outputPath('sheet.png'));

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.score-on-paper')).toBeVisible();
  await expect(page.locator('.score-printed')).toHaveText(/^\s*Scrabble XL\s+\d+ [a-z]+ \d{4}$/);
  await expect(page.locator('.score-actions')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/');
  await page.getByRole('link', { name: /Papa 30 · Mama -9/ }).tap();
  await expect(page.getByRole('heading', { name: 'Papa wint' })).toBeVisible();
  await page.goto('/score');
  await page.getByRole('button', { name: 'Weer Papa en Mama' }).tap();
  await expect(page.getByLabel('Naam 2')).toHaveValue('Mama');
});

test('a game ends like any other: the winner in tiles, the settlement tile by tile, the graph, the best words', async ({
  page,
}) => {
  await begin(page, 'Scrabble XL', ['Papa', 'Mama']);
  await lay(page, 'H5', 'TREINEN', 68);
  await lay(page, 'G10', 'ZIE', 13);
  await settle(page, ['', 'XA'], ['Papa', 'Mama']);
  await expect(page.locator('.end-name').getByRole('img', { name: 'PAPA' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Papa wint' })).toHaveText('wint met 68 punten');
  const settlement = page.getByRole('heading', { name: 'Eindafrekening' }).locator('..');
  await expect(settlement.getByRole('row', { name: /Mama/ })).toHaveText(/8 \+ 1.*9.*4$/);
  await expect(page.getByRole('img', { name: 'De punten van elke speler na elke beurt' })).toBeVisible();
  await expect(page.locator('.best-words')).toHaveText(/Meeste puntenTREINEN 68, Papa/);
  // A line can still be opened; the end comes back when it is closed.
  await cell(page, 'ZIE').tap();
  await expect(settlement).toHaveCount(0);
  await page.getByRole('button', { name: 'Terug', exact: true }).last().tap();
  await expect(settlement).toBeVisible();
});
