/** Woord-Rummikub on a phone, turn by turn: words stay in place, and the slip says what is missing. */
import type { TableView } from '@lettertafel/engine';
import type { Browser, Page } from '@playwright/test';
import { anotherPlayer, expect, ME, openTable, post, test, viewOf } from './browser.ts';
import { handOf } from './word-table-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

interface Sitting {
  readonly table: string;
  readonly pages: readonly [Page, Page];
}

const move = ({ table, pages }: Sitting, by: 0 | 1, made: object) =>
  post(pages[by], `/api/tables/${table}/moves`, { id: `m${Math.random()}`.replace('.', ''), move: { by, ...made } });

/** The rack in words of any letters: nobody disputes. The first has three letters, as a begin word must. */
function laidOut({ table, rack }: TableView): string[] {
  const tiles = rack.filter((tile) => tile !== '@').join('');
  const pairs = tiles.slice(3).match(/../g) ?? [];
  return [...table.map(({ tiles: lying }) => lying), tiles.slice(0, 3), ...pairs];
}

/** A table with about twenty words; the guest is to move. */
async function fullTable(page: Page, browser: Browser): Promise<Sitting> {
  const guest = await anotherPlayer(browser);
  const { id: table } = await post(page, '/api/tables', {
    game: 'rummikub-sabra',
    options: { checking: 'challenge', disputeSeconds: null },
    seats: [ME, { kind: 'link' }],
  });
  await post(guest.page, `/api/tables/${table}/sit`, { name: 'Oost' });
  return fill({ table, pages: [page, guest.page] });
}

/** Lays words until there are about twenty, and the second seat is to move. */
async function fill(sitting: Sitting): Promise<Sitting> {
  const {
    table,
    pages: [page],
  } = sitting;
  // The letters are dealt when the shuffle is settled.
  await expect.poll(async () => (await viewOf<TableView>(page, table, 0)) != null).toBe(true);
  for (;;) {
    const by = (await viewOf<TableView>(page, table, 0)).turn as 0 | 1;
    const view = await viewOf<TableView>(sitting.pages[by], table, by);
    if (by === 1 && view.table.length > 18) return sitting;
    await move(sitting, by, { do: 'arrange', table: laidOut(view) });
    await move(sitting, by === 0 ? 1 : 0, { do: 'accept' });
  }
}

const placesOf = (page: Page) =>
  page.locator('.mat .letter').evaluateAll((letters) =>
    letters.map((letter) => {
      const { x, y, width } = letter.getBoundingClientRect();
      return [letter.textContent, x, y, width].join();
    }),
  );

test('words of a table stay in place when the turn begins', async ({ page, browser }) => {
  const sitting = await fullTable(page, browser);
  await page.goto(`/t/${sitting.table}`);
  await expect(handOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Letter pakken' })).toHaveCount(0);
  const before = await placesOf(page);
  await move(sitting, 1, { do: 'draw' });
  await expect(page.getByRole('button', { name: 'Letter pakken' })).toBeVisible();
  expect(await placesOf(page)).toEqual(before);
  await sitting.pages[1].context().close();
});

test('words stay in place while the racks of a shared device are covered', async ({ page }) => {
  const options = { checking: 'challenge', disputeSeconds: null };
  const table = await openTable(page, { game: 'rummikub-sabra', options, seats: [ME, { ...ME, name: 'Oost' }] });
  await fill({ table, pages: [page, page] });
  await page.reload();
  await page.getByRole('button', { name: 'Ik ben Oost' }).click();
  const before = await placesOf(page);
  await page.getByRole('button', { name: 'Letter pakken' }).click();
  await expect(page.getByRole('button', { name: /^Ik ben / })).toBeVisible();
  expect(await placesOf(page)).toEqual(before);
});

test('the slip of a phone says what is missing', async ({ page, browser }) => {
  const sitting = await fullTable(page, browser);
  await move(sitting, 1, { do: 'draw' });
  await page.goto(`/t/${sitting.table}`);
  await handOf(page).getByRole('button').first().click();
  await page.getByRole('button', { name: /^nieuw woord/ }).click();
  const news = page.getByRole('region', { name: 'Wat er gebeurde' });
  await expect(news.getByText(/te kort: minstens 2 letters\.$|Kies nog een letter voor de joker\.$/)).toBeVisible();
  await sitting.pages[1].context().close();
});
