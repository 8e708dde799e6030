/** The static site below a path of a plain file host: games are played and found again, without a server. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { CrosswordView } from '@lettertafel/engine';
import { layWord, rackOf, typeWord } from './board-page.ts';
import { expect, test, untilTold } from './browser.ts';
import { type FileServer, serveFolder } from './file-server.ts';
import { playsOf } from './legal-plays.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BELOW = '/some/dir/';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

let host: FileServer;

test.beforeAll(async () => {
  execFileSync(process.execPath, ['tools/build-static.mjs'], { cwd: ROOT, stdio: 'ignore' });
});
test.beforeEach(async () => {
  host = await serveFolder(join(ROOT, 'site'), BELOW);
});
test.afterEach(async () => {
  await host.stop();
});

/** Only files of the folder were requested, and all of them exist. */
function expectOnlyFiles(): void {
  expect(host.asked.length).toBeGreaterThan(0);
  const others = host.asked.filter(({ path, status }) => status !== 200 || !path.startsWith(BELOW));
  expect(others).toEqual([]);
  expect(host.asked.filter(({ path }) => path.includes('/api'))).toEqual([]);
}

test('a game is played, survives a reload, and continues when the host is gone', async ({ page, heard, input }) => {
  await page.goto(host.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: /^Tegen de computer ?: Scrabble XL$/ }).click();
  await page.waitForURL(/\/some\/dir\/#\/t\/local~/);
  const table = new URL(page.url()).hash.slice('#/t/'.length);
  const first = await untilTold<CrosswordView>(heard, { table }, ({ view }) => view.turn === 0 && !view.open);
  const [best] = playsOf('scrabble-xl-nl', first.view);
  if (best) {
    await typeWord(input, page, best, first.view.board);
    await layWord(input, page, best);
    await untilTold<CrosswordView>(heard, { table }, ({ view }) => view.seats[0]?.score === best.score);
  }
  const news = await untilTold<CrosswordView>(
    heard,
    { table },
    ({ view, length }) => view.turn === 0 && !view.open && (length > first.length || !best),
  );
  await page.reload();
  await expect(rackOf(page)).toBeVisible();
  const after = await untilTold<CrosswordView>(heard, { table }, ({ length }) => length >= news.length);
  expect(after.view.rack).toEqual(news.view.rack);
  expect(after.view.board).toEqual(news.view.board);
  expectOnlyFiles();

  await host.stop();
  await page.reload();
  await expect(rackOf(page)).toBeVisible();
  await page.goto(host.address);
  await page.getByRole('region', { name: 'Jij bent' }).getByRole('link', { name: 'Jouw beurt' }).click();
  await expect(rackOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Spelregels' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verder op een ander apparaat', exact: true })).toHaveCount(0);
  expect([...heard.hosts]).toEqual([new URL(host.address).host]);
  expect(heard.errors).toEqual([]);
});

test('features without a server are there, those that need one are not', async ({ page, heard, context }) => {
  await page.goto(host.address);
  await page.getByRole('button', { name: /^Sabra/ }).click();
  const ways = page.getByRole('dialog').getByRole('button');
  await expect(ways.filter({ hasText: 'Op dit apparaat' })).toBeVisible();
  await expect(ways.filter({ hasText: 'Met vrienden' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Meekijken' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Woordenlijsten' }).click();
  await expect(page.locator('.words-list')).toHaveCount(2);
  await expect(page.locator('.words-list').first()).toHaveText(/\d{3}\.\d{3} woorden/);
  await expect(page.getByRole('heading', { name: 'Een eigen lijst' })).toHaveCount(0);

  await page.goto(`${host.address}#/settings`);
  await page.getByRole('textbox', { name: 'Jouw naam' }).fill('Noord');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Jouw naam' })).toHaveValue('Noord');

  await page.goto(`${host.address}#/new/rummikub-international`);
  await expect(page.getByLabel('Woordenlijst')).toHaveText(/\d{3}\.\d{3} woorden/);
  await expect(page.getByRole('option', { name: 'Iemand met de link' })).toHaveCount(0);
  await expect(page.getByText('Praten aan tafel')).toHaveCount(0);

  // Links are plain links: they work here, in another tab, and within a page.
  await page.goto(host.address);
  await page.getByRole('link', { name: 'Spelregels' }).click();
  const rules = page.getByRole('link', { name: /^Scrabble Deutsch/ });
  const other = await context.newPage();
  await other.goto(await rules.evaluate((link: HTMLAnchorElement) => link.href));
  await expect(other.getByRole('heading', { level: 1, name: 'Scrabble Deutsch' })).toBeVisible();
  await other.close();
  await rules.click();
  const part = page.getByRole('heading', { name: 'Wanneer het uit is' });
  await expect(part).not.toBeInViewport();
  await page.getByRole('link', { name: 'Wanneer het uit is' }).click();
  await expect(part).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Scrabble Deutsch' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Spelregels' })).toBeVisible();

  await page.goto(`${host.address}#/score`);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.waitForURL(/#\/score\/\w+/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const gone of ['#/watch', '#/t/abc', '#/seat']) {
    await page.goto(`${host.address}${gone}`);
    await expect(page.locator('.not-found')).toBeVisible();
  }
  expectOnlyFiles();
  expect(heard.errors).toEqual([]);
});
