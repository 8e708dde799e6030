/** Games that begin with one or two taps hurry nobody, and ask nobody whether a word of Woord-Rummikub exists. */
import { GAME_IDS } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import type { GameView } from '../src/connection/table-store.ts';
import { expect, type Heard, test } from './browser.ts';

/** The view of the table that the page shows, from any of its seats. */
async function viewHere(page: Page, { news }: Heard): Promise<GameView> {
  await page.waitForURL(/\/t\/local~/);
  const table = new URL(page.url()).pathname.slice('/t/'.length);
  const here = () => [...news].find(([of, { view }]) => of.startsWith(`${table} `) && view !== null)?.[1].view;
  await expect.poll(() => here() !== undefined).toBe(true);
  const view = here();
  if (!view) throw new Error(table);
  return view;
}

async function openWays(page: Page, index: number): Promise<void> {
  await page.goto('/');
  await page.locator('button.game-card-name').nth(index).click();
}

test('against the computer no game has a clock, and words are checked by the list', async ({ page, heard }) => {
  for (const [index, game] of GAME_IDS.entries()) {
    await openWays(page, index);
    await page.getByRole('dialog').getByRole('button', { name: 'Tegen de computer' }).click();
    const { options, clock } = await viewHere(page, heard);
    expect(options, game).toMatchObject({ checking: 'automatic', turnSeconds: null, gameSeconds: null });
    if ('reactionSeconds' in options) expect(options.reactionSeconds, game).toBeNull();
    expect(clock, game).toBeNull();
    await expect(page.getByRole('timer')).toHaveCount(0);
  }
});

test('on one device words of Woord-Rummikub are checked by the list, and no question has a limit', async ({
  page,
  heard,
}) => {
  for (const [index, game] of GAME_IDS.entries()) {
    await openWays(page, index);
    await page.getByRole('dialog').getByRole('button', { name: 'Op dit apparaat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Beginnen' }).click();
    const { options } = await viewHere(page, heard);
    const isTable = game.startsWith('rummikub');
    expect(options.checking, game).toBe(isTable ? 'automatic' : 'challenge');
    if (!isTable) expect(options.disputeSeconds, game).toBeNull();
    if ('reactionSeconds' in options) expect(options.reactionSeconds, game).toBeNull();
  }
});
