/** The scorekeeper on a small phone: axe, and what is in view without scrolling. */
import { AxeBuilder } from '@axe-core/playwright';
import type { ScoreSheet } from '@lettertafel/scorekeeper';
import type { Page } from '@playwright/test';
import { clickSquare, note, openSheet, typeLetters } from './at-sheet.ts';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('axe finds nothing, and nothing scrolls sideways at 360 x 640, in three languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ['nl', 'de', 'en']) {
    await page.addInitScript((chosen) => localStorage.setItem('lettertafel.language', chosen), language);
    await page.goto('/score');
    await look(page, `${language} begin`);
    await page.locator('form.score-form button[type=submit]').click();
    await page.locator('.score-board').click({ position: { x: 80, y: 80 } });
    await typeLetters(page, 'DAK');
    await look(page, `${language} sheet`);
    // The keys and the save button are visible without scrolling.
    const keys = await page.locator('.score-keys').boundingBox();
    const foot = await page.locator('.score-note').boundingBox();
    expect(foot && foot.y + foot.height).toBeLessThanOrEqual(640);
    expect(keys && foot && keys.y + keys.height).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.screenshot({ path: test.info().outputPath(`small-${language}.png`) });
    await note(page);
    await page.locator('.score-pad-cell').first().click();
    await look(page, `${language} line`);
    await page.locator('.score-panel-head button').click();
    await page.locator('.score-acts .btn').last().click();
    await look(page, `${language} dispute`);
    await page.keyboard.press('Escape');
    await page.locator('.top-tools .btn').last().click();
    await look(page, `${language} menu`);
    await page.locator('.score-menu .btn').first().click();
    await look(page, `${language} end`);
    await page.keyboard.press('Escape');
  }
});

/** Sheets with something on the board or table. */
const STARTED: readonly ScoreSheet[] = [
  {
    game: 'trickster-nl',
    players: ['Noord', 'Oost', 'Zuid'],
    starter: 0,
    options: { turnSeconds: 120 },
    lines: [{ by: 0, do: 'lay', at: 'H6', word: 'WONEN' }],
  },
  {
    game: 'rummikub-sabra',
    players: ['Noord', 'Oost', 'Zuid'],
    starter: 0,
    options: { turnSeconds: 120 },
    lines: [
      { by: 0, do: 'arrange', table: ['POES', 'LEER'] },
      { by: 1, do: 'arrange', table: ['POES', 'LEER', 'TIK', 'RUN'] },
    ],
  },
];

test('cards and word tables fit on 360 x 640 too, in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const sheet of STARTED) {
      await openSheet(page, sheet, sheet.game);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await look(page, `${theme} ${sheet.game}`);
      if (sheet.game === 'trickster-nl') {
        await clickSquare(page, 'A1');
        await look(page, `${theme} ${sheet.game} typing`);
      }
      await expect(page.locator('.score-keys')).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('.score-note')).toBeInViewport({ ratio: 0.99 });
      await page.locator('.score-acts .btn').last().click();
      await look(page, `${theme} ${sheet.game} dispute`);
      await page.getByRole('dialog').getByRole('button', { name: 'Wij vinden het goed' }).click();
      await page.locator('.score-pad-cell', { hasText: 'betwist' }).click();
      await page.getByRole('button', { name: 'Regel veranderen' }).click();
      await look(page, `${theme} ${sheet.game} dispute changed`);
    }
  }
});

test('after many rounds the keys and the button are in view on a tall phone, and the keys stay in place', async ({
  page,
}) => {
  const rounds = (doing: 'exchange' | 'draw') =>
    Array.from({ length: 24 }, (_, turn) => ({ by: turn % 3, do: doing }) as const);
  for (const sheet of STARTED) {
    const lines = [...sheet.lines, ...rounds(sheet.game === 'trickster-nl' ? 'exchange' : 'draw')];
    await openSheet(page, { ...sheet, options: {}, lines }, sheet.game);
    const placeOf = () => page.locator('.score-keys').boundingBox();
    if (sheet.game === 'trickster-nl') await page.locator('.score-board').click({ position: { x: 80, y: 80 } });
    const before = await placeOf();
    await typeLetters(page, 'DAK');
    await expect(page.locator('.score-pad-pencil')).toBeVisible();
    const keys = await placeOf();
    const foot = await page.locator('.score-note').boundingBox();
    expect(keys).toEqual(before);
    expect(keys && foot && keys.y + keys.height).toBeLessThanOrEqual(foot?.y ?? 0);
    expect(foot && foot.y + foot.height).toBeLessThanOrEqual(844);
  }
});

test('a double tap notes one exchange, not the next player’s as well', async ({ page }) => {
  const [sheet] = STARTED;
  if (!sheet) throw new Error('no sheet');
  await openSheet(page, { ...sheet, lines: [...sheet.lines, { by: 1, do: 'exchange' }] });
  await expect(page.getByRole('heading', { name: 'Zuid legt' })).toBeVisible();
  const box = await page.getByRole('button', { name: 'Ruilt', exact: true }).boundingBox();
  if (!box) throw new Error('no button');
  for (const _ of [1, 2]) await page.touchscreen.tap(box.x + 8, box.y + 8);
  await expect(page.getByRole('button', { name: 'Ruilt', exact: true })).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Noord legt' })).toBeVisible();
});

async function look(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, name).toBeLessThanOrEqual(0);
}
