/** Everything that a browser stores is exported to a file, imported elsewhere, and continued there. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { CrosswordView, TableView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { pass, rackOf } from './board-page.ts';
import { anotherPlayer, expect, type Heard, test, untilTold } from './browser.ts';
import { chooseWayToPlay } from './home-page.ts';
import { handOf } from './word-table-page.ts';

const tableOf = (page: Page) => new URL(page.url()).pathname.split('/t/')[1] ?? '';

async function beginBoardGame(page: Page, heard: Heard): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Tegen de computer ?: Scrabble XL$/ }).click();
  await page.waitForURL(/\/t\/local~/);
  await untilTold<CrosswordView>(heard, { table: tableOf(page) }, ({ view }) => view.turn === 0 && !view.open);
  return tableOf(page);
}

/** The path of the saved file. */
async function saveAll(page: Page, path: string): Promise<string> {
  await page.goto('/settings');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Alles in een bestand bewaren' }).click();
  await (await saving).saveAs(path);
  return path;
}

async function bring(page: Page, file: string): Promise<void> {
  await page.goto('/settings');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bestand inlezen' }).click();
  await (await choosing).setFiles(file);
}

test('a name is imported although the server could not be asked for it when the page opened', async ({
  page,
  browser,
}, info) => {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Jouw naam' }).fill('Noord');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(page.getByText('Bewaard').first()).toBeVisible();
  const file = await saveAll(page, info.outputPath('name.json'));

  const other = await anotherPlayer(browser);
  const name = other.page.getByRole('textbox', { name: 'Jouw naam' });
  let asked = 0;
  await other.page.route('**/api/me', (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await bring(other.page, file);
  const done = other.page.getByRole('dialog', { name: 'Ingelezen.' });
  await done.getByRole('button', { name: 'Verder', exact: true }).click();
  await expect(name).toHaveValue('Noord');
});

test('games, sheets and settings survive a wipe, and go on in another browser', async ({
  page,
  heard,
  input,
  browser,
}, info) => {
  const board = await beginBoardGame(page, heard);
  await pass(input, page);
  const played = await untilTold<CrosswordView>(
    heard,
    { table: board },
    ({ view, length }) => length > 2 && view.turn === 0 && !view.open,
  );
  await chooseWayToPlay(page, input, { game: 'International', way: 'Solo' });
  await page.waitForURL(/\/t\/local~/);
  const mat = tableOf(page);
  const solo = await untilTold<TableView>(heard, { table: mat }, () => true);
  await page.goto('/score');
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await page.waitForURL(/\/score\/\w+/);
  const sheet = new URL(page.url()).pathname;
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Donker' }).check();
  await page.getByRole('textbox', { name: 'Jouw naam' }).fill('Noord');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(page.getByText('Bewaard').first()).toBeVisible();
  const file = await saveAll(page, info.outputPath('all.json'));

  // Imported where it comes from, nothing changes.
  await bring(page, file);
  const result = page.getByRole('dialog', { name: 'Ingelezen.' });
  await expect(result.getByText('2 spellen stonden hier al, minstens even ver.')).toBeVisible();
  await result.getByRole('button', { name: 'Verder', exact: true }).click();

  await page.getByRole('button', { name: 'Al mijn gegevens wissen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Al mijn gegevens wissen' }).click();
  await expect(page.getByText('Alles is gewist.').first()).toBeVisible();
  await page.goto(`/t/${board}`);
  await expect(page.getByText('Deze tafel bestaat niet (meer).')).toBeVisible();

  const other = await anotherPlayer(browser);
  for (const there of [{ page, heard }, other]) {
    await bring(there.page, file);
    const done = there.page.getByRole('dialog', { name: 'Ingelezen.' });
    await expect(done.getByText('Toegevoegd: 2 spellen en 1 scoreblad.')).toBeVisible();
    await done.getByRole('button', { name: 'Verder', exact: true }).click();
    await expect(there.page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(there.page.getByRole('textbox', { name: 'Jouw naam' })).toHaveValue('Noord');
    await there.page.goto('/');
    const running = there.page.getByRole('region', { name: 'Jij bent' });
    await expect(running.getByRole('listitem').filter({ hasText: /Scrabble|International/ })).toHaveCount(2);
    await there.page.goto(sheet);
    await expect(there.page.getByText('Dit spel staat niet op dit apparaat.')).toHaveCount(0);
    await expect(there.page.getByRole('main')).toBeVisible();

    await there.page.goto(`/t/${mat}`);
    const restored = await untilTold<TableView>(there.heard, { table: mat }, () => true);
    expect(restored.view.rack).toEqual(solo.view.rack);
    await expect(handOf(there.page)).toBeVisible();
    await there.page.goto(`/t/${board}`);
    await expect(rackOf(there.page)).toBeVisible();
    const again = await untilTold<CrosswordView>(
      there.heard,
      { table: board },
      ({ length }) => length >= played.length,
    );
    expect(again.view).toMatchObject({ rack: played.view.rack, board: played.view.board });
    await pass(input, there.page);
    await untilTold<CrosswordView>(
      there.heard,
      { table: board },
      ({ view, length }) => length > played.length + 1 && view.turn === 0 && !view.open,
    );
    expect(there.heard.errors).toEqual([]);
  }
});

test('a damaged, foreign, newer or edited file changes nothing and is named as such', async ({ page, heard }, info) => {
  await beginBoardGame(page, heard);
  const file = await saveAll(page, info.outputPath('all.json'));
  const text = readFileSync(file, 'utf8');
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  const bad = {
    'Dit is geen bestand van Lettertafel met bewaarde gegevens.': '{"some":"file"}',
    'Dit bestand is beschadigd of veranderd: de inhoud klopt niet met het controlegetal.': text.slice(0, -40),
    'Dit bestand is met een nieuwere versie gemaakt. Laad de pagina opnieuw en probeer het nog eens.': text.replace(
      '"version":1',
      '"version":9',
    ),
  };
  for (const [sentence, content] of Object.entries(bad)) {
    const path = info.outputPath('bad.json');
    writeFileSync(path, content);
    await bring(page, path);
    const refused = page.getByRole('dialog', { name: 'Er is niets ingelezen.' });
    await expect(refused.getByText(sentence)).toBeVisible();
    await refused.getByRole('button', { name: 'Verder', exact: true }).click();
  }
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
});
