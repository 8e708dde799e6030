/** Without a pointer: turns by the keyboard alone, found by roles and names alone. */
import { type CrosswordView, SIZE, type TableView } from '@lettertafel/engine';
import type { Locator, Page } from '@playwright/test';
import { handOf, stripOf } from './at-table.ts';
import { expect, ME, openTableWith, test, untilTold, type Wanted } from './browser.ts';
import { newTiles } from './on-board.ts';
import { playsOf, wordsOf } from './words.ts';

/** Presses Tab until the focus is on something with this role and name. */
async function tabTo(page: Page, role: 'gridcell' | 'button', name: RegExp): Promise<void> {
  const focused = page.locator(':focus').and(page.getByRole(role, { name }));
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) === 1) return;
  }
  throw new Error(`Tab never comes to ${role} ${name}`);
}

test('a turn on a board: Tab to it, arrows, letters, Enter; every step is spoken', async ({ page, heard }) => {
  const game = 'scrabble-xl-nl';
  const {
    table,
    view,
    length,
    found: best,
  } = await openTableWith({ page, heard }, { game }, (seen: CrosswordView) =>
    playsOf(game, seen).find(({ at, word }) => /^[A-O]\d+$/.test(at) && /^[A-Z]+$/.test(word)),
  );
  const tiles = newTiles(best, view.board);
  const [first] = tiles;
  if (!first) throw new Error('nothing to lay');

  await tabTo(page, 'gridcell', /^[A-O]\d+,/);
  const rows = Math.floor(first.square / SIZE) - 7;
  const columns = (first.square % SIZE) - 7;
  for (let step = 0; step < Math.abs(rows); step++) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(columns); step++)
    await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  if (columns === 0) for (const key of ['ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  for (const { cell } of tiles) await page.keyboard.press(cell.toLowerCase());
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`op .*, ${best.score} punt`) })).toHaveCount(1);
  await page.keyboard.press('Enter');
  const later = await untilTold<CrosswordView>(heard, { table }, (news) => news.length > length);
  expect(later.view.seats[0]?.score).toBe(best.score);
});

test('a turn at a table: letters, Backspace, arrows, Space, Enter, Control Enter', async ({ page, heard }) => {
  const wanted: Wanted = { game: 'rummikub-sabra', options: {}, seats: [ME] };
  const {
    table,
    view,
    found: word,
  } = await openTableWith({ page, heard }, wanted, ({ rack }: TableView) => wordsOf(rack.join(''), 3)[0]);
  await expect(handOf(page)).toBeVisible();
  for (const letter of word.slice(0, 2)) await page.keyboard.press(letter.toLowerCase());
  await expect(stripOf(page, word.slice(0, 2))).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(handOf(page).getByRole('button')).toHaveCount(view.rack.length);

  await tabTo(page, 'button', /^([A-Z]|joker zonder letter)$/);
  const taken = new Map<string, number>();
  for (const letter of word) {
    const index = taken.get(letter) ?? 0;
    taken.set(letter, index + 1);
    await arrowTo(page, handOf(page).getByRole('button', { name: letter, exact: true }).nth(index));
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await expect(stripOf(page, word)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Beurt klaar/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await untilTold<TableView>(heard, { table }, (news) => news.view.table.some(({ reading }) => reading === word));
});

/** From one end of the hand to the other. */
async function arrowTo(page: Page, letter: Locator): Promise<void> {
  for (const way of ['ArrowLeft', 'ArrowRight']) {
    for (let steps = 0; steps < 8; steps++) {
      if (await letter.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(way);
    }
  }
  await expect(letter).toBeFocused();
}
