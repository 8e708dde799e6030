/** The home screen and the user's games: a picture starts a game, running games show their last move, and no game is lost. */
import type { CrosswordView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/i18n/language.ts';
import { BOT, beginTable, expect, ME, post, test, viewOf } from './browser.ts';
import { playsOf } from './legal-plays.ts';
import { prefer } from './screens.ts';

const GAME = 'scrabble-xl-nl';
/** A button for each game, and the one that closes the sheet. */
const GAMES_AND_CLOSE = 6;
const resign = { id: 'resign-now', move: { by: 0, do: 'resign' } };

test('no horizontal scrolling at 320 px, with running, finished and hidden games', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await beginTable(page, { game: 'rummikub-international' });
  await post(page, '/api/tables', { game: GAME, seats: [ME, { kind: 'link' }, { kind: 'link' }] });
  const over = await beginTable(page, { game: 'scrabble-de', seats: [ME, BOT] });
  await post(page, `/api/tables/${over}/moves`, resign);
  for (const [width, language] of [
    [320, 'nl'],
    [320, 'de'],
    [320, 'en'],
    [390, 'de'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.addInitScript((chosen) => localStorage.setItem('lettertafel.language', chosen), language);
    await page.goto('/');
    await expect(page.locator('.running-game, .home-waits li')).toHaveCount(2);
    for (const path of ['/', '/games', '/games?list=over']) {
      if (path !== '/') await page.goto(path);
      await expect(page.locator('.running-game, .games-row').first()).toBeVisible();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `${path} ${width} ${language}`).toBeLessThanOrEqual(0);
    }
  }
});

for (const language of LANGUAGES) {
  test(`a first visit in ${language} sees what this is and all six pictures at once`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('lettertafel.language', chosen), language);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [667, 375],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.locator('.game-card-picture')).toHaveCount(6);
      await expect(page.locator('.welcome')).toBeVisible();
      const { pictures, overlap, wider } = await page.evaluate(() => {
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
        const shown = boxes('.game-card-picture');
        const welcome = boxes('.welcome > *');
        return {
          pictures: shown.map(({ bottom }) => bottom),
          overlap: welcome.some((one) =>
            shown.some((other) => one.right > other.left && one.left < other.right && one.bottom > other.top),
          ),
          wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        };
      });
      expect(Math.max(...pictures), `${width} x ${height}`).toBeLessThanOrEqual(height);
      expect({ overlap, wider }, `${width} x ${height}`).toEqual({ overlap: false, wider: 0 });
    }
  });
}

test('the picture starts the game against the computer, the name below it opens the other ways', async ({
  page,
  input,
}) => {
  await page.goto('/');
  await input.press(page.getByRole('button', { name: /^Woord-Rummikub$|^Sabra/ }));
  const ways = page.getByRole('dialog', { name: 'Woord-Rummikub Sabra' });
  await expect(
    ways.getByRole('button', { name: /^(Tegen de computer|Met vrienden|Op dit apparaat|Solo)$/ }),
  ).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.locator('.game-card')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Met het echte spel' })).toHaveAttribute('href', /\/score$/);
  await page.locator('.game-card .game-picture').first().click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('pictures show that they start a game, and a game with friends begins with a line of its own', async ({
  page,
}) => {
  await beginTable(page, { game: GAME });
  await page.goto('/');
  await expect(page.locator('.game-card-start')).toHaveCount(5);
  await page.getByRole('button', { name: 'Met vrienden stuur een link' }).click();
  await page.getByRole('dialog', { name: 'Met vrienden' }).getByRole('button', { name: 'Scrabble Deutsch' }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
});

test('a first visit finds the game with friends among the links', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Met vrienden' }).click();
  await expect(page.getByRole('dialog', { name: 'Met vrienden' }).getByRole('button')).toHaveCount(GAMES_AND_CLOSE);
});

test('at 844 x 390 in the dark names are whole, and no shadow lies over them', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await prefer(page, 'dark', 'nl');
  await page.goto('/');
  const names = page.locator('.game-card-name b');
  await expect(names).toHaveCount(6);
  for (const name of (await names.all()).slice(0, 5)) {
    const lines = await name.evaluate((element) => element.getClientRects()[0]?.height ?? 0);
    expect(lines).toBeLessThan(24);
    await name.scrollIntoViewIfNeeded();
    const [shown, own] = [await brightest(page, await name.screenshot()), await name.evaluate(colourOf)];
    expect(shown).toBeGreaterThanOrEqual(own - 8);
  }
});

/** The red of its text, of 255. */
function colourOf(element: Element): number {
  return Number(/\d+/.exec(getComputedStyle(element).color)?.[0]);
}

/** The most red of any pixel of a picture, of 255. */
function brightest(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!drawing) return 0;
      drawing.drawImage(bitmap, 0, 0);
      const { data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height);
      return data.filter((_, at) => at % 4 === 0).reduce((most, red) => Math.max(most, red), 0);
    },
    [...picture],
  );
}

test('a running game shows its last move, in the same words as the table', async ({ page, heard }) => {
  const options = { checking: 'automatic', starter: 0 };
  const table = await beginTable(page, { game: GAME, options, seats: [ME, ME] });
  const [best] = playsOf(GAME, await viewOf<CrosswordView>(page, table, 0));
  const move = best ? { by: 0, do: 'lay', at: best.at, word: best.word } : { by: 0, do: 'pass' };
  await post(page, `/api/tables/${table}/moves`, { id: 'first-move', move });
  await page.goto('/');
  const told = best ? `Speler 1 legt ${best.word.toUpperCase()}, ${best.score} punten` : 'Speler 1 past';
  await expect(page.locator('.running-game-last')).toHaveText(told);
  // On the next visit nothing below the list moves when the list and its last moves arrive.
  const games = page.locator('.home-games');
  for (const viewport of [page.viewportSize(), { width: 390, height: 844 }, { width: 360, height: 640 }]) {
    if (viewport) await page.setViewportSize(viewport);
    const before = await games.boundingBox();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/me\/tables\?/, (route) => held.then(() => route.continue()));
    await page.reload();
    await expect(page.locator('.running-game')).toBeVisible();
    await expect(page.locator('.running-game-last')).toHaveCount(0);
    expect(await games.boundingBox()).toEqual(before);
    release();
    await expect(page.locator('.running-game-last')).toHaveText(told);
    expect(await games.boundingBox()).toEqual(before);
  }
  expect(heard.errors).toEqual([]);
});

test('a finished game is listed with date, players and result, and opens its end screen', async ({ page, input }) => {
  const table = await beginTable(page, { game: GAME, options: { starter: 0 } });
  await post(page, `/api/tables/${table}/moves`, resign);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Jij bent' })).toHaveCount(0);
  await input.press(page.getByRole('link', { name: 'Mijn spellen' }));
  await expect(page.getByText('Geen spel aan de gang')).toBeVisible();
  await input.press(page.getByRole('link', { name: 'Uitgespeeld 1' }));
  const finished = page.getByRole('region', { name: 'Uitgespeeld' });
  await expect(finished.getByRole('link').first()).toHaveAccessibleName(
    'Scrabble XL met computer vandaag 0 – 0 verloren',
  );
  // A game without a turn has no points per turn.
  await expect(page.getByText('nog 3 spellen tot de eerste lijn')).toBeVisible();
  await input.press(finished.getByRole('link', { name: 'Wat lag er nog meer? Scrabble XL' }));
  await expect(page.getByRole('heading', { name: 'Wat lag er nog meer?' })).toBeVisible();
  await page.goBack();
  await input.press(finished.getByRole('link').first());
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
});

test('a running game can be hidden and shown again', async ({ page, input }) => {
  await beginTable(page, { game: GAME });
  await beginTable(page, { game: 'rummikub-sabra' });
  await page.goto('/');
  const running = page.getByRole('region', { name: 'Jij bent' });
  await expect(running.getByRole('listitem')).toHaveCount(2);
  await page.goto('/games');
  await input.press(page.getByRole('button', { name: /^Opzij leggen ?: Scrabble XL$/ }));
  await input.press(page.getByRole('link', { name: 'Weggelegd 1' }));
  await expect(page.getByRole('button', { name: /^Terugzetten ?: Scrabble XL$/ })).toBeVisible();
  await page.goto('/');
  await expect(running.getByRole('listitem')).toHaveCount(1);
  await page.goto('/games?list=away');
  await input.press(page.getByRole('button', { name: /^Terugzetten ?: Scrabble XL$/ }));
  await expect(page.getByText('Niets weggelegd')).toBeVisible();
  await page.goto('/');
  await expect(running.getByRole('listitem')).toHaveCount(2);
});
