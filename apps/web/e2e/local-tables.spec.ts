/** Local tables: started from the page, played without a server, stored, listed and checked. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrosswordView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { layWord, pass, rackOf, typeWord } from './board-page.ts';
import { expect, type Heard, test, untilTold } from './browser.ts';
import { chooseWayToPlay } from './home-page.ts';
import { playsOf } from './legal-plays.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Starts a game against the computer with one click; returns the table. */
async function beginHere(page: Page, game = 'Scrabble XL'): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^Tegen de computer ?: ${game}$`) }).click();
  await page.waitForURL(/\/t\/local~/);
  return new URL(page.url()).pathname.split('/t/')[1] ?? '';
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opgeven', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opgeven', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
}

/** The paths of requests about tables. */
const askedOfServer = ({ asked }: Heard) => asked.filter((path) => /^\/api\/(tables|socket)/.test(path));

test('a game against the computer sends no requests, and survives a reload', async ({ page, heard, input }) => {
  const table = await beginHere(page);
  let news = await untilTold<CrosswordView>(heard, { table }, ({ view }) => view.turn === 0 && !view.open);
  const [best] = playsOf('scrabble-xl-nl', news.view);
  if (best) {
    await typeWord(input, page, best, news.view.board);
    await layWord(input, page, best);
    news = await untilTold<CrosswordView>(heard, { table }, ({ view }) => view.seats[0]?.score === best.score);
  }
  news = await untilTold<CrosswordView>(heard, { table }, ({ view }) => view.turn === 0 && !view.open);
  await page.reload();
  await expect(rackOf(page)).toBeVisible();
  const after = await untilTold<CrosswordView>(heard, { table }, ({ length }) => length >= news.length);
  expect(after.view.rack).toEqual(news.view.rack);
  expect(after.view.board).toEqual(news.view.board);
  expect(askedOfServer(heard)).toEqual([]);
  expect(heard.errors).toEqual([]);
});

test('a guest keeps the name in games that begin without the server', async ({ page }) => {
  await page.goto('/');
  await expect(async () => {
    expect((await page.request.put('/api/me', { data: { name: 'Noord' } })).status()).toBe(200);
  }).toPass();
  const answered = page.waitForResponse('**/api/me');
  await page.reload();
  await answered;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lettertafel.name'))).toBe('"Noord"');
  await page.route('**/api/**', (route) => route.abort());
  await beginHere(page);
  // The initial is on the player's tile; without a name it would be a number.
  await expect(page.getByRole('list', { name: 'Spelers' }).getByRole('listitem').first()).toContainText(/^NIk/);
});

test('a bot answers its first turn, and keeps the graph that is derived meanwhile', async ({ page, input }) => {
  await page.goto('/');
  await input.press(page.getByRole('button', { name: /^Tegen de computer ?: Scrabble XL$/ }));
  await expect(page.getByRole('button', { name: 'Passen', exact: true })).toBeEnabled();
  await pass(input, page);
  await expect(
    page
      .locator('.slip-line, .last-move')
      .filter({ hasText: /Computer (legt|ruilt|past)/ })
      .first(),
  ).toBeVisible();
  const kept = () => page.evaluate(async () => (await (await caches.open('lettertafel-play-graphs')).keys()).length);
  await expect.poll(kept, { timeout: 300_000 }).toBe(1);
});

test('a finished game can be checked, exported, verified elsewhere, played again and found in the list', async ({
  page,
  heard,
}, info) => {
  const table = await beginHere(page, 'Scrabble Deutsch');
  await untilTold<CrosswordView>(heard, { table }, ({ view }) => view.turn === 0 && !view.open);
  await resign(page);
  const proof = page.locator('.proof');
  await expect(proof.getByText(/^Dit apparaat heeft zelf geschud\. De schudcode/)).toBeVisible();
  await proof.getByRole('button', { name: 'Narekenen' }).click();
  await expect(proof.getByText('klopt', { exact: true })).toBeVisible();
  await expect(proof.getByText(/^Dit apparaat heeft zelf geschud\. Nagerekend/)).toBeVisible();

  const saving = page.waitForEvent('download');
  await proof.getByRole('button', { name: 'Spel bewaren' }).click();
  const file = info.outputPath('record.json');
  await (await saving).saveAs(file);
  const verified = execFileSync(process.execPath, ['apps/cli/bin/lettertafel.mjs', 'verify', file], { cwd: ROOT });
  expect(verified.toString()).toMatch(/\S/);
  const [gcg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bewaren als GCG' }).click(),
  ]);
  expect(readFileSync(await gcg.path(), 'utf8')).toContain('#description lettertafel scrabble-de\n');

  await page.getByRole('button', { name: 'Revanche' }).click();
  await page.waitForURL((url) => url.pathname.includes('/t/local~') && !url.pathname.endsWith(table));
  await expect(rackOf(page)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Jij bent' }).getByRole('listitem')).toHaveCount(1);
  await page.goto('/games?list=over');
  const finished = page.getByRole('region', { name: 'Uitgespeeld' }).getByRole('link').first();
  await expect(finished).toHaveAccessibleName(/^Scrabble Deutsch met computer vandaag/);
  await finished.click();
  await expect(page.getByRole('button', { name: 'Narekenen' })).toBeVisible();
  expect(askedOfServer(heard)).toEqual([]);
  expect(heard.errors).toEqual([]);
});

test('local games can be hidden and shown again', async ({ page, input }) => {
  await beginHere(page);
  await expect(rackOf(page)).toBeVisible();
  await page.goto('/games');
  await input.press(page.getByRole('button', { name: /^Opzij leggen ?: Scrabble XL$/ }));
  await expect(page.getByText('Geen spel aan de gang')).toBeVisible();
  await page.goto('/games?list=away');
  await input.press(page.getByRole('button', { name: /^Terugzetten ?: Scrabble XL$/ }));
  await page.goto('/games');
  await expect(page.getByRole('button', { name: /^Opzij leggen ?: Scrabble XL$/ })).toBeVisible();
});

test('deleting all data deletes the games that the browser keeps', async ({ page, heard }) => {
  const table = await beginHere(page);
  await untilTold<CrosswordView>(heard, { table }, ({ view }) => view.turn === 0);
  expect(await keptTables(page)).toBe(1);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Al mijn gegevens wissen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Al mijn gegevens wissen' }).click();
  await expect(page.getByText('Alles is gewist.').first()).toBeVisible();
  expect(await keptTables(page)).toBe(0);
});

/** How many tables the browser's database holds. */
function keptTables(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('lettertafel-tables');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('tables').objectStore('tables').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

test('games on one device and solo games are local too', async ({ page, heard, input }) => {
  await chooseWayToPlay(page, input, { game: 'Scrabble XL', way: 'Op dit apparaat' });
  await page.getByRole('dialog').getByRole('textbox').first().fill('Noord');
  await page.getByRole('dialog').getByRole('textbox').nth(1).fill('Oost');
  await page.getByRole('dialog').getByRole('button', { name: 'Beginnen' }).click();
  await page.waitForURL(/\/t\/local~/);
  await expect(page.getByRole('button', { name: /^Ik ben (Noord|Oost)$/ })).toBeVisible();
  await chooseWayToPlay(page, input, { game: 'Sabra', way: 'Solo' });
  await page.waitForURL(/\/t\/local~/);
  await expect(page.getByRole('list', { name: 'Mijn letters' })).toBeVisible();
  expect(askedOfServer(heard)).toEqual([]);
});

test('a second tab of the same game says so, and can continue once the first is closed', async ({ page, context }) => {
  await beginHere(page);
  await expect(rackOf(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText(/^Dit spel staat al open in een ander tabblad/)).toBeVisible();
  await page.close();
  await second.getByRole('button', { name: 'Nog eens proberen' }).click();
  await expect(rackOf(second)).toBeVisible();
});

test('a lock that a page has left behind does not keep its game', async ({ page, context }) => {
  await beginHere(page);
  await expect(rackOf(page)).toBeVisible();
  const address = page.url();
  await page.goto('/words');
  const left = await context.newPage();
  await left.goto('/');
  // It holds the lock and answers nobody.
  await left.evaluate((table) => {
    const held = new Promise((taken) => {
      void navigator.locks.request(`lettertafel ${table}`, () => new Promise(() => taken(true)));
    });
    return held;
  }, new URL(address).pathname.slice('/t/'.length));
  await page.goto(address);
  await expect(rackOf(page)).toBeVisible();
});

test('a window without storage says so until the notice is closed, and plays', async ({ page }) => {
  await inWorkers(page, 'house', "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };");
  await beginHere(page);
  await expect(rackOf(page)).toBeVisible();
  const strip = page.getByRole('status').filter({ hasText: 'Dit venster bewaart niets' });
  await expect(strip).toBeVisible();
  await strip.getByRole('button', { name: 'Sluiten' }).click();
  await expect(strip).toBeHidden();
});

test('storage that never answers ends in a message with a way out, on the home screen too', async ({ page }) => {
  // Everything that takes seconds takes a twentieth of them.
  const fast = 'const wait = setTimeout; self.setTimeout = (run, after, ...more) => wait(run, after / 20, ...more);';
  const deaf = 'Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } })';
  await inWorkers(page, 'house', `${fast} indexedDB.open = () => ${deaf};`);
  await page.goto('/');
  await page.getByRole('button', { name: /^Tegen de computer ?: Scrabble XL$/ }).click();
  await expect(page.getByText(/^De opslag van deze browser geeft geen antwoord/).first()).toBeVisible();
  await page.goto('/t/local~abcdefgh12345678');
  await expect(page.getByText(/^De opslag van deze browser geeft geen antwoord/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nog eens proberen' })).toBeVisible();
  await page.unroute('**/assets/house-*.js');
  await page.goto('/');
  await page.getByRole('button', { name: /^Tegen de computer ?: Scrabble XL$/ }).click();
  await expect(rackOf(page)).toBeVisible();
});

test('a worker that never answers is reported too', async ({ page }) => {
  await page.clock.install();
  await inWorkers(page, 'house', 'await new Promise(() => undefined);');
  await page.goto('/t/local~abcdefgh12345678');
  await expect(page.getByText('Even de tafel dekken')).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByText(/^De opslag van deze browser geeft geen antwoord/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nog eens proberen' })).toBeVisible();
});

test('without space a move fails with a message, and succeeds once there is space again', async ({
  page,
  heard,
  input,
}) => {
  await inWorkers(
    page,
    'house',
    `const put = IDBObjectStore.prototype.put; let full = false;
     new BroadcastChannel('room').onmessage = ({ data }) => { full = data === 'full'; };
     IDBObjectStore.prototype.put = function (...all) {
       if (full) throw new DOMException('full', 'QuotaExceededError');
       return put.apply(this, all);
     };`,
  );
  const table = await beginHere(page);
  const { length } = await untilTold<CrosswordView>(heard, { table }, ({ view }) => view.turn === 0 && !view.open);
  const say = (room: string) => page.evaluate((said) => new BroadcastChannel('room').postMessage(said), room);
  await say('full');
  await pass(input, page);
  await expect(page.getByText(/^Deze browser heeft geen opslagruimte meer/).first()).toBeVisible();
  await say('free');
  await pass(input, page);
  await untilTold<CrosswordView>(heard, { table }, (news) => news.length > length);
});

/** Code that runs in a worker before its own script. */
async function inWorkers(page: Page, name: string, script: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${script}\n${await answer.text()}` });
  });
}
