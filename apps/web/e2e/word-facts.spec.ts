/** Why a word is valid or not, where people ask for it: on the words page, after a refusal, at a play that stands. */
import type { CrosswordView, FoundPlay } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { layWord, typeWord } from './board-page.ts';
import { expect, openTableWith, test, untilTold } from './browser.ts';
import { INPUTS } from './input.ts';
import { isWord, playsOf } from './legal-plays.ts';

async function lookUp(page: Page, word: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Woord', exact: true }).fill(word);
  await page.getByRole('button', { name: 'Opzoeken' }).click();
}

test('the words page says how a word is written, what it means and why it is not valid', async ({ page }) => {
  await page.goto('/words');
  const found = page.getByRole('status').filter({ has: page.locator('.word-report') });
  await lookUp(page, 'foto’s');
  await expect(found).toContainText(
    /FOTOS.*Niet goed.*met een apostrof.*Je schrijft\s*foto's.*Vorm van\s*foto.*photograph/,
  );
  await lookUp(page, 'quo');
  await expect(found).toContainText('status quo');
  await lookUp(page, 'Amsterdam');
  await expect(found).toContainText('alleen met een hoofdletter');
  await page.getByRole('radio', { name: 'Duits' }).first().check();
  await lookUp(page, 'Straßen');
  await expect(found).toContainText(/STRASSEN.*Goed.*Straßen.*Straße/);
  // Where it stands is for who asks.
  const source = found.getByText(/^\s*In .*\d/);
  await expect(source).toBeHidden();
  await found.getByText('Waar staat dat?').click();
  await expect(source).toBeVisible();
});

test('a list of one’s own is begun in the page: a name for people, and only the bad line is left out', async ({
  page,
}) => {
  await page.goto('/words');
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Een eigen lijst beginnen' }) });
  await form.getByRole('textbox', { name: 'Naam van de lijst' }).fill('Oma’s woorden');
  await form.getByRole('textbox', { name: 'Woorden, één per regel' }).fill('kwex\nfoto’s\n12 stuks\n');
  await form.getByRole('button', { name: 'Lijst maken' }).click();
  const report = page.locator('section', { has: page.getByRole('heading', { name: 'Oma’s woorden: 2 woorden' }) });
  await expect(report).toBeFocused();
  await expect(report).toContainText('boven op de gewone lijst');
  await expect(report.getByRole('listitem')).toHaveText(['Regel 3: ‘12 stuks’ (niet alleen letters)']);
  await expect(page.locator('.words-list').filter({ hasText: 'Oma’s woorden' })).toContainText('2 woorden, boven op');
  await page.goto('/new/scrabble-xl-nl');
  const picker = page.getByRole('combobox', { name: 'Woordenlijst' });
  await expect(picker.getByRole('option', { name: /Oma’s woorden/ })).toHaveText(
    'Gewone lijst + Oma’s woorden (2 erbij)',
  );
});

test('a refusal says once that a word is not in the list, a valid one is explained at its play once it stands', async ({
  page,
  heard,
}) => {
  const game = 'scrabble-xl-nl';
  const { view, found, table, length } = await openTableWith({ page, heard }, { game }, (view: CrosswordView) => {
    const nonsense = nonsenseOf(view);
    const [best] = playsOf(game, view);
    return nonsense && best && { nonsense, best };
  });
  const { nonsense, best } = found;
  await typeWord(INPUTS.pointer, page, nonsense, view.board);
  // Spoken before it is tried.
  await expect(page.getByRole('log').getByText(new RegExp(`${nonsense.word}.* niet in de`))).toHaveCount(1);
  await layWord(INPUTS.pointer, page, nonsense);
  const refusal = page.getByRole('dialog', { name: new RegExp(nonsense.word) });
  // The title has said that it is not in the list: what is known besides that follows, and nothing twice.
  await expect(refusal.locator('.word-facts.muted')).toHaveCount(0);
  expect(((await refusal.textContent()) ?? '').match(/niet in de (woorden)?lijst/g)).toHaveLength(1);
  await expect(refusal.locator('.refusal-text')).toHaveText(/^\s*Spelregel B-25\s*$/);
  await refusal.getByRole('button', { name: /plankje/ }).click();

  await typeWord(INPUTS.pointer, page, best, view.board);
  await layWord(INPUTS.pointer, page, best);
  await untilTold<CrosswordView>(heard, { table }, (news) => news.length > length);
  await page
    .getByRole('region', { name: 'Scoreblok' })
    .getByRole('button', { name: new RegExp(`^${best.word}`, 'i') })
    .click();
  await page.getByRole('button', { name: /^Meer over/ }).click();
  await expect(page.locator('.word-facts')).toContainText(new RegExp(`${best.word.toUpperCase()}.*Goed`));
});

/** Two rack letters that do not make a word, on the centre of an empty board. */
function nonsenseOf({ rack, board }: CrosswordView): FoundPlay | undefined {
  if (board.some((row) => /\S/.test(row.replaceAll('.', '')))) return undefined;
  const letters = rack.filter((tile) => tile !== '?');
  const pairs = letters.flatMap((one, at) => letters.slice(at + 1).map((other) => one + other));
  const word = pairs.find((pair) => !isWord(pair));
  return word === undefined ? undefined : { at: 'H8', word, score: 0 };
}
