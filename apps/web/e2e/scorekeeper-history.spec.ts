/** The scorekeeper: removed and changed lines come back at any time, and what is typed survives a reload. */
import type { ScoreSheet } from '@lettertafel/scorekeeper';
import { cell, clickSquare, lay, openSheet, totals, typeLetters, typeWord } from './at-sheet.ts';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const XL: ScoreSheet = {
  game: 'scrabble-xl-nl',
  players: ['Papa', 'Mama'],
  starter: 0,
  options: {},
  lines: [
    { by: 0, do: 'lay', at: 'H5', word: 'TREINEN' },
    { by: 1, do: 'lay', at: 'G10', word: 'ZIE' },
  ],
};

test('a deleted line is offered in place, and can be brought back after a reload', async ({ page }) => {
  await page.clock.install();
  await openSheet(page, XL);
  await cell(page, 'ZIE').tap();
  await page.getByRole('button', { name: 'Regel wissen' }).tap();
  await expect.poll(() => totals(page)).toEqual(['68', '0']);
  // It does not go away by itself, and covers no score.
  await page.clock.runFor(60_000);
  await expect(page.getByText('Gewist: ZIE.')).toBeVisible();
  await expect(page.locator('.score-pad-total').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Terugzetten' }).tap();
  await expect.poll(() => totals(page)).toEqual(['68', '13']);
  await cell(page, 'ZIE').tap();
  await page.getByRole('button', { name: 'Regel wissen' }).tap();
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  await expect(page.getByText('Gewist: ZIE.')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('button', { name: 'Gewiste en veranderde regels' }).tap();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: 'Terugzetten' }).tap();
  await page.keyboard.press('Escape');
  await expect.poll(() => totals(page)).toEqual(['68', '13']);
});

test('a changed line shows what it was, and goes back to it', async ({ page }) => {
  await openSheet(page, XL);
  await cell(page, 'ZIE').tap();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  await page.getByRole('button', { name: 'Wis letter' }).tap();
  await typeLetters(page, 'N');
  await page.getByRole('button', { name: /^ZIN, \d+ punten bewaren$/ }).tap();
  await page.reload();
  await cell(page, 'ZIN').tap();
  await expect(page.locator('.score-was')).toHaveText(/^ZIE 13/);
  await page.locator('.score-was').getByRole('button', { name: 'Terugzetten' }).tap();
  await expect(cell(page, 'ZIE')).toBeVisible();
  await expect.poll(() => totals(page)).toEqual(['68', '13']);
});

test('a word that is being typed survives a reload, on a board, as a correction, and on a word table', async ({
  page,
}) => {
  await openSheet(page, XL);
  await typeWord(page, '7H', 'eGEL');
  const button = page.locator('.score-note');
  const label = await button.textContent();
  expect(label).toMatch(/^Noteer EGEL/);
  await page.reload();
  await expect(button).toHaveText(label ?? '');
  await button.tap();
  await expect(cell(page, 'EGEL')).toBeVisible();
  await page.reload();
  await expect(button).toBeHidden();

  await cell(page, 'ZIE').tap();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  await page.getByRole('button', { name: 'Wis letter' }).tap();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Regel verbeteren' })).toBeVisible();
  await expect(button).toHaveText(/^ZI, \d+ punten bewaren$/);
  await page.getByRole('button', { name: 'Toch niet' }).tap();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mama legt' })).toBeVisible();

  await openSheet(page, { ...XL, game: 'rummikub-sabra', lines: [{ by: 0, do: 'arrange', table: ['HUT'] }] }, 'words');
  await page.getByRole('button', { name: 'Pakt 1' }).tap();
  await page.getByRole('button', { name: 'HUT oppakken' }).tap();
  await typeLetters(page, 'HOUTEn');
  await page.reload();
  await expect(button).toHaveText('Noteer HOUTEN, 6 punten');
  await expect(page.getByText('Van het plankje: O E @')).toBeVisible();
});

test('what was typed for another sheet, or is no entry at all, is forgotten', async ({ page }) => {
  await openSheet(page, XL);
  await clickSquare(page, 'D5');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('lettertafel.sheet-entry.')))
      localStorage.setItem(key, '{"lines":2,"entered":{"draft":{"square":9999}}}');
  });
  await page.reload();
  await lay(page, '7H', 'EGEL', 11);
  await expect.poll(() => totals(page)).toEqual(['79', '13']);
});
