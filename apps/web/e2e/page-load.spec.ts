/** What a page may load: nothing inline, and little script. Files that are loaded in advance. */
import type { Page, Route } from '@playwright/test';
import { anotherPlayer, expect, ME, openTable, post, test } from './browser.ts';
import { board } from './screens.ts';

test('the content policy allows no inline script and no other host', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = Object.fromEntries(
    (answer?.headers()['content-security-policy'] ?? '').split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(' ');
      return [name, sources];
    }),
  );
  const { host } = new URL(page.url());
  const allowed = ["'self'", "'none'", 'data:', "'wasm-unsafe-eval'", `ws://${host}`, `wss://${host}`];
  const others = Object.values(policy)
    .flat()
    .filter((source) => !allowed.includes(source) && !/^'nonce-/.test(source));
  expect(others).toEqual([]);
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['script-src']?.some((source) => /unsafe-inline|nonce|data:/.test(source))).toBe(false);
});

/** Requested once the table is drawn: until then tiles are laid by taps and keys. */
const LATER = /\/drag-sensor-/;

/** Runs in the page. What is requested after this moment is loaded for later, however late the test looks. */
function noteWhenDrawn(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.board-frame, .mat')) return;
    performance.mark('table drawn');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

for (const game of ['trickster-nl', 'rummikub-sabra'] as const) {
  test(`the first load of a table of ${game} has at most 120 kB of compressed script`, async ({ page }) => {
    await page.addInitScript(noteWhenDrawn);
    await openTable(page, { game });
    await expect(board(page)).toBeVisible();
    const scripts = await page.evaluate(() => {
      const [drawn] = performance.getEntriesByName('table drawn');
      return performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= (drawn?.startTime ?? 0))
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize }));
    });
    const sum = scripts.filter(({ name }) => !LATER.test(name)).reduce((total, { size }) => total + size, 0);
    expect(sum).toBeGreaterThan(20 * 1024);
    expect(sum).toBeLessThanOrEqual(120 * 1024);
  });
}

test('a game that begins while its files are loaded in advance is shown', async ({ page, browser }) => {
  const held: Route[] = [];
  await page.route('**/assets/board-table-*.js', (route) => void held.push(route));
  await showFirstPositionOnly(page);
  await page.clock.install();
  const seats = [ME, { kind: 'link' }];
  const { id } = await post(page, '/api/tables', { game: 'scrabble-xl-nl', options: {}, seats });
  await page.goto(`/t/${id}`);
  await expect.poll(() => held.length).toBe(1);
  // As on a busy phone: the game is rendered, and its file arrives before the effects of that render run. The moment
  // must not have passed when the page gets it.
  await page.clock.pauseAt(Date.now() + 60_000);
  const other = await anotherPlayer(browser);
  await post(other.page, `/api/tables/${id}/sit`, {});
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  for (const route of held) await route.continue();
  await page.evaluate((file) => import(file), held[0]?.request().url() ?? '');
  await page.clock.resume();
  await expect(board(page)).toBeVisible();
});

/** The page is not told anything after the first position, so that it renders the game once. */
async function showFirstPositionOnly(page: Page): Promise<void> {
  const told = { table: false, news: false };
  // Without a share, no request ends after the deal.
  await page.route('**/share-hash', (route) => route.abort());
  await page.routeWebSocket(/\/api\/socket(\?|$)/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      if (told.table && told.news) return;
      const message = JSON.parse(String(text));
      if (message.type === 'table' && message.table.phase === 'playing') told.table = true;
      if (message.type === 'news' && message.view !== null) told.news = true;
      socket.send(text);
    });
  });
}

test('a browser that lacks what the pages need shows a sentence instead of a broken page', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  // A selector that no browser knows stands for one that this browser does not know.
  await page.route('**/assets/*.css', async (route) => {
    const answer = await route.fetch();
    const style = (await answer.text()).replaceAll('selector(:has(a))', 'selector(:unknown(a))');
    await route.fulfill({ response: answer, body: style });
  });
  await page.goto('/');
  await expect(page.getByText(/Deze browser is te oud voor Lettertafel/)).toBeVisible();
  await expect(page.locator('.home')).toHaveCount(0);
});
