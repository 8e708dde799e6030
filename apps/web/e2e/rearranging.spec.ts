/** Rearranging by the rules of the two games: what Sabra allows, International refuses (RS-02, RI-02). */
import type { TableView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { expect, type Heard, ME, openTableWith, test, untilTold } from './browser.ts';
import { wordsOf } from './legal-plays.ts';
import { finishTurn, gatherWord, stripOf, typeNewWord } from './word-table-page.ts';

/**
 * Starts a solo game with a rack that holds a word of three letters and a longer word with the same letters. The longer
 * word starts with a letter of the first: rack letters that are selected before would be inserted where the table is
 * tapped.
 */
function beginWithHand(page: Page, heard: Heard, game: 'rummikub-sabra' | 'rummikub-international') {
  return openTableWith({ page, heard }, { game, options: {}, seats: [ME] }, ({ rack }: TableView) => {
    const words = wordsOf(rack.join(''), 3);
    return words
      .filter((word) => word.length === 3)
      .flatMap((word) => words.filter((whole) => dissolves(word, whole)).map((whole) => ({ word, whole })))[0];
  });
}

function dissolves(word: string, whole: string): boolean {
  const left = [...whole];
  const isInside = [...word].every((letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1));
  return isInside && left.length > 0 && !whole.includes(word) && word.includes(whole[0] ?? '');
}

test('RS-02 a Sabra turn dissolves a word altogether', async ({ page, heard, input }) => {
  const { table, found } = await beginWithHand(page, heard, 'rummikub-sabra');
  const { word, whole } = found;
  await typeNewWord(page, word);
  await finishTurn(input, page);
  await untilTold<TableView>(heard, { table }, ({ view }) => view.table.length === 1);
  await gatherWord(input, page, whole, word);
  await expect(stripOf(page, whole)).toBeVisible();
  await finishTurn(input, page);
  const { view } = await untilTold<TableView>(heard, { table }, ({ length }) => length === 3);
  expect(view.table.map(({ reading }) => reading)).toEqual([whole]);
  await expect(stripOf(page, word)).toHaveCount(0);
});

test('RI-02 an International turn that dissolves a word is refused, and says why', async ({ page, heard, input }) => {
  const { table, found } = await beginWithHand(page, heard, 'rummikub-international');
  const { word, whole } = found;
  await typeNewWord(page, word);
  await finishTurn(input, page);
  await untilTold<TableView>(heard, { table }, ({ view }) => view.table.length === 1);
  await gatherWord(input, page, whole, word);
  const finish = page.getByRole('button', { name: /^Beurt klaar/ });
  await expect(finish).toBeDisabled();
  await expect(finish).toHaveAccessibleDescription(new RegExp(`van ${word} moet iets blijven`));
  await input.press(page.getByRole('button', { name: 'Alles terugleggen' }));
  await expect(stripOf(page, word)).toBeVisible();
  await expect(stripOf(page, whole)).toHaveCount(0);
});
