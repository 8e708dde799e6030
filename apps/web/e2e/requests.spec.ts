/** How much a first visit asks for: newcomers may share one address, and on a phone each request is a wait. */
import type { Page } from '@playwright/test';
import { handOf } from './at-table.ts';
import { expect, test } from './browser.ts';
import { rackOf } from './on-board.ts';

/** From nothing to a table that is drawn. */
const MOST_REQUESTS = 25;

/** With those that a table brings for later (decision 0070). */
const MOST_SCRIPTS = 10;
const BROUGHT = ['de', 'en', 'on-demand', 'board-table', 'word-table', 'drag-sensor'];

// A worker that keeps files would ask for some of them itself.
test.use({ serviceWorkers: 'block' });

for (const game of ['Scrabble XL', 'Scrabble Trickster', 'Woord-Rummikub Sabra']) {
  test(`a cold visit to a table of ${game} makes few requests`, async ({ page, hands }) => {
    const asked = requestsOf(page);
    await page.goto('/');
    await hands.press(page.getByRole('button', { name: new RegExp(`^Tegen de computer ?: ${game}$`) }));
    await expect(rackOf(page).or(handOf(page))).toBeVisible();
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);

    const scripts = () => asked.filter((request) => request.startsWith('script '));
    for (const name of BROUGHT) {
      await expect.poll(() => scripts().some((script) => script.includes(`/assets/${name}-`))).toBe(true);
    }
    expect(scripts().length, scripts().join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
  });
}

/** Each by its kind and path, the socket too. */
function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  page.on('websocket', (socket) => asked.push(`socket ${new URL(socket.url()).pathname}`));
  return asked;
}
