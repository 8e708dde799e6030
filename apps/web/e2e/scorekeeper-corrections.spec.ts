/** The scorekeeper: lines that are changed, inserted and deleted. */
import type { Page } from '@playwright/test';
import { begin, cell, lay, note, settle, totals, typeWord } from './at-sheet.ts';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const FAMILY = ['Papa', 'Mama', 'Oma'];

/** The game of the mockup. */
async function drawnGame(page: Page): Promise<void> {
  await begin(page, 'Scrabble XL', FAMILY);
  await lay(page, 'H5', 'TREINEN', 68);
  await lay(page, 'G10', 'ZIE', 13);
  await lay(page, 'H1', 'SNELTREINEN', 30);
  await lay(page, '7H', 'EGEL', 11);
  await lay(page, 'K7', 'LAMPEN', 24);
  await lay(page, '2F', 'KANO', 12);
  await lay(page, '12J', 'ENGE', 12);
  await lay(page, 'M12', 'ERTS', 14);
  await lay(page, '15I', 'FIETS', 12);
  await lay(page, '13D', 'DEUR', 15);
}

test('the game of the mockup: pencil on the pad, a blank, and a correction that invalidates a later line', async ({
  page,
}) => {
  await drawnGame(page);
  await expect.poll(() => totals(page)).toEqual(['106', '51', '54']);
  await typeWord(page, 'J4', 'BrOEK');
  await expect(page.locator('.score-pad-pencil')).toHaveText(/BROEK1465/);
  await expect(page.getByRole('checkbox', { name: 'R is de blanco' })).toBeChecked();
  await page.screenshot({ path: test.info().outputPath('turn.png') });
  await page.keyboard.press('Escape');

  // The word was ENG: lines that the correction would affect are shown before it is saved.
  await cell(page, 'ENGE').tap();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  await page.getByRole('button', { name: 'Wis letter' }).tap();
  await expect(page.locator('.score-pad-changed')).toHaveText(/ENG1012/);
  await expect(page.getByRole('heading', { name: 'ERTS past niet meer' })).toBeVisible();
  await expect.poll(() => totals(page)).toEqual(['104', '51', '54']);
  await page.screenshot({ path: test.info().outputPath('correcting.png') });
  await page.getByRole('button', { name: 'ENG, 10 punten bewaren' }).tap();
  await expect(page.locator('.score-pad-wrong')).toHaveCount(1);

  await cell(page, 'ERTS').tap();
  await expect(page.getByText('Op M12 ligt nu geen letter.')).toBeVisible();
  await page.getByRole('button', { name: 'Ja, het is 15' }).tap();
  await expect(page.locator('.score-pad-wrong')).toHaveCount(0);
  await expect.poll(() => totals(page)).toEqual(['104', '52', '54']);
});

test('lines are inserted for any player, deleted, and scored by hand; nobody gets stuck', async ({ page }) => {
  await begin(page, 'Scrabble XL', FAMILY);
  await lay(page, 'H5', 'TREINEN', 68);
  await page.getByRole('button', { name: 'Ruilt' }).tap();
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  // An illegal word can be saved, with a score entered by hand.
  await typeWord(page, 'A1', 'QUA');
  await expect(page.locator('.score-problem')).toBeVisible();
  await page.getByRole('button', { name: 'Toch noteren' }).tap();
  await cell(page, 'QUA').tap();
  await page.getByRole('button', { name: 'Score zelf invullen' }).tap();
  await page.getByRole('textbox', { name: 'Punten' }).fill('12');
  await page.getByRole('dialog').getByRole('button', { name: 'Noteer' }).tap();
  await expect.poll(() => totals(page)).toEqual(['80', '0', '0']);

  // Mama laid ZIE instead of exchanging; Oma's pass never happened.
  await page.getByRole('button', { name: 'Terug', exact: true }).tap();
  await cell(page, 'ruilt').tap();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  await typeWord(page, 'G10', 'ZIE');
  await page.getByRole('button', { name: 'ZIE, 13 punten bewaren' }).tap();
  // A line that was deleted by mistake can be put back.
  await cell(page, 'past').tap();
  await page.getByRole('button', { name: 'Regel wissen' }).tap();
  await page.getByRole('button', { name: 'Terugzetten' }).tap();
  await cell(page, 'past').tap();
  await page.getByRole('button', { name: 'Regel wissen' }).tap();
  await expect.poll(() => totals(page)).toEqual(['80', '13', '0']);
  await cell(page, 'QUA').tap();
  await expect(page.getByText('Oma was aan de beurt. Ontbreekt er een regel?')).toBeVisible();
  await page.getByRole('button', { name: 'Regel invoegen' }).tap();
  await page.getByRole('radio', { name: 'Oma' }).check();
  await typeWord(page, 'H1', 'SNELTREINEN');
  await page.getByRole('button', { name: 'SNELTREINEN, 30 punten bewaren' }).tap();
  await expect.poll(() => totals(page)).toEqual(['80', '13', '30']);

  // Extra points, and a turn given to another player.
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('button', { name: 'Punten erbij of eraf' }).tap();
  await page.getByRole('dialog').getByRole('radio', { name: 'Oma' }).check();
  await page.getByRole('textbox', { name: 'Punten' }).fill('-5');
  await page.getByRole('dialog').getByRole('button', { name: 'Noteer' }).tap();
  await expect.poll(() => totals(page)).toEqual(['80', '13', '25']);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog').getByRole('radio', { name: 'Papa' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Papa legt' })).toBeVisible();
  await page.reload();
  await expect.poll(() => totals(page)).toEqual(['80', '13', '25']);
});

test('a dispute is changed in place: who, which words, the verdict, and a ruling that is withdrawn', async ({
  page,
}) => {
  await begin(page, 'Scrabble Deutsch', ['Nord', 'Ost']);
  await lay(page, 'H4', 'GRÜNDE', 28);
  await typeWord(page, '9H', 'ENQ');
  await note(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Betwisten', exact: true }).tap();
  await dialog.getByRole('button', { name: 'Wij vinden het goed' }).tap();
  const stood = await totals(page);
  expect(Number(stood[1])).toBeGreaterThan(0);

  const changeDispute = async (choice: string) => {
    await page.getByRole('button', { name: 'Regel veranderen' }).tap();
    await dialog.getByRole('button', { name: choice }).tap();
  };
  await cell(page, 'betwist').tap();
  await expect(page.getByText('Aan tafel goedgevonden: ENQ')).toBeVisible();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  await expect(dialog.getByRole('button', { name: 'Wij vinden het goed' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect.poll(() => totals(page)).toEqual(stood);
  await changeDispute('Het woord is fout');
  await expect.poll(() => totals(page)).toEqual(['28', '0']);
  await expect(page.locator('.score-pad-lost')).toHaveCount(1);
  // DE-02: a wrong dispute costs ten points.
  await changeDispute('Het woord is goed');
  await expect.poll(() => totals(page)).toEqual(['18', stood[1]]);

  // The ruling was a mistake: it is not offered again.
  await begin(page, 'Scrabble Deutsch', ['Nord', 'Ost']);
  await typeWord(page, 'H7', 'ENQ');
  await note(page);
  await page.getByRole('button', { name: 'Betwisten', exact: true }).tap();
  await expect(dialog.getByRole('button', { name: 'Opzoeken in de woordenlijst' })).toBeVisible();
  await expect(dialog.getByText(/Eerder goedgevonden/)).toHaveCount(0);
});

test('the settlement is changed in place, and later lines are added before it', async ({ page }) => {
  await begin(page, 'Scrabble XL', ['Papa', 'Mama']);
  await lay(page, 'H7', 'QUA', 30);
  await settle(page, ['', 'XA'], ['Papa', 'Mama']);
  await expect.poll(() => totals(page)).toEqual(['30', '-9']);
  await cell(page, 'Afrekening').tap();
  await expect(page.getByText('Mama had over: X A')).toBeVisible();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Van wie?' }).getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: 'X terugleggen' }).tap();
  await dialog.getByRole('button', { name: 'Afrekenen' }).tap();
  await expect.poll(() => totals(page)).toEqual(['30', '-1']);
  await page.getByRole('button', { name: 'Terug', exact: true }).tap();

  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('button', { name: 'Punten erbij of eraf' }).tap();
  await dialog.getByRole('radio', { name: 'Mama' }).check();
  await dialog.getByRole('textbox', { name: 'Punten' }).fill('5');
  await dialog.getByRole('button', { name: 'Noteer' }).tap();
  await expect.poll(() => totals(page)).toEqual(['30', '4']);
  await expect(page.getByRole('heading', { name: 'Papa wint' })).toBeVisible();

  // Extra points are given to somebody else.
  await cell(page, 'punten').tap();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  await dialog.getByRole('radio', { name: 'Papa' }).check();
  await dialog.getByRole('button', { name: 'Noteer' }).tap();
  await expect.poll(() => totals(page)).toEqual(['35', '-1']);
});

test('a forgotten dispute is inserted, and the player who left is corrected', async ({ page }) => {
  await begin(page, 'Scrabble XL', FAMILY);
  await lay(page, 'H5', 'TREINEN', 68);
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  await cell(page, 'past').tap();
  await page.getByRole('button', { name: 'Regel invoegen' }).tap();
  await page.getByRole('button', { name: 'Betwisten', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Het woord is fout' }).tap();
  await expect.poll(() => totals(page)).toEqual(['0', '0', '0']);

  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('button', { name: 'Iemand stopt' }).tap();
  await dialog.getByRole('radio', { name: 'Mama' }).click();
  await cell(page, 'stopt').tap();
  await expect(page.getByRole('heading', { name: /, Mama$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  await dialog.getByRole('radio', { name: 'Oma' }).click();
  await expect(page.getByRole('heading', { name: /, Oma$/ })).toBeVisible();
});
