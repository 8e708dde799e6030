/** The scorekeeper: Woord-Rummikub as a family writes it down, and what is said about a whole table. */
import type { ScoreSheet } from '@lettertafel/scorekeeper';
import { begin, cell, followTable, note, openSheet, settle, totals, typeLetters } from './at-sheet.ts';
import { expect, test } from './browser.ts';
import { prefer } from './screens.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('only the scoring word: its letters count, a word formed before does not (R-10), and it can be disputed', async ({
  page,
}) => {
  await begin(page, 'Woord-Rummikub Sabra', ['Papa', 'Mama']);
  await expect(page.locator('.score-table')).toHaveCount(0);
  for (const [word, points] of [
    ['HUT', 3],
    ['KATTEN', 6],
    // Letters of words that lie there are not asked for.
    ['HOUTEN', 6],
  ] as const) {
    await typeLetters(page, word);
    await expect(page.locator('.score-problem')).toHaveCount(0);
    await page.getByRole('button', { name: `Noteer ${word}, ${points} punten` }).tap();
  }
  await typeLetters(page, 'HUT');
  await expect(page.getByText('HUT is al eens gevormd en telt niet meer.')).toBeVisible();
  await expect(page.locator('.score-pad-pencil')).toHaveText(/^HUT0/);
  await page.keyboard.press('Escape');
  await typeLetters(page, 'KATTENN');
  await note(page);
  await expect.poll(() => totals(page)).toEqual(['9', '13']);
  await page.getByRole('button', { name: 'Betwisten' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Het woord is fout' }).tap();
  await expect.poll(() => totals(page)).toEqual(['9', '6']);
  await cell(page, 'HOUTEN').tap();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  await page.getByRole('button', { name: 'Wis letter' }).tap();
  await page.getByRole('button', { name: 'HOUTE, 5 punten bewaren' }).tap();
  await expect.poll(() => totals(page)).toEqual(['8', '6']);
});

test('only the points: a whole game of a family, beside the box', async ({ page }) => {
  await begin(page, 'Woord-Rummikub International', ['Papa', 'Mama']);
  await page.getByRole('radio', { name: 'alleen punten' }).tap();
  for (const points of ['12', '9', '20', '3', '18', '14']) {
    for (const digit of points) await page.locator('.score-key', { hasText: digit }).tap();
    await page.getByRole('button', { name: `Noteer ${points} punten` }).tap();
  }
  await expect.poll(() => totals(page)).toEqual(['50', '26']);
  // RI-04: at 50 points the round is finished, and the game is over.
  await settle(page, ['', 'XA'], ['Papa', 'Mama']);
  await expect.poll(() => totals(page)).toEqual(['50', '24']);
});

test('the whole table: missing letters are named, but not before a word is typed, and what is typed stays in view', async ({
  page,
}) => {
  await begin(page, 'Woord-Rummikub Sabra');
  await followTable(page);
  await typeLetters(page, 'HOUTEN');
  await note(page);
  await page.getByRole('button', { name: 'Pakt 1' }).tap();
  await page.getByRole('button', { name: 'HOUTEN oppakken' }).tap();
  await expect(page.locator('.score-problem')).toHaveCount(0);
  await expect(page.locator('.score-pad-pencil')).toHaveCount(0);
  await typeLetters(page, 'HOUEN');
  await expect(page.locator('.score-problem')).toHaveText('De T van HOUTEN ontbreekt.');
  await expect(page.locator('.score-pad-pencil')).toHaveText(/^HOUEN/);
  await page.getByRole('button', { name: 'Toch noteren' }).tap();
  await expect(cell(page, 'HOUEN')).toBeVisible();
  await expect(page.getByText('verlegd')).toHaveCount(0);
});

test('the table of words uses the height there is', async ({ page }) => {
  const words = 'HUT KAT POES LEER TIK RUN BOOM VIS MAAN ZON'.split(' ');
  const table = (count: number) => words.slice(0, count);
  const sheet: ScoreSheet = {
    game: 'rummikub-sabra',
    players: ['Noord', 'Oost'],
    starter: 0,
    options: {},
    lines: words.map((_, index) => ({ by: index % 2, do: 'arrange', table: table(index + 1) })),
  };
  await openSheet(page, sheet);
  const heightOf = async () => (await page.locator('.score-table').boundingBox())?.height ?? 0;
  expect(await heightOf()).toBeGreaterThan(230);
  await page.setViewportSize({ width: 1280, height: 860 });
  await expect.poll(heightOf).toBeGreaterThan(700);
  for (const [width, height] of [
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.score-keys')).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('.score-note')).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('.score-table [data-word]').first()).toBeInViewport();
  }
});

for (const language of ['nl', 'de', 'en'] as const) {
  test(`at 360 x 640 every way to write a turn down is in view (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await prefer(page, 'light', language);
    await openSheet(page, { game: 'rummikub-sabra', players: ['A', 'B', 'C'], starter: 0, options: {}, lines: [] });
    const ways = page.locator('.score-turn .choice-option');
    await expect(ways).toHaveCount(3);
    for (const chosen of await ways.all()) {
      await chosen.getByRole('radio').check();
      for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
    }
  });
}
