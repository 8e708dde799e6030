/** No layout shifts: disputes, verdicts, refusals and cards come and go, and the board stays in place. */
import type { CrosswordView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { rackOf } from './board-page.ts';
import { anotherPlayer, expect, ME, openTable, post, test, untilTold, viewOf } from './browser.ts';
import { isWord } from './legal-plays.ts';
import { playTrickster } from './whole-game.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Watched = typeof globalThis & { places: Set<string> };

/** Records the position of the board in every frame from now on. */
async function watchBoard(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const watched = globalThis as Watched;
    watched.places = new Set();
    const look = () => {
      const box = document.querySelector('.board-frame')?.getBoundingClientRect();
      if (box)
        watched.places.add([box.left + scrollX, box.top + scrollY, box.width, box.height].map(Math.round).join());
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(globalThis as Watched).places]);
}

const move = (page: Page, table: string, made: object) =>
  post(page, `/api/tables/${table}/moves`, { id: `move-${Math.random()}`.replace('.', ''), move: made });

/** A table of two devices; the guest has laid letters that do not make a word. */
async function disputed(page: Page, guest: Page): Promise<{ readonly table: string; readonly word: string }> {
  const options = { checking: 'challenge', disputeSeconds: 600 };
  const { id: table } = await post(page, '/api/tables', {
    game: 'scrabble-xl-nl',
    options,
    seats: [ME, { kind: 'link' }],
  });
  await page.goto(`/t/${table}`);
  await guest.goto(`/t/${table}`);
  await guest.getByRole('textbox', { name: 'Hoe heet je aan tafel?' }).fill('Oost');
  await guest.getByRole('button', { name: 'Aanschuiven' }).click();
  await expect(rackOf(page)).toBeVisible();
  const { turn } = await viewOf(page, table, 0);
  if (turn === 0) await move(page, table, { by: 0, do: 'pass' });
  const { rack } = await viewOf<CrosswordView>(guest, table, 1);
  const letters = rack.filter((tile) => tile !== '?');
  const words = letters.flatMap((_, from) => letters.slice(from, from + 4).join(''));
  return { table, word: words.find((word) => word.length > 2 && !isWord(word)) ?? letters.join('') };
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 720],
] as const) {
  test(`${width} x ${height}: a dispute, its verdict and a refusal do not move the board`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height });
    const said = await recordAnnouncements(page);
    const { page: guest } = await anotherPlayer(browser);
    const { table, word } = await disputed(page, guest);
    const places = await watchBoard(page);

    await move(guest, table, { by: 1, do: 'lay', at: 'H8', word });
    const dispute = page.getByRole('region', { name: /^Betwist/ });
    await expect(dispute.getByRole('button', { name: /^Betwist/ })).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 2000);
    await expect(dispute.getByRole('timer')).toBeInViewport({ ratio: 1 });
    await dispute.getByRole('button', { name: /^Betwist/ }).click();
    await expect(page.getByRole('heading', { name: `${word} is geen woord` })).toBeInViewport();
    // The winner of the dispute hears the verdict, and then that it is their turn.
    await expect
      .poll(async () => (await said()).slice(-3))
      .toEqual([
        expect.stringMatching(new RegExp(`^Je kreeg gelijk: ${word} staat niet in de lijst`)),
        `Oost neemt ${word} terug`,
        'Jouw beurt',
      ]);

    const { rack } = await viewOf<CrosswordView>(page, table, 0);
    await page.locator('[data-square="0"]').click();
    for (const letter of rack.filter((tile) => tile !== '?').slice(0, 2))
      await page.keyboard.press(letter.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
    expect(await places()).toHaveLength(1);
  });
}

test('a whole game of Trickster on a phone, with all cards and questions, never moves the board', async ({
  page,
  heard,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await openTable(page, { game: 'trickster-nl' });
  await untilTold(heard, { table }, () => true);
  await expect(page.locator('.board-frame')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mijn kaarten' })).toBeVisible();
  const places = await watchBoard(page);
  const laid = await playTrickster({ page, heard, table, way: 'pointer', game: 'trickster-nl' });
  expect(laid).toBeGreaterThan(3);
  expect(await places()).toHaveLength(1);
});
