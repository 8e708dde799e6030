/** Keyboard-only features: Enter lays a word, a turn is made without leaving the letters, everything is announced. */
import type { CrosswordView, TableView } from '@lettertafel/engine';
import { typeWord } from './board-page.ts';
import { expect, ME, openTableWith, test, untilTold, type Wanted } from './browser.ts';
import { INPUTS } from './input.ts';
import { playsOf, wordsOf } from './legal-plays.ts';
import { handOf, stripOf } from './word-table-page.ts';

const input = INPUTS.keys;

test('a turn on a board: Tab to it, arrows, letters, Enter; every step is announced', async ({ page, heard }) => {
  const wanted: Wanted = { game: 'scrabble-xl-nl' };
  const isPlain = ({ word }: { readonly word: string }) => /^[A-Z]+$/.test(word);
  const opened = await openTableWith({ page, heard }, wanted, (view: CrosswordView) =>
    playsOf(wanted.game, view).find(isPlain),
  );
  const { table, view, length, found: best } = opened;
  await typeWord(input, page, best, view.board);
  await expect(page.getByRole('log').getByText(new RegExp(`op .*, ${best.score} punt`))).toHaveCount(1);
  await page.keyboard.press('Enter');
  const later = await untilTold<CrosswordView>(heard, { table }, (news) => news.length > length);
  expect(later.view.seats[0]?.score).toBe(best.score);
});

test('a turn at a table: letters, Backspace, arrows, Space, Enter, Control Enter', async ({ page, heard }) => {
  const wanted: Wanted = { game: 'rummikub-sabra', options: {}, seats: [ME] };
  const opened = await openTableWith({ page, heard }, wanted, ({ rack }: TableView) => wordsOf(rack.join(''), 3)[0]);
  const { table, view, found: word } = opened;
  await expect(handOf(page)).toBeVisible();
  for (const letter of word.slice(0, 2)) await page.keyboard.press(letter.toLowerCase());
  await expect(stripOf(page, word.slice(0, 2))).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(handOf(page).getByRole('button')).toHaveCount(view.rack.length);

  const taken = new Map<string, number>();
  for (const letter of word) {
    const index = taken.get(letter) ?? 0;
    taken.set(letter, index + 1);
    await input.pick(handOf(page).getByRole('button', { name: letter, exact: true }).nth(index));
  }
  await page.keyboard.press('Enter');
  await expect(stripOf(page, word)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Beurt klaar/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await untilTold<TableView>(heard, { table }, (news) => news.view.table.some(({ reading }) => reading === word));
});
