/** A server whose app is below a path of its host: everything it loads, links and stores stays below that path. */
import { expect, test } from './browser.ts';
import { chooseWayToPlay } from './home-page.ts';
import { startServer } from './own-server.ts';

test.use({ serviceWorkers: 'allow' });

test('pages, links, sockets, cookies and the service worker stay below the path', async ({ page, heard, input }) => {
  const server = await startServer('/some/lt');
  const { origin } = new URL(server.address);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url().replace(/^ws/, 'http')));
  try {
    await chooseWayToPlay(page, input, { game: 'Scrabble XL', way: 'Met vrienden', home: `${server.address}/` });
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Link maken' }));
    const link = page.getByRole('textbox', { name: 'Link naar de tafel' });
    await expect(link).toHaveValue(new RegExp(`^${server.address}/t/`));
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${server.address}/`);
    const table = await link.inputValue();
    await input.press(page.getByRole('link', { name: 'Naar de tafel' }));
    await expect(page).toHaveURL(table);
    // The page is loaded anew at the table's own address.
    await page.reload();
    await expect.poll(() => asked.filter((url) => url.includes('/api/socket?table=')).length).toBeGreaterThan(1);
    await page.goto(`${server.address}/rules`);
    await input.press(
      page
        .getByRole('main')
        .getByRole('link', { name: /Scrabble XL/ })
        .first(),
    );
    await expect(page).toHaveURL(`${server.address}/rules/scrabble-xl-nl`);
    const [cookie] = await page.context().cookies(server.address);
    expect(cookie?.path).toBe('/some/lt');
    expect(asked.filter((url) => url.startsWith(origin) && !url.startsWith(`${server.address}/`))).toEqual([]);
    expect(heard.errors).toEqual([]);
  } finally {
    await server.stop();
  }
});
