/** The scorekeeper: Woord-Rummikub. */
import type { ScoreSheet } from '@lettertafel/scorekeeper';
import { begin, cell, followTable, note, openSheet, totals, typeLetters } from './at-sheet.ts';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('Woord-Rummikub: typed, moved letter by letter, with a joker; pot, rounds and begin words in view', async ({
  page,
}) => {
  await begin(page, 'Woord-Rummikub Sabra');
  await followTable(page);
  await expect(page.locator('.score-stand')).toHaveText(/Ronde 1Pot: 98 letters.*Nog geen beginwoord/);
  await typeLetters(page, 'HUT');
  await page.getByRole('button', { name: 'Noteer HUT, 3 punten' }).tap();
  await page.getByRole('button', { name: 'Pakt 1' }).tap();
  await page.getByRole('button', { name: 'HUT oppakken' }).tap();
  await typeLetters(page, 'HOUTEn');
  await expect(page.getByText('Van het plankje: O E @')).toBeVisible();
  await page.getByRole('button', { name: 'Noteer HOUTEN, 6 punten' }).tap();
  await page.getByRole('button', { name: 'Pakt 1' }).tap();
  // The joker moves to a new word and becomes a D; the rest of its old word stays.
  await page.getByRole('button', { name: 'N van HOUTEN' }).tap();
  await page.getByRole('button', { name: 'Joker is N' }).tap();
  await page.locator('.score-key', { hasText: 'D' }).tap();
  await typeLetters(page, 'AK');
  await expect(page.getByText('Van het plankje: A K')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('table.png') });
  await page.getByRole('button', { name: 'Noteer DAK, 3 punten' }).tap();
  await expect.poll(() => totals(page)).toEqual(['12', '0']);
  await expect(page.locator('.score-table [data-word]')).toHaveText(['HOUTE', 'DAK']);
});

test('R-14 with an open pot a turn says which piles its tiles came from', async ({ page }) => {
  const sheet: ScoreSheet = {
    game: 'rummikub-sabra',
    players: ['Noord', 'Oost'],
    starter: 0,
    options: { openPot: true },
    lines: [],
  };
  await openSheet(page, sheet);
  const piles = page.locator('.score-piles');
  await piles.getByRole('button', { name: 'Stapel 3, 24 letters' }).tap();
  await expect(cell(page, 'pakt er 1')).toBeVisible();
  await typeLetters(page, 'HUT');
  await expect(piles.getByText('Vult aan van stapel')).toBeVisible();
  for (const pile of ['Stapel 3, 23', 'Stapel 3, 22', 'Stapel 1, 25']) {
    await piles.getByRole('button', { name: `${pile} letters` }).tap();
  }
  await expect(piles.getByText('Van stapel 3, 3 en 1')).toBeVisible();
  await note(page);
  await expect(piles.getByRole('button', { name: 'Stapel 3, 21 letters' })).toBeVisible();
  await cell(page, 'HUT').tap();
  await expect(page.getByText('Van stapel 3, 3 en 1')).toBeVisible();
});
