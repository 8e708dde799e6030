/**
 * Whole games against the computer by keyboard, through the page, to the last tile and the settlement; all events are
 * announced. With a pointer, games of all five are played offline (offline.spec.ts).
 */
import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { expect, openTable, test } from './browser.ts';
import { expectSpoken } from './expect-spoken.ts';
import { playBoardGame, playTrickster, playWordTable, SHORT_TABLE } from './whole-game.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function expectSettlement(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /wint met|winnen samen/ })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
}

type Watched = typeof globalThis & { sawTableAfterEnd?: boolean };

/** Call it before the page is opened. The returned function says whether the table was shown after the end. */
async function recordLastLook(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.play-result')) (globalThis as Watched).sawTableAfterEnd = true;
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (globalThis as Watched).sawTableAfterEnd ?? false);
}

test('a whole game of Scrabble XL, begun with one click', async ({ page, heard, way, input }) => {
  const said = await recordAnnouncements(page);
  await page.goto('/');
  await input.press(page.getByRole('button', { name: /^Tegen de computer ?: Scrabble XL$/ }));
  await page.waitForURL(/\/t\//);
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  const table = page.url().split('/t/')[1] ?? '';
  const laid = await playBoardGame({ page, heard, way, game: 'scrabble-xl-nl', table });
  expect(laid).toBeGreaterThan(3);
  await expectSettlement(page);
  await expectSpoken(heard, table, said);
  expect(heard.errors).toEqual([]);
});

test('a whole game of Scrabble Trickster, with every question about cards answered', async ({ page, heard, way }) => {
  const said = await recordAnnouncements(page);
  const table = await openTable(page, { game: 'trickster-nl' });
  const laid = await playTrickster({ page, heard, way, table, game: 'trickster-nl' });
  expect(laid).toBeGreaterThan(3);
  await expectSettlement(page);
  await expectSpoken(heard, table, said);
  expect(heard.errors).toEqual([]);
});

for (const game of ['rummikub-sabra', 'rummikub-international'] as const) {
  test(`a whole game of ${game} to ten points`, async ({ page, heard, way }) => {
    const said = await recordAnnouncements(page);
    const sawTableAfterEnd = await recordLastLook(page);
    let [laid, table] = [0, ''];
    // The computer may move before the first word is laid.
    while (laid === 0) {
      table = await openTable(page, { game, options: SHORT_TABLE });
      laid = await playWordTable({ page, heard, way, game, table });
    }
    await expectSettlement(page);
    await expectSpoken(heard, table, said);
    // A play that ends the game can be seen before the result.
    const moves = (await said()).filter((sentence) => /^(Je|Computer) (legt|maakt|pakt|past)\b/.test(sentence));
    expect(await sawTableAfterEnd()).toBe(/ (legt|maakt) /.test(moves.at(-1) ?? ''));
    expect(heard.errors).toEqual([]);
  });
}
