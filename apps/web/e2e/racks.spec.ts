/** Racks of Woord-Rummikub grow: their tiles stay large, in rows, and nothing overlaps. */
import type { TableView } from '@lettertafel/engine';
import type { Locator, Page } from '@playwright/test';
import { beginTable, expect, ME, post, test, viewOf } from './browser.ts';
import { handOf } from './word-table-page.ts';

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const DESKS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
];

/** Draws letters, outside of the page, until the rack has this many. */
async function drawUntil(page: Page, table: string, count: number): Promise<void> {
  for (;;) {
    const { rack } = await viewOf<TableView>(page, table, 0);
    if (rack.length >= count) return;
    const id = `${table}-${rack.length}`;
    await post(page, `/api/tables/${table}/moves`, { id, move: { by: 0, do: 'draw' } });
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  return box;
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0.5 && down > 0.5;
}

test('tiles on a rack are at least 40 px, however many there are', async ({ page }) => {
  const table = await beginTable(page, { game: 'rummikub-international', options: {}, seats: [ME] });
  for (const count of [7, 12, 16, 22, 27, 40]) {
    await drawUntil(page, table, count);
    await page.goto(`/t/${table}`);
    for (const size of [...PHONES, ...DESKS]) {
      const where = `${count} tiles at ${size.width} x ${size.height}`;
      await page.setViewportSize(size);
      await expect(handOf(page).getByRole('button')).toHaveCount(count);
      await expect(handOf(page), where).toBeInViewport({ ratio: 0.99 });
      const tiles = await Promise.all((await handOf(page).getByRole('button').all()).map(boxOf));
      for (const { x, width, height } of tiles) {
        expect(Math.min(width, height), where).toBeGreaterThanOrEqual(40);
        expect(x, where).toBeGreaterThanOrEqual(0);
        expect(x + width, where).toBeLessThanOrEqual(size.width);
      }
      const buttons = await page.locator('.step-buttons, .turn-buttons, .finish').getByRole('button').all();
      const parts = await Promise.all([...buttons, handOf(page), page.locator('.mat')].map(boxOf));
      for (const [place, one] of parts.entries()) {
        for (const other of parts.slice(place + 1)) expect(overlap(one, other), where).toBe(false);
      }
    }
  }
});

test('seven tiles lie in one row of the narrowest phones', async ({ page }) => {
  const table = await beginTable(page, { game: 'rummikub-international', options: {}, seats: [ME] });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/t/${table}`);
  await expect(handOf(page).getByRole('button')).toHaveCount(7);
  const tiles = await Promise.all((await handOf(page).getByRole('button').all()).map(boxOf));
  expect(new Set(tiles.map(({ y }) => Math.round(y))).size).toBe(1);
  for (const { width } of tiles) expect(width).toBeGreaterThanOrEqual(40);
});
