/** Previews match the verdict: points and names are shown only for words that the list contains. */
import type { TableView } from '@lettertafel/engine';
import { expect, ME, openTableWith, test, type Wanted } from './browser.ts';
import { isWord, wordsOf } from './legal-plays.ts';
import { handOf, stripOf, typeNewWord } from './word-table-page.ts';

const WANTED: Wanted = { game: 'rummikub-sabra', options: {}, seats: [ME] };

/** Rack letters that do not make a word, and others that do. */
function findBoth({ rack }: TableView) {
  const letters = rack.filter((tile) => tile !== '@');
  for (const word of wordsOf(letters.join(''), 3).filter(({ length }) => length === 3)) {
    const left = [...letters];
    for (const letter of word) left.splice(left.indexOf(letter), 1);
    const rubbish = left.slice(0, 4).join('');
    if (rubbish.length === 4 && !isWord(rubbish)) return { word, rubbish };
  }
  return undefined;
}

test('a strip that is not a word shows no points, a shorter word beside it does', async ({ page, heard }) => {
  const { found } = await openTableWith({ page, heard }, WANTED, findBoth);
  await typeNewWord(page, found.rubbish);
  await expect(stripOf(page, found.rubbish)).toHaveAccessibleName(/geen woord/);
  await expect(page.getByText(/telt:|is je langste nieuwe woord/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Beurt klaar', exact: true })).toBeDisabled();

  // Without a focused letter a new word begins.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await typeNewWord(page, found.word);
  await expect(stripOf(page, found.word)).toHaveAccessibleName(/telt: 3 punten/);
  await expect(page.locator('.turn-panel')).toContainText(`${found.word} is je langste nieuwe woord`);
});

test('the main button names a selected word only if the list contains it', async ({ page, heard }) => {
  const { found } = await openTableWith({ page, heard }, WANTED, findBoth);
  const choose = async (word: string) => {
    for (const [place, letter] of [...word].entries()) {
      const index = [...word.slice(0, place)].filter((other) => other === letter).length;
      await handOf(page).getByRole('button', { name: letter, exact: true }).nth(index).click();
    }
  };
  const asked = page.waitForResponse((response) => response.url().endsWith('/check'));
  await choose(found.rubbish);
  await asked;
  await expect(page.getByRole('button', { name: 'Nieuw woord', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(found.word);
  await expect(page.getByRole('button', { name: `Nieuw woord ${found.word}` })).toBeVisible();
});
