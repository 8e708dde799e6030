/** Strong bots in the browser use the table of leaves, which is fetched when one first plays. */
import type { CrosswordView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { pass } from './board-page.ts';
import { expect, type Heard, test, untilTold } from './browser.ts';
import type { Input } from './input.ts';

/** Begins a game against a level and lets it move. */
async function playAgainst(level: string, { page, heard, input }: { page: Page; heard: Heard; input: Input }) {
  await page.addInitScript((chosen) => localStorage.setItem('lettertafel.level', JSON.stringify(chosen)), level);
  await page.goto('/');
  await page.getByRole('button', { name: /^Tegen de computer ?: Scrabble Deutsch$/ }).click();
  await page.waitForURL(/\/t\/local~/);
  const table = new URL(page.url()).pathname.split('/t/')[1] ?? '';
  const { length } = await untilTold<CrosswordView>(heard, { table }, ({ view }) => view.turn === 0 && !view.open);
  await pass(input, page);
  await untilTold<CrosswordView>(
    heard,
    { table },
    ({ view, length: now }) => now > length + 1 && view.turn === 0 && !view.open,
  );
  return heard.asked.filter((path) => path.endsWith('.bin'));
}

test('a champion uses the German table', async ({ page, heard, input }) => {
  const [table, ...more] = await playAgainst('master', { page, heard, input });
  expect(table).toMatch(/\/de-[\w-]+\.bin$/);
  expect(more).toEqual([]);
  expect(heard.errors).toEqual([]);
});

test('a champion plays on if the table cannot be fetched', async ({ page, heard, input }) => {
  await page.route('**/*.bin', (route) => route.abort());
  await playAgainst('master', { page, heard, input });
  expect(heard.errors).toEqual([]);
});

test('a level that ignores its leave does not fetch it', async ({ page, heard, input }) => {
  expect(await playAgainst('casual', { page, heard, input })).toEqual([]);
});
