/** Positions as links: tiles put by hand, the best plays, and no help with a game that goes on. */
import { AxeBuilder } from '@axe-core/playwright';
import type { CrosswordView } from '@lettertafel/engine';
import { beginTable, expect, ME, post, test, viewOf } from './browser.ts';
import { cutTexts } from './cut-texts.ts';

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
const EMPTY = Array(15).fill('15').join('~');

test('the best plays of a position, after tiles are put and taken, with its link', async ({ page, heard }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/positie/${EMPTY}_EENRSTA~_0~0_0_lex_nl`);
  const plays = page.locator('.position-plays li');
  await expect(plays.first()).toBeVisible();
  await expect(plays.first()).toContainText(/punt/);
  await expect(page.getByText(/^Niet te zien: \d+ letters, waarvan \d+ in de zak$/)).toBeVisible();
  // The board is in the middle of a button that is wider.
  await page.setViewportSize({ width: 844, height: 390 });
  const { x, y, width, height } = (await page.locator('.position-board .board-picture').boundingBox()) ?? NOWHERE;
  await page.mouse.click(x + (width * (8 + 20 * 3.5)) / 316, y + (height * (8 + 20 * 2.5)) / 316);
  await expect(page.getByLabel('Plaats')).toHaveValue('C4');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: /^Het bord/ }).click();
  await expect(page.getByLabel('Plaats')).toHaveValue('H8');
  await page.getByLabel('Letters (klein is blanco)').fill('QUIZ');
  await page.getByRole('button', { name: 'Leg neer' }).click();
  await expect(page).toHaveURL(/7QUIZ4/);
  await expect(plays.first()).toBeVisible();
  await page.getByLabel('Plaats').fill('H8');
  await page.getByLabel('Letters (klein is blanco)').fill('XXX');
  await page.getByRole('button', { name: 'Leg neer' }).click();
  await expect(page.getByText('Dat kan niet: zoveel letters X heeft het spel niet.')).toBeVisible();
  await page.getByRole('button', { name: 'Haal weg' }).click();
  await expect(page).toHaveURL(/8UIZ4/);
  expect(await cutTexts(page)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.reload();
  await expect(plays.first()).toBeVisible();
  expect(heard.errors).toEqual([]);
});

test('a link that is no position is refused with the reason', async ({ page }) => {
  await page.goto(`/positie/${EMPTY}_QQQ~_0~0_0_lex_nl`);
  await expect(page.getByText('Deze link is geen stelling: zoveel letters Q heeft het spel niet.')).toBeVisible();
  await page.getByRole('link', { name: 'Begin met een leeg bord' }).click();
  await expect(page.getByText('Zonder letters op het plankje valt er niets te leggen.')).toBeVisible();
});

test('a position of a game that goes on here is not looked at', async ({ page }) => {
  const table = await beginTable(page, { game: 'scrabble-xl-nl', options: { starter: 0 }, seats: [ME, ME] });
  const { rack } = await viewOf<CrosswordView>(page, table, 0);
  const word = rack
    .filter((tile) => tile !== '?')
    .slice(0, 2)
    .join('');
  const move = { by: 0, do: 'lay', at: 'H8', word };
  await post(page, `/api/tables/${table}/moves`, { id: `${table}-0`, move });
  const rows = Array(15).fill('15').with(7, `7${word}6`).join('~');
  await page.goto(`/positie/${rows}_EENRSTA~_0~0_0_lex_nl`);
  await expect(page.getByText(/^Zo ligt een spel dat hier nog bezig is\./)).toBeVisible();
  await expect(page.locator('.position-plays')).toHaveCount(0);
  await page.goto(`/analysis/${table}`);
  await expect(page.locator('.analysis-turn')).toHaveCount(0);
  await expect(page.getByText('Dit spel kan hier niet worden bekeken.')).toBeVisible();
});
