/** How many requests a first visit makes: newcomers may share one address, and on a phone each request costs time. */
import type { Page } from '@playwright/test';
import { rackOf } from './board-page.ts';
import { expect, test } from './browser.ts';
import { handOf } from './word-table-page.ts';

/** From an empty cache to a rendered table. */
const MOST_REQUESTS = 25;

/**
 * Scripts, including those that a table loads in advance (decision 0070), those of the workers (decision 0260), the one for
 * screens around a game, which is a file of its own so that a table does not wait for it, the search for moves, which
 * the workers of bots and analyses share, and the analysis.
 */
const MOST_SCRIPTS = 22;
/** The workers request the parts of the word list, and what bots need, together. */
const OF_WORKERS = /^fetch \/assets\/.*\.(gz|wasm)$|^script \/assets\/bot-worker-/;
const LATER = ['de', 'en', 'on-demand'];

const GAMES = [
  { game: 'Scrabble XL', otherFamily: 'word-table' },
  { game: 'Scrabble Trickster', otherFamily: 'word-table' },
  { game: 'Woord-Rummikub Sabra', otherFamily: 'board-table' },
];

// A service worker would request some of them itself.
test.use({ serviceWorkers: 'block' });

for (const { game, otherFamily } of GAMES) {
  test(`a cold visit to a table of ${game} makes few requests`, async ({ page, input }) => {
    const asked = requestsOf(page);
    await page.goto('/');
    await input.press(page.getByRole('button', { name: new RegExp(`^Tegen de computer ?: ${game}$`) }));
    await expect(rackOf(page).or(handOf(page))).toBeVisible();
    // On a slow machine these may come before the test sees the table, so they are recognised by name.
    const later = [...LATER, otherFamily].map((name) => `script /assets/${name}-`);
    for (const script of later) {
      await expect.poll(() => asked.some((request) => request.startsWith(script)), script).toBe(true);
    }
    const isLater = (request: string) => OF_WORKERS.test(request) || later.some((script) => request.startsWith(script));
    // Page and workers share files, which are fetched once.
    const first = [...new Set(asked)].filter((request) => !isLater(request));
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    const scripts = [...new Set(asked)].filter((request) => request.startsWith('script '));
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
  });
}

/** Each by kind and path, including the socket. */
function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  page.on('websocket', (socket) => asked.push(`socket ${new URL(socket.url()).pathname}`));
  return asked;
}
