/** A page that is older than the server (decision 0070): it says so, and the game can be continued. */
import type { CrosswordView } from '@lettertafel/engine';
import type { Locator, Page } from '@playwright/test';
import { layWord, newTiles, typeWord } from './board-page.ts';
import { beginTable, expect, test, viewOf } from './browser.ts';
import { playsOf } from './legal-plays.ts';

const GAME = 'scrabble-xl-nl';
const DRAFT = /van jou, nog niet gelegd/;

// Without a service worker, as on plain http.
test.use({ serviceWorkers: 'block' });

/** The visible text of the page, without the log of the live region. */
function shown(page: Page, text: string): Locator {
  return page.locator(':not([role=log]) > p').filter({ hasText: text });
}

/** A table whose first own turn has a legal word. */
async function tableWithWord(page: Page) {
  for (;;) {
    const table = await beginTable(page, { game: GAME });
    await expect.poll(async () => (await viewOf(page, table, 0)).turn).toBe(0);
    const view = await viewOf<CrosswordView>(page, table, 0);
    const [best] = playsOf(GAME, view);
    if (best) return { table, view, best };
  }
}

test('with an old protocol version is reloaded, and keeps its draft', async ({ page, input }) => {
  let isOld = false;
  let breakOff = async () => {};
  await page.routeWebSocket(/\/api\/socket(\?|$)/, (socket) => {
    const server = socket.connectToServer();
    breakOff = () => socket.close({ code: 1012 });
    socket.onMessage((message) => {
      const text = String(message);
      server.send(isOld ? text.replace(/"version":\d+/, '"version":0') : text);
    });
  });
  const { table, view, best } = await tableWithWord(page);
  await page.goto(`/t/${table}`);
  await typeWord(input, page, best, view.board);

  isOld = true;
  await breakOff();
  const reload = page.getByRole('button', { name: 'Opnieuw laden' });
  await expect(reload).toBeVisible();
  await input.press(page.getByRole('button', { name: 'Sluiten' }));
  // The notice can be closed; the strip stays visible.
  await expect(reload).toBeHidden();
  await expect(shown(page, 'Er is een nieuwe versie.')).toBeVisible();
  await expect(page.getByText('Even geen verbinding.')).toBeHidden();

  isOld = false;
  await page.reload();
  await expect(page.getByRole('gridcell', { name: DRAFT })).toHaveCount(newTiles(best, view.board).length);
  await expect(shown(page, 'Er is een nieuwe versie.')).toBeHidden();
  await layWord(input, page, best);
  await expect.poll(async () => (await viewOf(page, table, 0)).seats[0]?.score).toBe(best.score);
});

/** The server has only the files of a newer build. */
async function replaceFiles(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
}

/** Loaded in advance by a table: the other languages, and one file with the dialogs, the end screen and its checks. */
const BROUGHT = ['de', 'en', 'on-demand'];

test('whose files are gone continues to the end with the files it has loaded', async ({ page, heard, input }) => {
  const { table, view, best } = await tableWithWord(page);
  await page.goto(`/t/${table}`);
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const name of BROUGHT) {
    await expect.poll(async () => (await loaded()).some((file) => file.includes(`/assets/${name}-`))).toBe(true);
  }
  await replaceFiles(page);

  await typeWord(input, page, best, view.board);
  await layWord(input, page, best);
  await expect.poll(async () => (await viewOf(page, table, 0)).seats[0]?.score).toBe(best.score);
  await input.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await page.getByRole('dialog').getByRole('combobox').selectOption('de');
  await input.press(page.getByRole('button', { name: 'Aufgeben' }));
  await input.press(page.getByRole('button', { name: 'Aufgeben' }));
  await expect(page.getByRole('heading', { level: 1, name: /gewinnt/ })).toBeVisible();
  expect(heard.errors).toEqual([]);
});

test('that lacks a file says so, and reloads', async ({ page, input }) => {
  const { table } = await tableWithWord(page);
  let isGone = true;
  await page.route('**/assets/on-demand-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto(`/t/${table}`);
  await input.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await expect(shown(page, 'De pagina kon niet worden geladen.')).toBeVisible();
  // Not before the page is reloaded: it asks for the file again by itself, and would open the menu.
  page.once('framenavigated', () => {
    isGone = false;
  });
  await input.press(page.getByRole('button', { name: 'Opnieuw laden' }));
  await input.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible();
});
