/** The scorekeeper as referee: disputes, rulings, and words looked up without a game. */
import { begin, lay, note, totals, typeWord } from './at-sheet.ts';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a dispute is looked up in the list, with its consequence; the players may overrule it and are reminded of that later', async ({
  page,
  heard,
}) => {
  await begin(page, 'Scrabble Deutsch', ['Nord', 'Ost']);
  const asked = heard.asked.filter((path) => path.startsWith('/api/')).length;
  await lay(page, 'H4', 'GRÜNDE', 28);
  await page.getByRole('button', { name: 'Betwisten', exact: true }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Opzoeken in de woordenlijst' }).tap();
  await expect(sheet.getByText('GRÜNDE is goed')).toBeVisible();
  await sheet.getByRole('button', { name: 'Het woord blijft liggen' }).tap();
  // DE-02: a wrong dispute costs ten points.
  await expect.poll(() => totals(page)).toEqual(['28', '-10']);

  await typeWord(page, '9H', 'ENQ');
  await note(page);
  await page.getByRole('button', { name: 'Betwisten', exact: true }).tap();
  await sheet.getByRole('button', { name: 'Opzoeken in de woordenlijst' }).tap();
  await expect(sheet.getByText('ENQ is fout')).toBeVisible();
  await expect(sheet.getByText(/staat niet in de woordenlijst/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Ost neemt het terug' }).tap();
  await expect(page.locator('.score-pad-lost')).toHaveCount(1);
  await expect.poll(() => totals(page)).toEqual(['28', '-10']);

  await typeWord(page, '9H', 'ENQ');
  await note(page);
  const before = await totals(page);
  await page.getByRole('button', { name: 'Betwisten', exact: true }).tap();
  await sheet.getByRole('button', { name: 'Opzoeken in de woordenlijst' }).tap();
  await sheet.getByRole('button', { name: 'Wij vinden het goed' }).tap();
  await expect(page.locator('.score-pad-lost')).toHaveCount(1);
  expect(heard.asked.filter((path) => path.startsWith('/api/'))).toHaveLength(asked);

  // A new game with the same players.
  await begin(page, 'Scrabble Deutsch', ['Ost', 'Nord']);
  await typeWord(page, 'H7', 'ENQ');
  await note(page);
  await page.getByRole('button', { name: 'Betwisten', exact: true }).tap();
  await expect(sheet.getByText('Eerder goedgevonden: ENQ.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Weer goedvinden' }).tap();
  await expect(page.locator('.score-pad-lost')).toHaveCount(0);
  expect(Number(before[0])).toBeGreaterThan(28);
  expect(heard.errors).toEqual([]);
});

test('the referee without a game looks words up with a reason and knows the two-letter words', async ({ page }) => {
  await page.goto('/score');
  await page.getByRole('button', { name: 'Tonen' }).click();
  const short = page.locator('.score-short');
  await expect(short.getByText('EN', { exact: true })).toBeVisible();
  await page.locator('.score-two').getByRole('radio', { name: 'Duits' }).check();
  await expect(short.getByText('ES', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Een woord opzoeken' }).click();
  await page.getByLabel('Woord', { exact: true }).fill('amsterdam');
  await page.getByRole('button', { name: 'Opzoeken' }).click();
  await expect(page.getByRole('status')).toContainText('hoofdletter');
});
