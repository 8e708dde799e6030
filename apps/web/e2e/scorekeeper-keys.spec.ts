/** The scorekeeper by keyboard alone: Enter notes the turn, Space presses what has the focus. */
import type { ScoreSheet } from '@lettertafel/scorekeeper';
import type { Page } from '@playwright/test';
import { cell, openSheet, totals } from './at-sheet.ts';
import { expect, test } from './browser.ts';

const EMPTY: ScoreSheet = { game: 'scrabble-xl-nl', players: ['Noord', 'Oost'], starter: 0, options: {}, lines: [] };
const SABRA: ScoreSheet = { ...EMPTY, game: 'rummikub-sabra' };

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('Enter notes the word while the board has the focus, and turns nothing', async ({ page }) => {
  await openSheet(page, EMPTY);
  await page.locator('.score-board').focus();
  await press(page, 'ArrowRight', ...'dak', 'Enter');
  await expect(cell(page, 'DAK')).toBeVisible();
  await expect.poll(() => totals(page)).toEqual(['12', '0']);
  // Nothing is entered any more: a second Enter does nothing.
  await press(page, 'Enter', 'Enter');
  await expect(page.locator('.score-pad-cell')).toHaveCount(1);
});

test('Enter notes the word after a key was clicked, and Space turns it', async ({ page }) => {
  await openSheet(page, EMPTY);
  await press(page, 'ArrowRight', ...'da');
  await page.locator('.score-key', { hasText: 'K' }).click();
  await press(page, 'Enter');
  await expect(cell(page, 'DAK')).toBeVisible();
  await press(page, 'ArrowRight', ...'dik');
  await expect(page.getByRole('button', { name: /Begin op H8, staand/ })).toBeVisible();
  await page.locator('.score-board').focus();
  await press(page, 'Space');
  await expect(page.getByRole('button', { name: /Begin op H8, liggend/ })).toBeVisible();
  await press(page, 'Space', 'Enter');
  await expect(cell(page, 'DIK')).toBeVisible();
});

test('Enter on another button presses that button; what is typed next is noted all the same', async ({ page }) => {
  await openSheet(page, EMPTY);
  await page.getByRole('button', { name: 'Ruilt' }).focus();
  await press(page, 'Enter');
  await expect(cell(page, 'ruilt')).toBeVisible();
  await press(page, 'ArrowRight', ...'dak', 'Enter');
  await expect(cell(page, 'DAK')).toBeVisible();
  await expect(page.locator('.score-pad-cell')).toHaveCount(2);
});

test('the word table: Space begins the next word, and no Enter ever splits the word just typed', async ({ page }) => {
  await openSheet(page, SABRA);
  await press(page, ...'hut');
  await page.getByRole('button', { name: 'Volgend woord' }).focus();
  await press(page, 'Space', ...'kat', 'Enter');
  await expect(page.locator('.score-table [data-word]')).toHaveText(['HUT', 'KAT']);
  await expect.poll(() => totals(page)).toEqual(['3', '0']);
  await press(page, 'Enter');
  await expect(page.locator('.score-pad-cell')).toHaveCount(1);
  // Taking a word up leaves the focus on its button.
  await page.getByRole('button', { name: 'Pakt 1' }).focus();
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'HUT oppakken' }).focus();
  await press(page, 'Space', ...'houten', 'Enter');
  await expect(page.locator('.score-table [data-word]')).toHaveText(['KAT', 'HOUTEN']);
  await expect.poll(() => totals(page)).toEqual(['9', '0']);
});

test('Enter notes points that are typed in a field', async ({ page }) => {
  await openSheet(page, { ...EMPTY, lines: [{ by: 0, do: 'lay', at: 'H8', word: 'DAK' }] });
  await cell(page, 'DAK').focus();
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'Score zelf invullen' }).focus();
  await press(page, 'Enter');
  await page.getByRole('textbox', { name: 'Punten' }).fill('20');
  await press(page, 'Enter');
  await expect.poll(() => totals(page)).toEqual(['20', '0']);
});
