/** Invitations: from the machine that runs the server they have an address that others can reach. */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './browser.ts';
import { chooseWayToPlay } from './home-page.ts';
import type { Input } from './input.ts';

async function invite(page: Page, input: Input) {
  await chooseWayToPlay(page, input, { game: 'Scrabble XL', way: 'Met vrienden' });
  const sheet = page.getByRole('dialog');
  await input.press(sheet.getByRole('button', { name: 'Link maken' }));
  return sheet;
}

test('the link has a network address, not localhost', async ({ page, input }) => {
  const address = 'http://192.168.1.20:8080';
  await page.route('**/api/addresses', (route) => route.fulfill({ json: [address] }));
  const sheet = await invite(page, input);
  await expect(sheet.getByRole('textbox', { name: 'Link naar de tafel' })).toHaveValue(
    /^http:\/\/192\.168\.1\.20:8080\/t\//,
  );
});

test('the server lists its own addresses, without localhost', async ({ page }) => {
  const addresses: string[] = await (await page.request.get('/api/addresses')).json();
  for (const address of addresses) expect(new URL(address).hostname).not.toMatch(/^(127\.|localhost$)/);
});

test('without a network it says that the link works on this machine only', async ({ page, input }) => {
  await page.route('**/api/addresses', (route) => route.fulfill({ json: [] }));
  const sheet = await invite(page, input);
  await expect(sheet.getByText('Deze link werkt alleen op dit apparaat')).toBeVisible();
});

test('a rate-limited request is repeated automatically', async ({ page, input }) => {
  let isFirst = true;
  await page.route('**/api/tables', async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.continue();
    isFirst = false;
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { problem: { code: 'too-many' } } });
  });
  const sheet = await invite(page, input);
  await expect(sheet.getByRole('textbox', { name: 'Link naar de tafel' })).toBeVisible();
  expect(isFirst).toBe(false);
});

test('a double tap makes one table', async ({ page, input }) => {
  const held: Route[] = [];
  await page.route('**/api/tables', (route) =>
    route.request().method() === 'POST' ? void held.push(route) : route.continue(),
  );
  await page.goto('/');
  await chooseWayToPlay(page, input, { game: 'Scrabble XL', way: 'Met vrienden' });
  const make = page.getByRole('button', { name: 'Link maken' });
  await make.click();
  await make.click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await expect(page.getByRole('link', { name: 'Naar de tafel' })).toBeVisible();
  expect(held).toHaveLength(1);
});

test('a table that waits for players is cleared only after a question', async ({ page, input }) => {
  const sheet = await invite(page, input);
  await input.press(sheet.getByRole('link', { name: 'Naar de tafel' }));
  await input.press(page.getByRole('button', { name: 'Tafel opruimen' }));
  await expect(page.getByRole('heading', { name: 'De tafel wordt gedekt' })).toBeVisible();
  await input.press(page.getByRole('button', { name: 'Echt opruimen?' }));
  await expect(page.getByText('Deze tafel is opgeruimd voor het spel goed begon.')).toBeVisible();
});

test('sending the link comes first, and a name that was entered is proposed from then on', async ({ page, input }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseWayToPlay(page, input, { game: 'Scrabble XL', way: 'Met vrienden' });
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Hoe heet je aan tafel?' }).fill('Noord');
  await input.press(sheet.getByRole('button', { name: 'Link maken' }));
  const topOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y ?? Number.NaN;
  await expect(sheet.getByRole('button', { name: 'Kopiëren' })).toHaveClass(/btn-main/);
  await input.press(sheet.getByRole('link', { name: 'Naar de tafel' }));
  await expect(page.getByRole('button', { name: 'Kopiëren' })).toHaveClass(/btn-main/);
  await expect(page.getByRole('button', { name: 'Beginnen met 1 computer' })).not.toHaveClass(/btn-main/);
  expect(await topOf('Kopiëren')).toBeLessThan(await topOf('Beginnen met 1 computer'));
  await expect(page.getByRole('button', { name: 'Kopiëren' })).toBeInViewport({ ratio: 1 });
  // On the home page, in the fields of the other ways to play, and after a game on one device its players too.
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Noord/ })).toBeVisible();
  await page.goto('/new/scrabble-xl-nl');
  await expect(page.getByRole('textbox', { name: /Naam.* 1$/ })).toHaveValue('Noord');
  await chooseWayToPlay(page, input, { game: 'Scrabble XL', way: 'Op dit apparaat' });
  const second = page.getByRole('textbox', { name: 'Naam van speler 2' });
  await expect(page.getByRole('textbox', { name: 'Naam van speler 1' })).toHaveValue('Noord');
  await second.fill('Oost');
  await input.press(page.getByRole('button', { name: 'Beginnen' }));
  await page.waitForURL(/\/t\/local~/);
  await chooseWayToPlay(page, input, { game: 'Scrabble Deutsch', way: 'Op dit apparaat' });
  await expect(second).toHaveValue('Oost');
});
