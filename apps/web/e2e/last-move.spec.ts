/** The opponent's last move is visible at every size until the next move, and matches the live region. */
import type { CrosswordView, GameId, TableView } from '@lettertafel/engine';
import type { Locator, Page } from '@playwright/test';
import { layWord, pass, typeWord } from './board-page.ts';
import { beginTable, expect, type Heard, ME, openTable, post, test, untilTold, viewOf } from './browser.ts';
import { cutTexts } from './cut-texts.ts';
import { INPUTS } from './input.ts';
import { playsOf } from './legal-plays.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SIZES = [
  [390, 844],
  [360, 640],
  [844, 390],
  [1280, 720],
] as const;

const line = (page: Page) => page.getByRole('region', { name: 'Wat er gebeurde' }).locator('.slip-line p');

/** Records elements that fly over the page from now on; a flight is too short to wait for. */
async function watchFlights(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const flights: string[] = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLElement && node.matches('.points-flying, .moment'))
          flights.push(node.textContent ?? '');
      }
    }).observe(document.body, { childList: true });
    return flights;
  });
  return () => noted.jsonValue();
}

/** Opens a table at which the computer has just moved. */
async function afterTheComputer(page: Page, heard: Heard, game: GameId): Promise<string> {
  const table = await openTable(page, { game });
  const { view, length } = await untilTold(heard, { table }, (news) => news.view.turn === 0);
  if (view.turnNumber === 1) {
    if (game.startsWith('rummikub')) await page.getByRole('button', { name: 'Letter pakken' }).click();
    else await pass(INPUTS.pointer, page);
  }
  await untilTold(heard, { table }, (news) => news.view.turn === 0 && (view.turnNumber > 1 || news.length > length));
  return table;
}

for (const game of [
  'scrabble-xl-nl',
  'scrabble-de',
  'trickster-nl',
  'rummikub-sabra',
  'rummikub-international',
] as const) {
  test(`${game}: the last move is visible at every size, and announced in the same words`, async ({ page, heard }) => {
    await afterTheComputer(page, heard, game);
    await expect(line(page)).toHaveText(/^Computer \S/);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(line(page), `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
    const told = (await line(page).textContent()) ?? '';
    await expect(page.getByRole('log').getByText(told, { exact: true })).toHaveCount(1);
  });
}

/** The tiles that a score and its ring lie on. */
function lettersUnder(bubble: Locator): Promise<string[]> {
  return bubble.evaluate((badge) => {
    const ring = 2;
    const over = badge.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < over.right + ring - 1 &&
      right > over.left - ring + 1 &&
      top < over.bottom + ring - 1 &&
      bottom > over.top - ring + 1;
    return [...document.querySelectorAll('.board .tile')]
      .filter((tile) => isUnder(tile.getBoundingClientRect()))
      .map((tile) => tile.textContent ?? '');
  });
}

test('the word on the board shows its score until the next move, and its explanation is one tap away', async ({
  page,
  heard,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Somebody who has played before, with a best turn that is easily beaten.
  const bests = { 'scrabble-xl-nl': { word: 'A'.repeat(20), turn: 1, score: 1 } };
  await page.addInitScript((best) => localStorage.setItem('lettertafel.bests', best), JSON.stringify(bests));
  const table = await afterTheComputer(page, heard, 'scrabble-xl-nl');
  const [, points] = /, (\d+) punt/.exec((await line(page).textContent()) ?? '') ?? [];
  const bubble = page.getByRole('img', { name: new RegExp(`^laatste zet: ${points} punt`) });
  await expect(bubble).toBeInViewport({ ratio: 1 });
  const question = page.getByRole('button', { name: 'waarom?' });
  const why = page.getByRole('dialog', { name: `Waarom ${points}?` });
  for (const [width, height] of [
    [640, 360],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => lettersUnder(bubble), { message: `${width} x ${height}` }).toEqual([]);
    await question.click();
    await why.getByRole('button', { name: 'Sluiten' }).click();
    await expect(why).toBeHidden();
  }

  await question.click();
  await expect(why).toBeInViewport({ ratio: 0.99 });
  await expect(why.getByText(`Waarom ${points}?`)).toHaveCount(1);
  const [sheet, ground] = [await why.boundingBox(), await page.locator('.board-frame').boundingBox()];
  expect(sheet?.y).toBeGreaterThanOrEqual((ground?.y ?? 0) + (ground?.height ?? 0) - 1);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();

  const { view } = await untilTold<CrosswordView>(heard, { table }, () => true);
  const [best] = playsOf('scrabble-xl-nl', view);
  if (!best) return;
  await typeWord(INPUTS.pointer, page, best, view.board);
  await expect(bubble).toBeVisible();
  /** The next score may be the same, at another word. */
  const places = () =>
    bubble.evaluateAll((badges) => badges.map((badge) => JSON.stringify(badge.getBoundingClientRect())));
  const [place] = await places();
  const flights = await watchFlights(page);
  await layWord(INPUTS.pointer, page, best);
  await expect.poll(places).not.toContain(place);
  // The points fly from the word to the score and disappear.
  await expect
    .poll(async () => (await flights()).map((points) => Number(points.replace(/\D/g, ''))))
    .toContain(best.score);
  const record = `Je beste beurt tot nu toe: ${best.score} punt`;
  expect((await flights()).filter((text) => text.includes(record))).toHaveLength(1);
  await expect(page.getByRole('log').getByText(record)).toHaveCount(1);
  await expect(page.locator('.points-flying, .moment')).toHaveCount(0);
});

test('the score pad keeps the latest round visible', async ({ page, heard }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await afterTheComputer(page, heard, 'scrabble-xl-nl');
  for (let round = 0; round < 3; round++) {
    const { length } = await untilTold(heard, { table }, ({ view }) => view.turn === 0);
    await pass(INPUTS.pointer, page);
    await untilTold(heard, { table }, (news) => news.view.turn === 0 && news.length > length + 1);
  }
  const rows = page.getByRole('region', { name: 'Scoreblok' }).locator('.pad-row');
  expect(await rows.count()).toBeGreaterThan(2);
  await expect(rows.last()).toBeInViewport({ ratio: 0.9 });
});

test('Woord-Rummikub: draws are shown too', async ({ page, heard }) => {
  const table = await openTable(page, { game: 'rummikub-sabra' });
  await untilTold<TableView>(heard, { table }, ({ view }) => view.turn === 0);
  await page.getByRole('button', { name: 'Letter pakken' }).click();
  await expect(page.getByRole('log').getByText('Je pakt een letter', { exact: true })).toHaveCount(1);
});

test('the score pad shows what a dispute cost', async ({ page }) => {
  const options = { checking: 'challenge', disputeSeconds: 600 };
  const seats = ['Noordeloos', 'Oosterling'].map((name) => ({ ...ME, name }));
  for (;;) {
    const table = await beginTable(page, { game: 'scrabble-de', options, seats });
    const { turn: by } = await viewOf(page, table, 0);
    const [play] = playsOf('scrabble-de', await viewOf<CrosswordView>(page, table, by));
    if (!play) continue;
    const move = (id: string, made: object) => post(page, `/api/tables/${table}/moves`, { id, move: made });
    await move('the-play', { by, do: 'lay', at: play.at, word: play.word });
    await move('the-dispute', { by: 1 - by, do: 'dispute' });
    await page.goto(`/t/${table}`);
    const pad = page.getByRole('region', { name: 'Scoreblok' });
    const cost = pad.locator('td', { has: page.locator('.pad-cell', { hasText: 'betwist' }) });
    await expect(cost).toHaveText('betwist− 10-10');
    for (const [width, height] of [...SIZES, [640, 360] as const]) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => cutTexts(page), { message: `${width} x ${height}` }).toEqual([]);
    }
    const [answer] = playsOf('scrabble-de', await viewOf<CrosswordView>(page, table, 1 - by));
    if (!answer) continue;
    await page.setViewportSize({ width: 1280, height: 720 });
    await move('the-answer', { by: 1 - by, do: 'lay', at: answer.at, word: answer.word });
    await expect(cost.locator('.pad-cell')).toHaveCount(2);
    const [cell, last] = [await cost.boundingBox(), await cost.locator('.pad-cell').last().boundingBox()];
    const bottom = (box: typeof cell) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom(last)).toBeLessThanOrEqual(bottom(cell) + 1);
    // On a phone there is room for one line: the latest.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(cost.locator('.pad-cell').last()).toBeInViewport({ ratio: 0.9 });
    return;
  }
});
