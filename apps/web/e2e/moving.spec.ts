/** A game of this device is moved to the server and played on from another device. */
import type { CrosswordView, TableView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { layWord, pass, rackOf, typeWord } from './board-page.ts';
import { anotherPlayer, expect, type Heard, test, untilTold } from './browser.ts';
import { chooseWayToPlay } from './home-page.ts';
import { playsOf } from './legal-plays.ts';
import { handOf } from './word-table-page.ts';

const MENU_ENTRY = 'Verder op een ander apparaat';
const ON_ITS_WAY = /^Dit spel is onderweg naar de server/;

const tableOf = (page: Page) => new URL(page.url()).pathname.split('/t/')[1] ?? '';

async function beginBoardGame(page: Page, heard: Heard): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Tegen de computer ?: Scrabble XL$/ }).click();
  await page.waitForURL(/\/t\/local~/);
  await untilTold<CrosswordView>(heard, { table: tableOf(page) }, ({ view }) => view.turn === 0 && !view.open);
  return tableOf(page);
}

async function askToMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: MENU_ENTRY }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Overzetten' }).click();
}

async function arrive(page: Page): Promise<string> {
  await page.waitForURL(({ pathname }) => /^\/t\/[\w-]+$/.test(pathname));
  return tableOf(page);
}

/** The link in the sheet, at the address of this test. */
async function linkIn(page: Page): Promise<string> {
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

/** The entries that the browser still keeps of local games. */
function keptEntries(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('lettertafel-tables');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

test('a board game against the computer goes on where it was, on both devices', async ({
  page,
  heard,
  input,
  browser,
}) => {
  const before = await beginBoardGame(page, heard);
  await pass(input, page);
  const here = await untilTold<CrosswordView>(
    heard,
    { table: before },
    ({ view, length }) => length > 2 && view.turn === 0 && !view.open,
  );
  await askToMove(page);
  const table = await arrive(page);
  const link = await linkIn(page);
  await page.keyboard.press('Escape');
  await expect(rackOf(page)).toBeVisible();
  const there = await untilTold<CrosswordView>(heard, { table }, () => true);
  expect(there.view).toMatchObject({ rack: here.view.rack, board: here.view.board, turn: 0 });
  expect(await keptEntries(page)).toBe(0);

  const phone = await anotherPlayer(browser);
  await phone.page.goto(link);
  const { view } = await untilTold<CrosswordView>(phone.heard, { table }, () => true);
  const [best] = playsOf('scrabble-xl-nl', view);
  if (best) {
    await typeWord(input, phone.page, best, view.board);
    await layWord(input, phone.page, best);
  } else await pass(input, phone.page);
  // The computer has answered, and the first device has seen both.
  const isAnswered = ({ view: now, length }: { view: CrosswordView; length: number }) =>
    length > here.length + 1 && now.turn === 0 && !now.open;
  await untilTold<CrosswordView>(phone.heard, { table }, isAnswered);
  await untilTold<CrosswordView>(heard, { table }, isAnswered);

  // The old address leads to the new one, and there is one game in the list.
  await page.goto(`/t/${before}`);
  expect(await arrive(page)).toBe(table);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Jij bent' }).getByRole('listitem')).toHaveCount(1);

  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opgeven', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opgeven', exact: true }).click();
  const proof = page.locator('.proof');
  await expect(proof.getByText(/^Het apparaat waarop dit spel begon, heeft zelf geschud; daarna/)).toBeVisible();
  await proof.getByRole('button', { name: 'Narekenen' }).click();
  await expect(proof.getByText('klopt', { exact: true })).toBeVisible();
  expect(heard.errors).toEqual([]);
  expect(phone.heard.errors).toEqual([]);
});

test('each of two people at Woord-Rummikub can take another device', async ({ page, heard, input, browser }) => {
  await chooseWayToPlay(page, input, { game: 'Sabra', way: 'Op dit apparaat' });
  await page.getByRole('dialog').getByRole('button', { name: 'Beginnen' }).click();
  await page.waitForURL(/\/t\/local~/);
  const before = await untilTold<TableView>(heard, { table: tableOf(page), seat: 1 }, () => true);
  await page.locator('.cover button').click();
  await askToMove(page);
  const table = await arrive(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Speler 2' }).click();
  const phone = await anotherPlayer(browser);
  await phone.page.goto(await linkIn(page));
  const after = await untilTold<TableView>(phone.heard, { table, seat: 1 }, () => true);
  expect(after.view.rack).toEqual(before.view.rack);
  await expect(handOf(phone.page)).toBeVisible();
  await page.keyboard.press('Escape');

  const player = after.view.turn === 1 ? phone.page : page;
  if (player === page) await page.locator('.cover button').click();
  await player.getByRole('button', { name: /Letter pakken/ }).click();
  await untilTold<TableView>(phone.heard, { table, seat: 1 }, ({ view }) => view.turn !== after.view.turn);
  await untilTold<TableView>(heard, { table, seat: 0 }, ({ view }) => view.turn !== after.view.turn);
  expect(heard.errors).toEqual([]);
  expect(phone.heard.errors).toEqual([]);
});

test('if the answer is lost the game waits, and trying again does not create a second table', async ({
  page,
  heard,
}) => {
  const before = await beginBoardGame(page, heard);
  const sent: string[] = [];
  await page.route('**/api/moved-games*', async (route) => {
    sent.push(route.request().url());
    if (sent.length === 1) await route.fetch();
    await (sent.length === 1 ? route.abort() : route.continue());
  });
  await askToMove(page);
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  expect(await keptEntries(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  await page.getByRole('button', { name: 'Nog eens proberen' }).click();
  const table = await arrive(page);
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Jij bent' }).getByRole('listitem')).toHaveCount(1);
  await page.goto(`/t/${before}`);
  expect(await arrive(page)).toBe(table);
});

test('without a connection, or if the server refuses it, the game goes on here', async ({ page, heard, input }) => {
  const table = await beginBoardGame(page, heard);
  await page.waitForLoadState('networkidle');
  // Workers stay online in an offline context.
  await page.route('**/api/**', (route) => route.abort());
  await askToMove(page);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('De server is niet te bereiken. Ben je online?')).toBeVisible();
  await page.unroute('**/api/**');
  await page.route('**/api/moved-games*', (route) =>
    route.fulfill({ status: 403, json: { problem: { code: 'quota-full' } } }),
  );
  await sheet.getByRole('button', { name: 'Overzetten' }).click();
  await expect(sheet.getByText('Er is geen plaats meer voor meegebrachte spellen en woordenlijsten.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(tableOf(page)).toBe(table);
  await pass(input, page);
  await untilTold<CrosswordView>(heard, { table }, ({ view, length }) => length > 2 && view.turn === 0 && !view.open);
});
