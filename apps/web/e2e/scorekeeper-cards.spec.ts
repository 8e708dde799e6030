/** The scorekeeper: trick cards. */

import type { Page } from '@playwright/test';
import { nl } from '../src/i18n/nl/index.ts';
import { begin, cell, chooseCard, lay, note, openSheet, playCard, totals, typeWord } from './at-sheet.ts';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('Trickster: cards are counted, kept, played with a word, played against somebody, and cancelled', async ({
  page,
}) => {
  await begin(page, 'Scrabble Trickster');
  const names = ['Speler 1', 'Speler 2'];
  await lay(page, 'H6', 'WONEN', 18);
  await expect(page.locator('.score-pad-hand')).toHaveText([/^2/, /^0/]);
  await page.locator('.score-due').getByRole('button', { name: '1', exact: true }).tap();
  await expect(page.locator('.score-pad-hand')).toHaveText([/^1/, /^0/]);
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  await typeWord(page, 'A1', 'WIP');
  await chooseCard(page, { card: 'anywhere' }, { answers: [], names });
  await page.getByRole('button', { name: 'Noteer WIP, 27 punten' }).tap();
  await expect(page.locator('.score-chip')).toHaveCount(0);
  await expect(page.locator('.score-pad-hand')).toHaveText([/^0/, /^0/]);
  await expect.poll(() => totals(page)).toEqual(['45', '0']);
  // By the sheet the player has no card: the line is marked and stays.
  await playCard(page, { by: 1, do: 'card', card: 'peek-rack', target: 0 }, names);
  await expect(page.locator('.score-pad-wrong')).toHaveCount(1);
});

test('every card with a choice asks for it', async ({ page }) => {
  await begin(page, 'Scrabble Trickster');
  await lay(page, 'H6', 'WONEN', 18);
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  await typeWord(page, '6H', 'WIp');
  const asked = page.locator('.score-card');
  await pickCard(page, 'Eigen blanco');
  await asked.getByLabel('Welke letter is omgedraaid?').selectOption('J6');
  await asked.getByLabel('Welke letter echt?').selectOption('K');
  await expect(page.locator('.score-problem')).toHaveCount(0);
  await note(page);
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  await typeWord(page, 'I6', 'IS');
  await pickCard(page, nl.cards.kinds['double-word'].name);
  await expect(asked.getByLabel('Bij welk woord?').locator('option')).toHaveText(['IS', 'OS']);
  await asked.getByLabel('Bij welk woord?').selectOption({ label: 'OS' });
  // Nobody is asked about cards that cancel others unless somebody played one.
  await expect(asked.getByText('niemand')).toHaveCount(0);
  await asked.getByRole('button', { name: 'Iemand speelt Streep erdoor' }).tap();
  await asked.getByRole('radio', { name: 'Speler 2', exact: true }).check();
  await expect(asked.getByRole('group', { name: 'Wie speelt daar ook Streep erdoor tegen?' })).toBeVisible();
});

test('cards that were taken, played and discarded are changed in place', async ({ page }) => {
  await begin(page, 'Scrabble Trickster');
  const names = ['Speler 1', 'Speler 2'];
  await lay(page, 'H6', 'WONEN', 18);
  await page.locator('.score-due').getByRole('button', { name: '1', exact: true }).tap();
  const hands = page.locator('.score-pad-hand');
  await expect(hands).toHaveText([/^1/, /^0/]);
  await cell(page, 'pakt kaarten').tap();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  const due = page.locator('.score-due');
  await expect(due.getByRole('button', { name: '1', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await due.getByRole('button', { name: '2', exact: true }).tap();
  await expect(hands).toHaveText([/^2/, /^0/]);

  await playCard(page, { by: 0, do: 'discard', card: 'add-ten' }, names);
  const dialog = page.getByRole('dialog');
  await cell(page, 'legt weg').tap();
  await page.getByRole('button', { name: 'Regel veranderen' }).tap();
  await expect(dialog.getByRole('radio', { name: 'weggelegd' })).toBeChecked();
  const card = (name: 'add-ten' | 'triple-word') =>
    dialog.getByRole('button', { name: nl.cards.kinds[name].name, exact: true });
  await expect(card('add-ten')).toHaveAttribute('aria-pressed', 'true');
  await card('triple-word').tap();
  await dialog.getByRole('button', { name: 'Noteer' }).tap();
  await expect(cell(page, `legt weg: ${nl.cards.kinds['triple-word'].name}`)).toBeVisible();
});

test('the options of a card take the place of the keys, so that a phone of 360 x 640 shows everything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page, 'Scrabble Trickster');
  await lay(page, 'H6', 'WONEN', 18);
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  await typeWord(page, '6H', 'WIP');
  for (const card of ['double-word', 'add-ten'] as const) {
    const { name } = nl.cards.kinds[card];
    await pickCard(page, name);
    const chip = page.locator('.score-chip', { hasText: name });
    await expect(chip.locator('.card-art')).toBeVisible();
    if ((await chip.getAttribute('aria-expanded')) !== 'true') await chip.tap();
    await expect(page.locator('.score-card')).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('button', { name: 'Naar de letters' }).tap();
    await expect(page.locator('.score-keys')).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('.score-note')).toBeInViewport({ ratio: 0.99 });
  }
  await page.getByRole('button', { name: nl.cards.kinds['add-ten'].name, exact: true }).tap();
  await page.getByRole('button', { name: `${nl.cards.kinds['add-ten'].name} weglaten` }).tap();
  await expect(page.getByRole('button', { name: nl.cards.kinds['add-ten'].name, exact: true })).toHaveCount(0);
});

test('one button says what it is for, and shows all cards with their pictures', async ({ page }) => {
  await begin(page, 'Scrabble Trickster');
  await page.getByRole('button', { name: 'Kaart', exact: true }).tap();
  const cards = page.getByRole('dialog').getByRole('group', { name: 'Welke kaart?' }).getByRole('button');
  // All but the one that only answers others.
  await expect(cards).toHaveCount(Object.keys(nl.cards.kinds).length - 1);
  await expect(cards.locator('.card-art > *').first()).toBeAttached();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

async function pickCard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Kaart', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).tap();
}

test('a score is explained with the card and the premiums that counted, and a premium counts once', async ({
  page,
}) => {
  await openSheet(page, {
    game: 'trickster-nl',
    players: ['Noord', 'Oost'],
    starter: 0,
    options: {},
    lines: [
      { by: 0, do: 'lay', at: 'H6', word: 'WONEN' },
      { by: 0, do: 'take', count: 1 },
      { by: 1, do: 'pass' },
      // On a double word, with the last letter behind WONEN, which covered the star before.
      { by: 0, do: 'lay', at: '11E', word: 'BALS', cards: [{ card: 'triple-word', word: 'BALS' }] },
    ],
  });
  await cell(page, 'BALS').click();
  const words = page.locator('.score-panel .score-lines > div');
  await expect(words.nth(0)).toHaveText(/^BALS \(3 \+ 1 \+ 3 \+ 2\) × 6 2xW Driedubbel woord\s*54$/);
  await expect(words.nth(1)).toHaveText(/^WONENS 5 \+ 1 \+ 1 \+ 1 \+ 1 \+ 2\s*11$/);
});
