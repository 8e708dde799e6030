/** Hints, earlier turns and unseen tiles on a phone, for a single player against the computer. */
import { AxeBuilder } from '@axe-core/playwright';
import type { CrosswordView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { pass, rackOf } from './board-page.ts';
import { expect, type Heard, test, untilTold } from './browser.ts';
import { chooseWayToPlay } from './home-page.ts';
import { playsOf } from './legal-plays.ts';

test.use({ viewport: { width: 360, height: 640 } });

async function beginHere(page: Page, heard: Heard) {
  await page.goto('/');
  await page.getByRole('button', { name: /^Tegen de computer ?: Scrabble XL$/ }).click();
  await page.waitForURL(/\/t\/local~/);
  const table = new URL(page.url()).pathname.split('/t/')[1] ?? '';
  const news = await untilTold<CrosswordView>(heard, { table }, ({ view }) => view.turn === 0 && !view.open);
  return { table, news };
}

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

test('a hint comes in three steps, is marked on the board and can be laid out', async ({ page, heard }) => {
  const { news } = await beginHere(page, heard);
  const isFound = playsOf('scrabble-xl-nl', news.view).length > 0;
  const before = await page.locator('.board-frame').boundingBox();
  await openFromMenu(page, 'Hint');
  const sheet = page.getByRole('dialog', { name: 'Hint' });
  const first = sheet.getByText(
    isFound ? /^Kijk eens in (rij [A-O]|kolom \d+)\.$/ : 'De computer ziet niets om te leggen.',
  );
  await expect(first).toBeVisible();
  expect(await page.locator('.board-frame').boundingBox()).toEqual(before);
  await expectNoFaults(page);
  if (isFound) {
    const [line = ''] = /[A-O\d]+(?=\.$)/.exec((await first.textContent()) ?? '') ?? [];
    await expect(page.locator('.sq-hinted')).toHaveCount(15);
    await sheet.getByRole('button', { name: 'Hoe lang is het woord?' }).click();
    await expect(sheet.getByText(/^Het woord heeft \d+ letters\.$/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Welk woord is het?' }).click();
    const told = sheet.getByText(/^[A-Z]+, vanaf [A-O]\d+ naar (rechts|beneden), voor \d+ punten\.$/);
    await expect(told).toContainText(new RegExp(`vanaf (${line}\\d+ naar rechts|[A-O]${line} naar beneden),`));
    const [word = '', points = ''] = ((await told.textContent()) ?? '').match(/^[A-Z]+|\d+(?= punten)/g) ?? [];
    expect(word).toContain((await page.locator('.sq-ghost').allTextContents()).join('').charAt(0));
    await sheet.getByRole('button', { name: 'Klaarleggen' }).click();
    await expect(page.getByRole('button', { name: `${word} leggen` })).toBeEnabled();
    await expect(page.getByRole('img', { name: new RegExp(`^${points} .*voor wat er ligt`) })).toBeVisible();
    // Zooming by a double tap arms no cursor, and there is a way back.
    const cursor = page.locator('.board-cursor');
    const cursors = await cursor.count();
    await page.locator('.sq:not(.sq-taken)').first().dblclick();
    await expect(page.locator('.board-zoomed')).toBeVisible();
    await expect(cursor).toHaveCount(cursors);
    await page.getByRole('button', { name: 'Hele bord' }).click();
    await expect(page.locator('.board-zoomed')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  expect(heard.errors).toEqual([]);
});

test('going back to an earlier turn undoes what followed, and makes the game practice', async ({
  page,
  heard,
  input,
}) => {
  const { table, news } = await beginHere(page, heard);
  await pass(input, page);
  await untilTold<CrosswordView>(
    heard,
    { table },
    ({ view, length }) => length > news.length + 1 && view.turn === 0 && !view.open,
  );
  await openFromMenu(page, 'Terug naar een eerdere beurt');
  const sheet = page.getByRole('dialog', { name: 'Terug naar een eerdere beurt' });
  await expect(sheet.getByRole('button', { name: 'Beurt 1 past' })).toBeVisible();
  await expectNoFaults(page);
  await sheet.getByRole('button', { name: /^Beurt 1/ }).click();
  const after = await untilTold<CrosswordView>(heard, { table }, ({ length }) => length === news.length);
  expect(after.view.rack).toEqual(news.view.rack);
  expect(after.view.board).toEqual(news.view.board);
  await expect(page.getByText('Terug bij beurt 1.').first()).toBeVisible();
  await page.reload();
  await expect(rackOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Oefenspel')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Opgeven', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opgeven', exact: true }).click();
  await page.locator('.proof').getByRole('button', { name: 'Narekenen' }).click();
  await expect(page.locator('.proof').getByText('klopt', { exact: true })).toBeVisible();
  expect(heard.errors).toEqual([]);
});

test('the bag shows which tiles are unseen', async ({ page, heard }) => {
  const { news } = await beginHere(page, heard);
  await page.getByRole('button', { name: /Welke letters zijn er nog\?$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Nog niet gezien' });
  const unseen = news.view.bag + (news.view.seats[1]?.tiles ?? 0);
  await expect(sheet.getByText(`${unseen} letters in de zak en op andere plankjes.`)).toBeVisible();
  const counts = await sheet.locator('.unseen-times').allTextContents();
  expect(counts.reduce((sum, times) => sum + Number(times), 0)).toBe(unseen);
  await expectNoFaults(page);
});

test('players who share a device get none of these', async ({ page, input }) => {
  await chooseWayToPlay(page, input, { game: 'Scrabble XL', way: 'Op dit apparaat' });
  await page.getByRole('dialog').getByRole('textbox').first().fill('Noord');
  await page.getByRole('dialog').getByRole('textbox').nth(1).fill('Oost');
  await page.getByRole('dialog').getByRole('button', { name: 'Beginnen' }).click();
  await page.getByRole('button', { name: /^Ik ben (Noord|Oost)$/ }).click();
  await expect(rackOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /Welke letters zijn er nog\?$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Opgeven', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});
