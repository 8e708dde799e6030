/** *Wat lag er nog meer?*: after a game every turn is shown with the best that could be played. */
import { AxeBuilder } from '@axe-core/playwright';
import { positionsOf } from '@lettertafel/analysis';
import { type CrosswordView, gameById, isTableView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { layWord, tapWord } from './board-page.ts';
import { expect, ME, newsOf, openTable, post, test } from './browser.ts';
import { cutTexts } from './cut-texts.ts';
import { playsOf } from './legal-plays.ts';

/** Exchanges a tile in each own turn, then resigns; the computer lays words. */
async function playShortly(page: Page, level: string): Promise<string> {
  const table = await openTable(page, {
    game: 'scrabble-xl-nl',
    options: { starter: 0, checking: 'automatic' },
    seats: [ME, { kind: 'bot', level }],
  });
  const play = (move: object, number: number) =>
    post(page, `/api/tables/${table}/moves`, { id: `${table}-${number}`, move: { by: 0, ...move } });
  for (let turn = 0; turn < 2; turn++) {
    const { view } = await untilOwnTurn(page, table);
    await play({ do: 'exchange', tiles: view.rack[0] }, turn);
  }
  await untilOwnTurn(page, table);
  await play({ do: 'resign' }, 2);
  return table;
}

async function untilOwnTurn(page: Page, table: string) {
  let news = await newsOf<CrosswordView>(page, table, 0);
  await expect(async () => {
    news = await newsOf<CrosswordView>(page, table, 0);
    expect(news.view.turn).toBe(0);
  }).toPass();
  return news;
}

const OPEN = { name: 'Wat lag er nog meer?' };

/** The view in which the player decided on the first turn. */
async function firstView(page: Page, table: string): Promise<CrosswordView> {
  const response = await page.request.get(`/api/tables/${table}/record`);
  const known = positionsOf(await response.json());
  if (!('positions' in known)) throw new Error('not a game');
  const [first] = known.positions;
  const view = first && gameById(known.game).viewFor(first.state, 0);
  if (!view || isTableView(view)) throw new Error('not a board');
  return view;
}

test('every turn with the best, a turn tried again, and back to the result', async ({ page, input }) => {
  const table = await playShortly(page, 'casual');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/t/${table}`);
  await page.getByRole('link', OPEN).click();
  const panel = page.locator('.analysis-turn');
  await expect(panel).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Beurt' });
  await slider.fill('0');
  await expect(panel.getByRole('heading')).toHaveText(/ruil/i);
  await expect(panel.getByRole('row', { name: /jij/ })).toHaveText(/1 letter ruilen/);
  await expect(panel.getByText('geschat')).toBeVisible();
  await page.getByRole('button', { name: 'Volgende beurt' }).click();
  await expect(page.getByText('2 van 4')).toBeVisible();
  await expect(page).toHaveURL(/turn=2$/);
  await expect(panel.getByRole('heading')).toHaveText(/^Computer/);
  await expect(page.getByRole('heading', { name: 'Computer', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Kans om te winnen, beurt na beurt/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Probeer opnieuw' })).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await page.goto(`/again/${table}?turns=1`);
  const view = await firstView(page, table);
  const weakest = playsOf('scrabble-xl-nl', view).at(-1);
  if (!weakest) throw new Error('nothing to lay');
  await tapWord(page, weakest, view.board);
  await layWord(input, page, weakest);
  await expect(page.locator('.lesson-note')).toHaveText(/^Er ligt meer: /);
  await page.getByRole('button', { name: 'Laat het zien' }).click();
  await expect(page.locator('.lesson-done')).toHaveText(/^Zo goed als de beste. Je /);
  expect(await cutTexts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Verder' }).click();

  await expect(panel).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar de uitslag' }).click();
  await expect(page.getByRole('heading', { name: 'Eindafrekening' })).toBeVisible();
});

test('at the table of a child only finds are shown', async ({ page }) => {
  const table = await playShortly(page, 'child');
  await page.goto(`/t/${table}`);
  await page.getByRole('link', OPEN).click();
  await page.getByRole('slider', { name: 'Beurt' }).fill('0');
  await expect(page.locator('.analysis-turn')).toBeVisible();
  await expect(page.getByText(/gemist|Duurste|dure beurt/)).toHaveCount(0);
});
