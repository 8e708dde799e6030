/**
 * A slow network for the whole suite: with E2E_DELAY=250 every message and response of the server reaches the page up to
 * 250 ms late, at random. Messages of a socket stay in order; responses may overtake each other and the socket.
 */
import type { Page } from '@playwright/test';

const LONGEST = Number(process.env.E2E_DELAY ?? 0);

const pause = () => new Promise((done) => setTimeout(done, Math.random() * LONGEST));

/** Call it before the page wraps its sockets. */
export async function delayServer(page: Page): Promise<void> {
  if (LONGEST === 0) return;
  await page.routeWebSocket(/\/api\/socket(\?|$)/, (socket) => {
    const server = socket.connectToServer();
    let last: Promise<unknown> = Promise.resolve();
    server.onMessage((message) => {
      last = last.then(pause).then(() => socket.send(message));
    });
  });
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch().catch(() => null);
    await pause();
    // The page may be gone by now.
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => {});
  });
}
