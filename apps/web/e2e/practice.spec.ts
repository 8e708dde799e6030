/** The practice table on a phone: explanations that come once, the computer's rack, a hint, and the last turn taken back. */
import type { TableView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { SURPRISE_KEYS } from '../src/screens/play/practice/surprises.ts';
import { expect, type Heard, test, untilTold } from './browser.ts';
import { chooseWayToPlay } from './home-page.ts';
import type { Input } from './input.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What the computer does may surprise too: all but these have been explained before. */
const UNKNOWN = ['drew', 'lastRound'];
const EXPLAINED = SURPRISE_KEYS.filter((key) => !UNKNOWN.includes(key));

interface Hand {
  readonly page: Page;
  readonly input: Input;
  readonly heard: Heard;
}

async function begin({ page, input, heard }: Hand, way: string) {
  await page.addInitScript((keys) => {
    localStorage['lettertafel.explained'] ??= JSON.stringify(keys);
    localStorage['lettertafel.lesson-offers'] = JSON.stringify(['rummikub-sabra']);
  }, EXPLAINED);
  await chooseWayToPlay(page, input, { game: 'Sabra', way });
  await page.waitForURL(/\/t\/local~/);
  const table = new URL(page.url()).pathname.split('/t/')[1] ?? '';
  return { table, ...(await untilOwnTurn(heard, table, 0)) };
}

const untilOwnTurn = (heard: Heard, table: string, after: number) =>
  untilTold<TableView>(heard, { table }, ({ view, length }) => length > after && view.turn === 0);

/** Draws a tile, and waits for the computer. */
async function draw({ page, input, heard }: Hand, table: string, length: number) {
  await input.press(page.getByRole('button', { name: 'Letter pakken' }));
  return untilOwnTurn(heard, table, length + 1);
}

const drewSheet = (page: Page) => page.getByRole('dialog', { name: 'Een letter pakken is je hele beurt' });

test('what surprises is explained once and then never again, and the menu lists it', async ({ page, input, heard }) => {
  const hand = { page, input, heard };
  const { table, length } = await begin(hand, 'Oefenen met hulp');
  const first = await draw(hand, table, length);
  await expect(drewSheet(page)).toContainText('Je legt dan niets.');
  await expect(drewSheet(page).getByRole('link', { name: 'Spelregel R-04' })).toBeVisible();
  await input.press(drewSheet(page).getByRole('button', { name: 'Begrepen' }));
  await expect(drewSheet(page)).toHaveCount(0);
  await draw(hand, table, first.length);
  await expect(page.getByRole('button', { name: 'Letter pakken' })).toBeEnabled();
  await expect(drewSheet(page)).toHaveCount(0);

  await input.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await input.press(page.getByRole('dialog').getByRole('button', { name: 'Verrassende regels' }));
  const list = page.getByRole('dialog', { name: 'Verrassende regels' });
  await expect(list.getByRole('heading', { name: /^Een letter pakken ?, uitgelegd$/ })).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Nog één ronde', exact: true })).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Blanco' })).toHaveCount(0);

  // Also at the next table.
  const next = await begin(hand, 'Oefenen met hulp');
  await draw(hand, next.table, next.length);
  await expect(page.getByRole('button', { name: 'Letter pakken' })).toBeEnabled();
  await expect(drewSheet(page)).toHaveCount(0);
  expect(heard.errors).toEqual([]);
});

test("hints, the computer's rack and the last turn taken back, for as long as one wants", async ({
  page,
  input,
  heard,
}) => {
  const hand = { page, input, heard };
  const { table, length, view } = await begin(hand, 'Oefenen met hulp');
  const after = await draw(hand, table, length);
  await input.press(drewSheet(page).getByRole('button', { name: 'Begrepen' }));
  expect(after.view.rack).toHaveLength(view.rack.length + 1);

  const openHelp = () => input.press(page.getByRole('button', { name: 'Hulp', exact: true }));
  const help = page.getByRole('dialog', { name: 'Hulp bij het oefenen' });
  const rack = page.getByRole('img', { name: /^Plankje van Computer: [A-Z★]( [A-Z★])*$/ });
  await openHelp();
  await input.press(help.getByRole('switch', { name: /^Plankje van de computer/ }));
  await page.keyboard.press('Escape');
  await expect(rack).toHaveText(new RegExp(`^[A-Z★]{${after.view.seats[1]?.tiles}}$`));
  await openHelp();
  await input.press(help.getByRole('switch', { name: /^Plankje van de computer/ }));
  await page.keyboard.press('Escape');
  await expect(rack).toHaveCount(0);

  await openHelp();
  await input.press(help.getByRole('button', { name: 'Hint', exact: true }));
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await expect(hint.getByText(/\.$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);

  await openHelp();
  await input.press(help.getByRole('button', { name: 'Mijn laatste beurt terugnemen' }));
  const again = await untilTold<TableView>(heard, { table }, (news) => news.length === length);
  expect(again.view.rack).toEqual(view.rack);
  expect(again.view.table).toEqual(view.table);
  expect(heard.errors).toEqual([]);
});

test('a usual table against the computer explains nothing, and has the list all the same', async ({
  page,
  input,
  heard,
}) => {
  const hand = { page, input, heard };
  const { table, length } = await begin(hand, 'Tegen de computer');
  await draw(hand, table, length);
  await expect(page.getByRole('button', { name: 'Letter pakken' })).toBeEnabled();
  await expect(drewSheet(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hulp', exact: true })).toHaveCount(0);
  await input.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await input.press(page.getByRole('dialog').getByRole('button', { name: 'Verrassende regels' }));
  const list = page.getByRole('dialog', { name: 'Verrassende regels' });
  await expect(list.getByRole('heading', { name: 'Een letter pakken', exact: true })).toBeVisible();
  expect(heard.errors).toEqual([]);
});
