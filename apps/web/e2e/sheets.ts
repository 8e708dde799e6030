/** The sheets of a table, and how to open them; found by class, because they are checked in every language. */
import type { CrosswordView, GameId, TableView } from '@lettertafel/engine';
import { expect, type Page } from '@playwright/test';
import type { GameView } from '../src/connection/table-store.ts';
import { beginTable, ME, post, viewOf } from './browser.ts';
import type { Screen } from './screens.ts';
import { playUntil } from './trickster-positions.ts';

const BOTH = [ME, ME];

/** A table on this device where the player to move has what the test needs. */
async function openWhere<View extends GameView>(
  page: Page,
  game: GameId,
  fits: (view: View) => boolean = () => true,
): Promise<{ readonly id: string; readonly view: View }> {
  const id = await beginTable(page, { game, options: {}, seats: BOTH });
  const { turn } = await viewOf(page, id, 0);
  const view = await viewOf<View>(page, id, turn);
  return fits(view) ? { id, view } : openWhere(page, game, fits);
}

async function uncover(page: Page, table: string): Promise<void> {
  await page.goto(`/t/${table}`);
  await page.locator('.cover button').click();
}

const make = (page: Page, table: string, move: object) =>
  post(page, `/api/tables/${table}/moves`, { id: `move-${Math.random()}`.replace('.', ''), move });

/** Any letters count as a word until somebody disputes them (B-22). */
async function layLetters(page: Page) {
  const { id, view } = await openWhere<CrosswordView>(page, 'scrabble-xl-nl', ({ rack }) => !rack.includes('?'));
  const word = view.rack.slice(0, 5).join('');
  await make(page, id, { by: view.turn, do: 'lay', at: 'H8', word });
  return { id, word, by: view.turn };
}

const sheet = (name: string, open: (page: Page) => Promise<void>): Screen => ({
  name,
  open: async (page) => {
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

export const SHEETS: readonly Screen[] = [
  sheet('exchange', async (page) => {
    const { id } = await openWhere(page, 'scrabble-de');
    await uncover(page, id);
    await page.locator('.board-turn button').first().click();
  }),
  sheet('blank', async (page) => {
    const { id, view } = await openWhere<CrosswordView>(page, 'scrabble-xl-nl', ({ rack }) => rack.includes('?'));
    await uncover(page, id);
    await page.locator('.board-dock .rack button').nth(view.rack.indexOf('?')).click();
    await page.locator('[data-square="112"]').click();
  }),
  sheet('joker', async (page) => {
    const { id, view } = await openWhere<TableView>(page, 'rummikub-sabra', ({ rack }) => rack.includes('@'));
    await uncover(page, id);
    await page.locator('.own-rack button').nth(view.rack.indexOf('@')).click();
    await page.locator('[data-new-word]').click();
  }),
  sheet('chat', async (page) => {
    const id = await beginTable(page, { game: 'scrabble-xl-nl' });
    // A table with a computer has no chat until a spectator writes something.
    await post(page, `/api/tables/${id}/chat`, { id: `chat-${id}`, text: 'Hallo' });
    await page.goto(`/t/${id}`);
    await page.locator('.play-chat').click();
  }),
  sheet('refusal', async (page) => {
    const { id, view } = await openWhere<CrosswordView>(page, 'scrabble-xl-nl', ({ rack }) => !rack.includes('?'));
    await uncover(page, id);
    await page.locator('[data-square="0"]').click();
    for (const letter of view.rack.slice(0, 2)) await page.keyboard.press(letter.toLowerCase());
    await page.keyboard.press('Enter');
  }),
  {
    name: 'dispute',
    open: async (page) => {
      const { id } = await layLetters(page);
      // All players at this device are asked together, before the next rack is shown.
      await page.goto(`/t/${id}`);
      await expect(page.locator('.dispute-answers')).toBeVisible();
    },
  },
  {
    name: 'verdict',
    open: async (page) => {
      const { id, word, by } = await layLetters(page);
      await make(page, id, { by: 1 - by, do: 'dispute', words: [word] });
      await uncover(page, id);
      await expect(page.locator('.verdict')).toBeVisible();
    },
  },
  {
    name: 'card',
    open: async (page) => {
      const { table } = await playUntil(page, { cards: ['double-word'], find: () => true });
      await uncover(page, table);
      await page.locator('.hand-fan button').first().click();
      await expect(page.locator('.chooser')).toBeVisible();
    },
  },
];
