/** Keeping score with a real box: entering, correcting, ending, without a request to the server. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** From home in three taps: the entry, the game, start. */
async function begin(page: Page, game: string, players = 2): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Met het echte spel' }).click();
  await page.getByRole('radio', { name: game, exact: true }).check();
  if (players !== 2) await page.getByRole('radio', { name: String(players), exact: true }).check();
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /Speler 1 legt/ })).toBeVisible();
}

/** The number of taps and keys that a test has used. */
let gestures = 0;

async function tapSquare(page: Page, name: string): Promise<void> {
  const board = page.getByRole('button', { name: /^Bord\./ });
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  const unit = box.width / 316;
  const row = 'ABCDEFGHIJKLMNO'.indexOf(name[0] ?? '');
  const column = Number(name.slice(1)) - 1;
  gestures += 1;
  await page.mouse.click(box.x + unit * (8 + column * 20 + 10), box.y + unit * (8 + row * 20 + 10));
}

async function type(page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    gestures += 1;
    // Playwright's keyboard has no umlauts.
    if (letter.charCodeAt(0) > 127) await page.getByRole('button', { name: letter, exact: true }).click();
    else
      await page.keyboard.press(
        letter === letter.toUpperCase() ? letter.toLowerCase() : `Shift+${letter.toUpperCase()}`,
      );
  }
}

async function note(page: Page, label: RegExp): Promise<void> {
  gestures += 1;
  await page.getByRole('button', { name: label }).click();
}

async function lay(page: Page, square: string, letters: string, points: number): Promise<void> {
  await tapSquare(page, square);
  await type(page, letters);
  await note(page, new RegExp(`^Noteer \\S+, ${points} punt`));
}

const totals = (page: Page) => page.locator('.score-pad-total').allInnerTexts();

test('a board game: words, cross words, exchange, correction, end; no requests', async ({ page, heard }) => {
  await begin(page, 'Scrabble XL', 3);
  const asked = heard.asked.filter((path) => path.startsWith('/api/')).length;
  await lay(page, 'H5', 'TREINEN', 68);
  await lay(page, 'G10', 'ZIE', 13);
  await lay(page, 'H1', 'SNEL', 30);

  gestures = 0;
  await lay(page, 'F2', 'KANO', 12);
  expect(gestures, 'a word through one letter').toBeLessThanOrEqual(8);

  await page.getByRole('button', { name: 'Ruilt' }).click();
  await page.getByRole('button', { name: 'Past' }).click();
  await expect.poll(() => totals(page)).toEqual(['80', '13', '30']);

  // The first word was really TREIN: the lines built on it are marked and still count.
  await page.locator('.score-pad-cell', { hasText: 'TREINEN' }).first().click();
  await page.getByRole('button', { name: 'Regel veranderen' }).click();
  await tapSquare(page, 'H5');
  await type(page, 'TREIN');
  await note(page, /^TREIN, 14 punten bewaren/);
  await expect.poll(() => totals(page)).toEqual(['26', '13', '30']);
  await expect(page.locator('.score-pad-wrong')).not.toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('corrected.png') });

  await page.reload();
  await expect.poll(() => totals(page)).toEqual(['26', '13', '30']);
  await page.getByRole('button', { name: 'Afrekenen' }).first().click();
  await page.getByLabel('Over bij Speler 2').fill('xa');
  await page.getByRole('dialog').getByRole('button', { name: 'Afrekenen' }).click();
  await expect.poll(() => totals(page)).toEqual(['26', '4', '30']);
  await expect(page.getByRole('heading', { name: 'Speler 3 wint' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('ended.png') });
  expect(heard.asked.filter((path) => path.startsWith('/api/'))).toHaveLength(asked);
  expect(heard.errors).toEqual([]);
});

test('a dispute, a blank and a score by hand', async ({ page }) => {
  await begin(page, 'Scrabble Deutsch');
  await tapSquare(page, 'H4');
  await type(page, 'GrÜNDE');
  await note(page, /^Noteer GRÜNDE, 26 punten/);
  await page.getByRole('button', { name: 'Betwisten' }).click();
  await page.getByRole('button', { name: 'Het woord is goed' }).click();
  await expect.poll(() => totals(page)).toEqual(['26', '-10']);
  await page.locator('.score-pad-cell', { hasText: 'GRÜNDE' }).click();
  await page.getByRole('button', { name: 'Score zelf invullen' }).click();
  await page.getByLabel('Punten').fill('30');
  await page.getByRole('dialog').getByRole('button', { name: 'Noteer' }).click();
  await expect.poll(() => totals(page)).toEqual(['30', '-10']);
});

test('Woord-Rummikub: old words are taken up, new ones typed', async ({ page }) => {
  await begin(page, 'Woord-Rummikub Sabra');
  await type(page, 'HUT');
  await note(page, /^Noteer HUT, 3 punten/);
  await page.getByRole('button', { name: 'Pakt 1' }).click();
  await page.getByRole('button', { name: 'HUT', exact: true }).click();
  await type(page, 'HOUTEn');
  await expect(page.getByText('Van het plankje: O E @')).toBeVisible();
  await note(page, /^Noteer HOUTEN, 6 punten/);
  await expect.poll(() => totals(page)).toEqual(['9', '0']);
  await page.screenshot({ path: test.info().outputPath('table.png') });
});

test('Trickster: cards with a word and by themselves', async ({ page }) => {
  await begin(page, 'Scrabble Trickster');
  await lay(page, 'H6', 'WONEN', 18);
  await page.getByRole('button', { name: 'Past' }).click();
  await tapSquare(page, 'A1');
  await type(page, 'WIP');
  await page.getByLabel('Kaarten').selectOption({ label: 'Waar je wilt' });
  await note(page, /^Noteer WIP, 27 punten/);
  await page.getByRole('button', { name: 'Kaart spelen' }).click();
  await page.screenshot({ path: test.info().outputPath('card.png') });
  await page.getByRole('dialog').getByRole('button', { name: 'Noteer' }).click();
  await expect.poll(() => totals(page)).toEqual(['45', '0']);
});

test('axe finds no violations, and nothing scrolls horizontally at 360 x 640, in three languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ['nl', 'de', 'en']) {
    await page.addInitScript((chosen) => localStorage.setItem('lettertafel.language', chosen), language);
    await page.goto('/score');
    await look(page, `${language} begin`);
    await page.locator('form button[type=submit]').click();
    await page.locator('.score-board').click({ position: { x: 80, y: 80 } });
    await type(page, 'DAK');
    await look(page, `${language} sheet`);
    await page.screenshot({ path: test.info().outputPath(`small-${language}.png`) });
  }
});

async function look(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, name).toBeLessThanOrEqual(0);
}
