/** How many gestures the turns of each game take in the scorekeeper (docs/performance.md lists them). */
import type { Locator, Page } from '@playwright/test';
import { begin, followTable, lay, pointOf, totals, typeLetters } from './at-sheet.ts';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Counts the taps and choices of one turn, on the screen alone. */
function countGestures(page: Page) {
  let gestures = 0;
  return {
    count: () => gestures,
    async tap(target: Locator) {
      await target.tap();
      gestures += 1;
    },
    async square(name: string) {
      const { x, y } = await pointOf(page, name);
      await page.touchscreen.tap(x, y);
      gestures += 1;
    },
    async letters(word: string) {
      for (const letter of word) await this.tap(page.locator('.score-key', { hasText: letter }));
    },
  };
}

const noteOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Scrabble XL: a word of five letters takes seven gestures, on the screen alone', async ({ page }) => {
  await begin(page, 'Scrabble XL');
  await lay(page, 'H5', 'TREINEN', 68);
  const hand = countGestures(page);
  await hand.square('D5');
  await hand.letters('SNOET');
  await hand.tap(noteOf(page, 'Noteer SNOET, 14 punten'));
  expect(hand.count()).toBe(7);
  await expect.poll(() => totals(page)).toEqual(['68', '14']);
});

test('German Scrabble: the direction follows from the letters', async ({ page }) => {
  await begin(page, 'Scrabble Deutsch');
  await expect(page.locator('.score-keys-row').first()).toHaveText('QWERTZUIOPÜ');
  await lay(page, 'H6', 'HUND', 10);
  const hand = countGestures(page);
  await hand.square('H6');
  await hand.letters('HASE');
  await hand.tap(noteOf(page, 'Noteer HASE, 7 punten'));
  expect(hand.count()).toBe(6);
});

test('exchanging, passing and drawing take one gesture', async ({ page }) => {
  await begin(page, 'Scrabble Deutsch');
  const hand = countGestures(page);
  await hand.tap(page.getByRole('button', { name: 'Ruilt' }));
  await hand.tap(page.getByRole('button', { name: 'Past', exact: true }));
  await begin(page, 'Woord-Rummikub International');
  await hand.tap(page.getByRole('button', { name: 'Pakt 1' }));
  expect(hand.count()).toBe(3);
});

test('Trickster: a word with a card', async ({ page }) => {
  await begin(page, 'Scrabble Trickster');
  await lay(page, 'H6', 'WONEN', 18);
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  const hand = countGestures(page);
  await hand.square('A1');
  await hand.letters('WIP');
  await hand.tap(page.getByRole('button', { name: 'Kaart', exact: true }));
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Waar je wilt' }));
  await hand.tap(noteOf(page, 'Noteer WIP, 27 punten'));
  expect(hand.count()).toBe(7);
});

test('Sabra: a word that is rearranged', async ({ page }) => {
  await begin(page, 'Woord-Rummikub Sabra');
  await followTable(page);
  await typeLetters(page, 'HUT');
  await noteOf(page, 'Noteer HUT, 3 punten').tap();
  await page.getByRole('button', { name: 'Pakt 1' }).tap();
  const hand = countGestures(page);
  await hand.tap(page.getByRole('button', { name: 'HUT oppakken' }));
  await hand.letters('HOUTEN');
  await hand.tap(noteOf(page, 'Noteer HOUTEN, 6 punten'));
  expect(hand.count()).toBe(8);
});

test('International: a word that is lengthened', async ({ page }) => {
  await begin(page, 'Woord-Rummikub International');
  await followTable(page);
  await typeLetters(page, 'ROOD');
  await noteOf(page, 'Noteer ROOD, 4 punten').tap();
  await page.getByRole('button', { name: 'Pakt 1' }).tap();
  const hand = countGestures(page);
  await hand.tap(page.getByRole('button', { name: 'ROOD oppakken' }));
  await hand.letters('BROOD');
  await hand.tap(noteOf(page, 'Noteer BROOD, 5 punten'));
  expect(hand.count()).toBe(7);
});

for (const game of ['Sabra', 'International']) {
  test(`${game}, only the scoring word: its letters and one gesture; only the points: their figures and one`, async ({
    page,
  }) => {
    await begin(page, `Woord-Rummikub ${game}`);
    const hand = countGestures(page);
    await hand.letters('HUT');
    await hand.tap(noteOf(page, 'Noteer HUT, 3 punten'));
    expect(hand.count()).toBe('HUT'.length + 1);
    await hand.letters('HOUTEN');
    await hand.tap(noteOf(page, 'Noteer HOUTEN, 6 punten'));
    expect(hand.count()).toBe('HUT'.length + 1 + 'HOUTEN'.length + 1);
    await begin(page, `Woord-Rummikub ${game}`);
    await page.getByRole('radio', { name: 'alleen punten' }).check();
    const other = countGestures(page);
    await other.letters('12');
    await other.tap(noteOf(page, 'Noteer 12 punten'));
    expect(other.count()).toBe(3);
    await expect.poll(() => totals(page)).toEqual(['12', '0']);
  });
}
