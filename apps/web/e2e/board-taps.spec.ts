/** Taps on a board: a tile then its square, or a square then its tiles. */
import type { CrosswordView } from '@lettertafel/engine';
import type { Locator } from '@playwright/test';
import { layWord, rackOf, squareOf, tapWord } from './board-page.ts';
import { expect, ME, openTable, test, untilTold, viewOf } from './browser.ts';
import { INPUTS } from './input.ts';

test('a tapped square takes the tiles that are tapped next, side by side', async ({ page, heard }) => {
  const table = await openTable(page, { game: 'scrabble-xl-nl' });
  const { view } = await untilTold<CrosswordView>(heard, { table }, ({ view: { turn } }) => turn === 0);
  const row = view.board.findLastIndex((cells) => /^\.+$/.test(cells));
  const letters = view.rack.filter((tile) => tile !== '?').slice(0, 2);
  await squareOf(page, row * 15).click();
  for (const letter of letters) {
    await rackOf(page)
      .getByRole('button', { name: new RegExp(`^${letter}, `) })
      .first()
      .click();
  }
  for (const [column, letter] of letters.entries()) {
    await expect(squareOf(page, row * 15 + column)).toHaveAccessibleName(new RegExp(`${letter}, .*nog niet gelegd`));
  }
});

test('two tiles in a column turn the arrow, and the badge does not cover the cursor', async ({ page, heard }) => {
  const table = await openTable(page, { game: 'scrabble-xl-nl' });
  const { view } = await untilTold<CrosswordView>(heard, { table }, ({ view: { turn } }) => turn === 0);
  const isEmpty = (row: number) => /^\.+$/.test(view.board[row] ?? '');
  // Three empty rows below each other, away from the words.
  const row = [12, 11, 1, 0].find((from) => [from, from + 1, from + 2].every(isEmpty)) ?? 0;
  const cursor = page.locator('.board-cursor');
  for (const [step, letter] of view.rack
    .filter((tile) => tile !== '?')
    .slice(0, 2)
    .entries()) {
    await squareOf(page, (row + step) * 15 + 7).click();
    await rackOf(page)
      .getByRole('button', { name: new RegExp(`^${letter}, `) })
      .first()
      .click();
  }
  await expect(cursor.locator('[data-icon=down]')).toBeVisible();
  const [square, here] = [await squareOf(page, (row + 2) * 15 + 7).boundingBox(), await cursor.boundingBox()];
  expect(here?.y).toBeCloseTo(square?.y ?? 0, -1);
  for (const badge of await page.locator('.badge').all()) {
    const box = await badge.boundingBox();
    const isOver =
      box &&
      here &&
      box.x < here.x + here.width - 1 &&
      box.x + box.width > here.x + 1 &&
      box.y < here.y + here.height - 1 &&
      box.y + box.height > here.y + 1;
    expect(isOver).toBe(false);
  }
});

test('a gap is marked on the board and named in the slip', async ({ page, heard }) => {
  const table = await openTable(page, { game: 'scrabble-xl-nl' });
  const { view } = await untilTold<CrosswordView>(heard, { table }, ({ view: { turn } }) => turn === 0);
  const row = view.board.findLastIndex((cells) => /^\.+$/.test(cells));
  const letters = view.rack.filter((tile) => tile !== '?').slice(0, 2);
  // A tile that was put back leaves no chosen square behind, where the next one would go.
  await rackOf(page)
    .getByRole('button', { name: /^[A-Z], / })
    .first()
    .click();
  await squareOf(page, row * 15 + 7).click();
  await squareOf(page, row * 15 + 7).click();
  for (const [index, letter] of letters.entries()) {
    await rackOf(page)
      .getByRole('button', { name: new RegExp(`^${letter}, `) })
      .first()
      .click();
    await squareOf(page, row * 15 + 2 * index).click();
  }
  await page.getByRole('button', { name: 'Leggen', exact: true }).click();
  await expect(squareOf(page, row * 15 + 1)).toHaveCSS('outline-style', 'dashed');
  await expect(page.locator('.slip-refused')).toHaveText('Er zit nog een gat in je woord.');
});

test('there is no chat with a computer', async ({ page, heard }) => {
  const table = await openTable(page, { game: 'scrabble-xl-nl' });
  await untilTold(heard, { table }, () => true);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(page.locator('.play-chat')).toHaveCount(0);
});

test('a double tap does not confirm a pass', async ({ page, heard }) => {
  await page.clock.install();
  const table = await openTable(page, { game: 'scrabble-xl-nl', seats: [ME, { ...ME, name: 'Oost' }] });
  const { view } = await untilTold<CrosswordView>(heard, { table }, () => true);
  await page.getByRole('button', { name: /^Ik ben / }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Passen', exact: true }).click();
  const sure = page.getByRole('button', { name: 'Echt passen?' });
  await sure.click({ force: true });
  await expect(sure).toBeDisabled();
  await page.clock.runFor(1000);
  await sure.click();
  await expect.poll(async () => (await viewOf(page, table, 0)).turn).not.toBe(view.turn);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the second tap of a double tap presses nothing that has come under the finger', async ({ page, heard }) => {
    await page.clock.install();
    const table = await openTable(page, { game: 'scrabble-xl-nl' });
    await untilTold<CrosswordView>(heard, { table }, ({ view: { turn } }) => turn === 0);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    // Its script is loaded when it opens first: later than both taps, on a busy machine.
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('button', { name: 'Sluiten' }).click();
    await expect(menu).toHaveCount(0);
    await page.clock.pauseAt(Date.now() + 60_000);
    const doubleTap = async (target: Locator) => {
      const box = await target.boundingBox();
      if (!box) throw new Error('not on the screen');
      for (let taps = 0; taps < 2; taps++) {
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await page.clock.runFor(100);
      }
    };
    // Outside the menu, where a tap closes it.
    await doubleTap(page.getByRole('button', { name: 'Menu', exact: true }));
    await expect(menu).toBeVisible();
    await page.clock.runFor(1000);
    // Above the board, where a tap chooses a square.
    await doubleTap(menu.getByRole('button', { name: 'Sluiten' }));
    await expect(menu).toHaveCount(0);
    await expect(page.locator('.board-cursor')).toHaveCount(0);
  });
});

test('a word that is sent cannot be changed until it is answered', async ({ page, heard }) => {
  let answer = () => {};
  await page.routeWebSocket(/\/api\/socket(\?|$)/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('"type":"move"')) answer = () => server.send(message);
      else server.send(message);
    });
  });
  const table = await openTable(page, { game: 'scrabble-xl-nl', options: { checking: 'challenge', starter: 0 } });
  const { view } = await untilTold<CrosswordView>(heard, { table }, () => true);
  const letters = view.rack.filter((tile) => tile !== '?').slice(0, 2);
  const play = { at: 'H8', word: letters.join(''), score: 0 };
  await tapWord(page, play, view.board);
  await layWord(INPUTS.pointer, page, play);
  await expect(page.getByRole('button', { name: /^Alles terug/ })).toBeDisabled();
  await expect(page.getByRole('gridcell', { name: /nog niet gelegd/ })).not.toHaveCount(0);
  answer();
  await expect(page.getByRole('gridcell', { name: /nog niet gelegd/ })).toHaveCount(0);
});
