/** Solo games of Woord-Rummikub: the player ends the game, and the longest word is the record. */
import type { TableView } from '@lettertafel/engine';
import { expect, ME, openTable, openTableWith, post, test, untilTold, viewOf, type Wanted } from './browser.ts';
import { wordsOf } from './legal-plays.ts';
import { finishTurn, handOf, typeNewWord } from './word-table-page.ts';

test('R-15 a solo game ends with Klaar, and with the record', async ({ page, heard, input }) => {
  const wanted: Wanted = { game: 'rummikub-sabra', options: {}, seats: [ME] };
  const opened = await openTableWith({ page, heard }, wanted, ({ rack }: TableView) => wordsOf(rack.join(''), 3)[0]);
  await typeNewWord(page, opened.found);
  await finishTurn(input, page);
  await untilTold<TableView>(heard, opened, ({ view }) => view.table.length === 1);
  await input.press(page.getByRole('button', { name: 'Klaar met spelen' }));
  await expect(page.getByRole('dialog')).toContainText(opened.found);
  await input.press(page.getByRole('dialog').getByRole('button', { name: 'Verder spelen', exact: true }));
  await expect(handOf(page)).toBeVisible();
  await input.press(page.getByRole('button', { name: 'Klaar met spelen' }));
  await input.press(page.getByRole('dialog').getByRole('button', { name: 'Klaar', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: /^Klaar, met/ })).toBeVisible();
  await expect(page.getByText(`Nieuw record: ${opened.found}`)).toBeVisible();

  await expect(page.getByRole('button', { name: 'Nog een keer' })).toBeVisible();

  // Asked after the first game, and only once.
  await input.press(page.getByRole('button', { name: 'Liever stil' }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Klaar, met/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Geluid erbij?' })).toHaveCount(0);
});

test('R-04 R-15 a solo game with an empty pot offers no pass', async ({ page }) => {
  const table = await openTable(page, { game: 'rummikub-international', options: {}, seats: [ME] });
  for (let move = 0; (await viewOf<TableView>(page, table, 0)).pot.count > 0; move++) {
    await post(page, `/api/tables/${table}/moves`, { id: `${table}-${move}`, move: { by: 0, do: 'draw' } });
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Klaar met spelen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Passen|Letter pakken/ })).toHaveCount(0);
});
