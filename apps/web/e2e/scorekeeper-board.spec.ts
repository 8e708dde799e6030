/** The scorekeeper: entering a turn on a board. */
import { begin, cell, clickSquare, note, totals, typeWord } from './at-sheet.ts';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('impossible tiles are pointed out, and the extra one is the blank', async ({ page }) => {
  await begin(page, 'Scrabble XL');
  await typeWord(page, 'H7', 'QUQ');
  await expect(page.getByText('Zoveel Q zitten er niet in de doos.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Q is de blanco' }).check();
  await expect(page.locator('.score-problem')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Q is de blanco' })).toBeChecked();
});

test('a long press makes a blank, and *IN has its own key if the option is on', async ({ page }) => {
  await page.goto('/score');
  await page.getByRole('radio', { name: 'Scrabble Deutsch', exact: true }).check();
  await page.getByText('Afspraken').click();
  await page.getByRole('group', { name: 'Blanco als *IN' }).getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await typeWord(page, 'H4', 'HIRT*');
  await note(page);
  await expect.poll(() => totals(page)).toEqual(['34', '0']);
  await clickSquare(page, 'E9');
  await page.locator('.score-key', { hasText: /^E$/ }).click({ delay: 700 });
  await expect(page.getByRole('checkbox', { name: 'E is de blanco' })).toBeChecked();
});

test('racks are recorded for players who want to review the game later', async ({ page }) => {
  await begin(page, 'Scrabble XL');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('switch', { name: /Plankjes opschrijven/ }).check();
  await page.keyboard.press('Escape');
  await page.getByLabel(/Plankje van Speler 1/).fill('daeeeee');
  await typeWord(page, 'H7', 'DAK');
  await note(page);
  await cell(page, 'DAK').tap();
  await expect(page.getByText('Plankje: DAEEEEE')).toBeVisible();
  await expect(page.getByText('K stond niet op het opgeschreven plankje.')).toBeVisible();
});
