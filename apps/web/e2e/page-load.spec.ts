/** What a page may load: nothing inline, and little script. */
import { expect, openTable, test } from './browser.ts';
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

/** Requested once the table is drawn, which a slow test may see later: until then tiles are laid by taps and keys. */
const LATER = /\/drag-sensor-/;

for (const game of ['trickster-nl', 'rummikub-sabra'] as const) {
  test(`the first load of a table of ${game} has at most 130 kB of compressed script`, async ({ page }) => {
    const scripts: Promise<{ responseBodySize: number }>[] = [];
    page.on('response', (response) => {
      const isNeeded = response.request().resourceType() === 'script' && !LATER.test(response.url());
      if (isNeeded) scripts.push(response.request().sizes());
    });
    await openTable(page, { game });
    await expect(board(page)).toBeVisible();
    // What comes after that is loaded for later.
    const needed = [...scripts];
    const sizes = (await Promise.all(needed)).map(({ responseBodySize }) => responseBodySize);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(20 * 1024);
    expect(sum).toBeLessThanOrEqual(130 * 1024);
  });
}
