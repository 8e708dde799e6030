/** The end of a game on a desk: two columns of one height, so that no hole is left beside either. */
import type { CrosswordView, GameId, TableView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { openSheet } from './at-sheet.ts';
import { beginTable, expect, ME, post, test, viewOf } from './browser.ts';
import { playsOf, wordsOf } from './legal-plays.ts';
import { END_SHEETS } from './screens.ts';

const GAMES: readonly GameId[] = [
  'scrabble-xl-nl',
  'scrabble-de',
  'trickster-nl',
  'rummikub-sabra',
  'rummikub-international',
];
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1280, height: 860 },
];

const make = (page: Page, table: string, move: object) =>
  post(page, `/api/tables/${table}/moves`, { id: `move-${Math.random()}`.replace('.', ''), move });

/** A first turn with a word if the rack has one, and the others resign. */
async function openEnd(page: Page, game: GameId): Promise<string | undefined> {
  const seats = game === 'scrabble-de' ? [ME, ME, ME, ME] : [ME, ME];
  const id = await beginTable(page, { game, options: { checking: 'automatic', starter: 0 }, seats });
  const view = await viewOf<CrosswordView & TableView>(page, id, 0);
  const isTable = 'pot' in view;
  const play = isTable ? undefined : playsOf(game, view)[0];
  const word = isTable ? wordsOf(view.rack.join(''), 4)[0] : play?.word;
  if (play) await make(page, id, { by: 0, do: 'lay', at: play.at, word: play.word });
  else if (word) await make(page, id, { by: 0, do: 'arrange', table: [word] });
  for (let by = 1; by < seats.length; by++) await make(page, id, { by, do: 'resign' });
  await page.goto(`/t/${id}`);
  await expect(page.locator('.end-winner')).toBeVisible();
  return word;
}

/** Where the last thing in each column ends. */
async function bottoms(page: Page, columns: readonly string[]): Promise<readonly number[]> {
  return Promise.all(
    columns.map((column) =>
      page
        .locator(`${column} > :last-child`)
        .evaluate((element) => Math.round(element.getBoundingClientRect().bottom + scrollY)),
    ),
  );
}

async function expectNoHole(page: Page, columns: readonly string[]): Promise<void> {
  await expect(async () => {
    const [left = 0, right = 0] = await bottoms(page, columns);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
  }).toPass();
}

for (const game of GAMES) {
  test(`${game}: winner, settlement, graph and words, and both columns end together`, async ({ page }) => {
    const word = await openEnd(page, game);
    await expect(page.locator('.settlement')).toBeVisible();
    await expect(page.locator('.course')).toBeVisible();
    if (word) await expect(page.locator('.best-words')).toContainText(word.toUpperCase());
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNoHole(page, ['.end-main', '.end-side']);
    }
    // The next game is beside the winner, not in a row of its own.
    const winner = await page.locator('.end-winner').boundingBox();
    const again = await page.locator('.again').boundingBox();
    expect(again?.y).toBeLessThan((winner?.y ?? 0) + (winner?.height ?? 0));
  });
}

for (const sheet of END_SHEETS) {
  test(`${sheet.game} beside the box: both columns end together`, async ({ page }) => {
    await openSheet(page, sheet);
    for (const shown of ['.score-winner', '.settlement', '.course', '.best-words']) {
      await expect(page.locator(shown)).toBeVisible();
    }
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNoHole(page, ['.score-column', '.score-outcome']);
    }
  });
}
