/**
 * A refusal names the word and the reason, beside the marked squares on an undimmed board; the rule is one click away.
 */
import { type CrosswordView, EMPTY_BOARD, formatSquare } from '@lettertafel/engine';
import type { Locator, Page } from '@playwright/test';
import { layWord, rackOf, typeWord } from './board-page.ts';
import { expect, type Heard, ME, openTable, test, untilTold } from './browser.ts';
import type { Input } from './input.ts';

const SIZES = [
  [390, 844],
  [360, 640],
  [844, 390],
  [1280, 720],
] as const;

interface Sitting {
  readonly page: Page;
  readonly heard: Heard;
  readonly input: Input;
}

/** Lays two letters in the corner of an empty board. */
async function layInTheCorner({ page, heard, input }: Sitting): Promise<{ word: string; view: CrosswordView }> {
  const table = await openTable(page, { game: 'scrabble-de', options: {}, seats: [ME, ME] });
  await input.press(page.getByRole('button', { name: /^Ik ben/ }));
  const first = await untilTold<CrosswordView>(heard, { table }, () => true);
  const { view } = await untilTold<CrosswordView>(heard, { table, seat: first.view.turn }, () => true);
  const word = view.rack
    .filter((tile) => /^[A-Z]$/.test(tile))
    .slice(0, 2)
    .join('');
  const play = { at: 'A1', word, score: 0 };
  await typeWord(input, page, play, view.board);
  await layWord(input, page, play);
  return { word, view };
}

test('B-08 a first word beside the centre is refused, with its rule, and the tiles go back', async ({
  page,
  heard,
  input,
}) => {
  const { word, view } = await layInTheCorner({ page, heard, input });
  const refusal = page.getByRole('dialog', { name: `${word} ligt niet over de ster` });
  await expect(refusal).toBeVisible();
  const address = (await refusal.getByRole('link').getAttribute('href')) ?? '';
  expect(address).toBe('/rules/scrabble-de#B-08');
  await input.press(refusal.getByRole('button', { name: /plankje/ }));
  await expect(refusal).toBeHidden();
  await expect(rackOf(page).getByRole('button')).toHaveCount(view.rack.length);

  await page.goto(address);
  const place = page.locator(`[id="${address.split('#')[1]}"]`);
  await expect(place).toBeInViewport();
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

test('the sheet covers no square of the board and dims nothing, at any size', async ({ page, heard, input }) => {
  const { word } = await layInTheCorner({ page, heard, input });
  const refusal = page.getByRole('dialog', { name: `${word} ligt niet over de ster` });
  await expect(refusal).toBeVisible();
  expect(await refusal.evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
  for (const square of [0, 1]) {
    const marked = page.getByRole('gridcell', {
      name: new RegExp(`^${formatSquare(EMPTY_BOARD, square)},.*hier gaat het mis`),
    });
    await expect(marked).toBeVisible();
  }
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(refusal).toBeInViewport({ ratio: 0.99 });
    await expect
      .poll(
        async () => {
          const [sheet, board] = [await boxOf(refusal), await boxOf(page.locator('.board-frame'))];
          const across = Math.min(sheet.right, board.right) - Math.max(sheet.left, board.left);
          const down = Math.min(sheet.bottom, board.bottom) - Math.max(sheet.top, board.top);
          return Math.min(across, down);
        },
        { message: `${width} x ${height}` },
      )
      .toBeLessThanOrEqual(0);
  }
});
