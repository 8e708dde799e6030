/** The app without a network: once loaded it starts again, and plays a whole game of each of the five. */
import type { GameId } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { expect, test } from './browser.ts';
import { expectSpoken } from './expect-spoken.ts';
import { cacheApp } from './own-server.ts';
import { playBoardGame, playTrickster, playWordTable } from './whole-game.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 400_000 });

const GAMES: readonly (readonly [GameId, string])[] = [
  ['scrabble-xl-nl', 'Scrabble XL'],
  ['scrabble-de', 'Scrabble Deutsch'],
  ['trickster-nl', 'Scrabble Trickster'],
];

async function expectEnd(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /wint met|winnen samen/ })).toBeVisible();
  await page.locator('.proof').getByRole('button', { name: 'Narekenen' }).click();
  await expect(page.locator('.proof').getByText('klopt', { exact: true })).toBeVisible();
}

async function tableOf(page: Page): Promise<string> {
  await page.waitForURL(/\/t\/local~/);
  return new URL(page.url()).pathname.split('/t/')[1] ?? '';
}

for (const [game, name] of GAMES) {
  test(`a whole game of ${name} with the server gone`, async ({ page, heard, way }) => {
    const said = await recordAnnouncements(page);
    const address = await cacheApp(page);
    await page.reload();
    await page.getByRole('button', { name: new RegExp(`^Tegen de computer ?: ${name}$`) }).click();
    const player = { page, heard, way, game, table: await tableOf(page) };
    const laid = await (game === 'trickster-nl' ? playTrickster(player) : playBoardGame(player));
    expect(laid).toBeGreaterThan(3);
    await expectEnd(page);
    await expectSpoken(heard, player.table, said);
    // It is still listed, with the rules.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
    await page.goto(`${address}/rules/${game}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(heard.errors).toEqual([]);
  });
}

for (const game of ['rummikub-sabra', 'rummikub-international'] as const) {
  test(`a whole game of ${game} with the server gone`, async ({ page, heard, way }) => {
    const address = await cacheApp(page);
    await page.goto(`${address}/new/${game}`);
    const choose = (option: string, value: RegExp) =>
      page.getByRole('group', { name: option }).locator('label').filter({ hasText: value }).click();
    await choose('Woorden nakijken', /^meteen/);
    await choose('Het spel eindigt', /^als iemand het doel haalt/);
    await choose('Tot hoeveel punten', /^25/);
    await page.getByRole('button', { name: 'Beginnen' }).click();
    await playWordTable({ page, heard, way, game, table: await tableOf(page) });
    await expectEnd(page);
    expect(heard.errors).toEqual([]);
  });
}
