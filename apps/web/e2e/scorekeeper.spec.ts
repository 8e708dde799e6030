/** The scorekeeper: entering, correcting and settling a game played with a real box, without requests to the server. */
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { nl } from '../src/i18n/nl/index.ts';
import { clickSquare, note, openSheet, playCard, pointOf, settle, totals, typeLetters, typeWord } from './at-sheet.ts';
import { expect, test } from './browser.ts';
import { startServer } from './own-server.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** From home in three taps: the way in, the game, begin. */
async function begin(page: Page, game: string, names: readonly string[] = ['', '']): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Met het echte spel' }).tap();
  await page.getByRole('radio', { name: game, exact: true }).tap();
  const count = page.getByRole('group', { name: 'Met hoeveel?' });
  if (names.length !== 2) await count.getByRole('radio', { name: String(names.length), exact: true }).check();
  for (const [seat, name] of names.entries()) if (name) await page.getByLabel(`Naam ${seat + 1}`).fill(name);
  await page.getByRole('button', { name: 'Beginnen' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: / legt$/ })).toBeVisible();
}

async function lay(page: Page, at: string, word: string, points: number): Promise<void> {
  await typeWord(page, at, word);
  await expect(page.locator('.score-note')).toHaveText(new RegExp(`, ${points} punt`));
  await note(page);
}

const cell = (page: Page, word: string) => page.locator('.score-pad-cell', { hasText: word }).first();
const FAMILY = ['Papa', 'Mama', 'Oma'];

/** The game of the drawing. */
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

test('a five-letter word through one letter takes at most eight taps, on the screen alone', async ({ page }) => {
  await begin(page, 'Scrabble XL');
  await lay(page, 'H5', 'TREINEN', 68);
  let taps = 0;
  const { x, y } = await pointOf(page, 'D5');
  await page.touchscreen.tap(x, y);
  taps += 1;
  for (const letter of 'SNOET') {
    await page.locator('.score-key', { hasText: letter }).tap();
    taps += 1;
  }
  await page.getByRole('button', { name: 'Noteer SNOET, 14 punten' }).tap();
  taps += 1;
  expect(taps).toBeLessThanOrEqual(8);
  await expect.poll(() => totals(page)).toEqual(['68', '14']);
});

test('the drawn game: pencil on the pad, a blank, and a correction that unsettles a later line', async ({ page }) => {
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

test('lines are inserted for anybody, deleted, and written by hand; nobody is ever stuck', async ({ page }) => {
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

test('tiles that cannot be are pointed out, and the extra one is the blank', async ({ page }) => {
  await begin(page, 'Scrabble XL');
  await typeWord(page, 'H7', 'QUQ');
  await expect(page.getByText('Zoveel Q zitten er niet in de doos.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Q is de blanco' }).check();
  await expect(page.locator('.score-problem')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Q is de blanco' })).toBeChecked();
});

test('a long press makes a blank, and *IN has a key of its own where the table plays with it', async ({ page }) => {
  await page.goto('/score');
  await page.getByRole('radio', { name: 'Scrabble Deutsch', exact: true }).check();
  await page.getByText('Afspraken').click();
  await page.getByRole('group', { name: 'Blanco als *IN' }).getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await typeWord(page, 'H4', 'HIRT*');
  await note(page);
  await expect.poll(() => totals(page)).toEqual(['34', '0']);
  await clickSquare(page, 'E9');
  await page.locator('.score-key', { hasText: /^E$/ }).click({ delay: 700 });
  await expect(page.getByRole('checkbox', { name: 'E is de blanco' })).toBeChecked();
});

test('a dispute is looked up by the list, with its consequence; the table may overrule and is reminded of it', async ({
  page,
  heard,
}) => {
  await begin(page, 'Scrabble Deutsch', ['Nord', 'Ost']);
  const asked = heard.asked.filter((path) => path.startsWith('/api/')).length;
  await lay(page, 'H4', 'GRÜNDE', 28);
  await page.getByRole('button', { name: 'Betwisten' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Opzoeken in de woordenlijst' }).tap();
  await expect(sheet.getByText('GRÜNDE is goed')).toBeVisible();
  await sheet.getByRole('button', { name: 'Het woord blijft liggen' }).tap();
  // DE-02: a wrong dispute costs ten points.
  await expect.poll(() => totals(page)).toEqual(['28', '-10']);

  await typeWord(page, '9H', 'ENQ');
  await note(page);
  await page.getByRole('button', { name: 'Betwisten' }).tap();
  await sheet.getByRole('button', { name: 'Opzoeken in de woordenlijst' }).tap();
  await expect(sheet.getByText('ENQ is fout')).toBeVisible();
  await expect(sheet.getByText(/staat niet in de woordenlijst/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Ost neemt het terug' }).tap();
  await expect(page.locator('.score-pad-lost')).toHaveCount(1);
  await expect.poll(() => totals(page)).toEqual(['28', '-10']);

  await typeWord(page, '9H', 'ENQ');
  await note(page);
  const before = await totals(page);
  await page.getByRole('button', { name: 'Betwisten' }).tap();
  await sheet.getByRole('button', { name: 'Opzoeken in de woordenlijst' }).tap();
  await sheet.getByRole('button', { name: 'Wij vinden het goed' }).tap();
  await expect(page.locator('.score-pad-lost')).toHaveCount(1);
  expect(heard.asked.filter((path) => path.startsWith('/api/'))).toHaveLength(asked);

  // A new game with the same players.
  await begin(page, 'Scrabble Deutsch', ['Ost', 'Nord']);
  await typeWord(page, 'H7', 'ENQ');
  await note(page);
  await page.getByRole('button', { name: 'Betwisten' }).tap();
  await expect(sheet.getByText('Eerder goedgevonden: ENQ.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Weer goedvinden' }).tap();
  await expect(page.locator('.score-pad-lost')).toHaveCount(0);
  expect(Number(before[0])).toBeGreaterThan(28);
  expect(heard.errors).toEqual([]);
});

test('Woord-Rummikub: typed, moved letter by letter, with a joker; pot, rounds and begin words in view', async ({
  page,
}) => {
  await begin(page, 'Woord-Rummikub Sabra');
  await expect(page.locator('.score-stand')).toHaveText(/Ronde 1Pot: 98 letters.*Nog geen beginwoord/);
  await typeLetters(page, 'HUT');
  await page.getByRole('button', { name: 'Noteer HUT, 3 punten' }).tap();
  await page.getByRole('button', { name: 'Pakt 1' }).tap();
  await page.getByRole('button', { name: 'HUT oppakken' }).tap();
  await typeLetters(page, 'HOUTEn');
  await expect(page.getByText('Van het plankje: O E @')).toBeVisible();
  await page.getByRole('button', { name: 'Noteer HOUTEN, 6 punten' }).tap();
  await page.getByRole('button', { name: 'Pakt 1' }).tap();
  // The joker moves to a new word and becomes a D; the rest of its old word stays.
  await page.getByRole('button', { name: 'N van HOUTEN' }).tap();
  await page.getByRole('button', { name: 'Joker is N' }).tap();
  await page.locator('.score-key', { hasText: 'D' }).tap();
  await typeLetters(page, 'AK');
  await expect(page.getByText('Van het plankje: A K')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('table.png') });
  await page.getByRole('button', { name: 'Noteer DAK, 3 punten' }).tap();
  await expect.poll(() => totals(page)).toEqual(['12', '0']);
  await expect(page.locator('.score-table [data-word]')).toHaveText(['HOUTE', 'DAK']);
});

test('Trickster: cards are counted, left, played with a word, against somebody, and made void', async ({ page }) => {
  await begin(page, 'Scrabble Trickster');
  const names = ['Speler 1', 'Speler 2'];
  await lay(page, 'H6', 'WONEN', 18);
  await expect(page.locator('.score-pad-hand')).toHaveText([/^2/, /^0/]);
  await page.locator('.score-due').getByRole('button', { name: '1', exact: true }).tap();
  await expect(page.locator('.score-pad-hand')).toHaveText([/^1/, /^0/]);
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  await typeWord(page, 'A1', 'WIP');
  await page.getByRole('combobox', { name: 'Kaarten' }).selectOption({ label: 'Waar je wilt' });
  await page.getByRole('button', { name: 'Noteer WIP, 27 punten' }).tap();
  await expect(page.getByRole('combobox', { name: 'Kaarten' })).toHaveValue('');
  await expect(page.locator('.score-pad-hand')).toHaveText([/^0/, /^0/]);
  await expect.poll(() => totals(page)).toEqual(['45', '0']);
  // By the sheet the player has no card: the line is marked and stays.
  await playCard(page, { by: 1, do: 'card', card: 'peek-rack', target: 0 }, names);
  await expect(page.locator('.score-pad-wrong')).toHaveCount(1);
});

test('every card that leaves a choice asks for it', async ({ page }) => {
  await begin(page, 'Scrabble Trickster');
  await lay(page, 'H6', 'WONEN', 18);
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  await typeWord(page, '6H', 'WIp');
  const cards = page.getByRole('combobox', { name: 'Kaarten' });
  const asked = page.locator('.score-card');
  await cards.selectOption({ label: 'Eigen blanco' });
  await asked.getByLabel('Welke letter is omgedraaid?').selectOption('J6');
  await asked.getByLabel('Welke letter echt?').selectOption('K');
  await expect(page.locator('.score-problem')).toHaveCount(0);
  await note(page);
  await page.getByRole('button', { name: 'Past', exact: true }).tap();
  await typeWord(page, 'I6', 'IS');
  await cards.selectOption({ label: nl.cards.kinds['double-word'].name });
  await expect(asked.getByLabel('Bij welk woord?').locator('option')).toHaveText(['IS', 'OS']);
  await asked.getByLabel('Bij welk woord?').selectOption({ label: 'OS' });
  await asked.getByRole('combobox', { name: 'Streep erdoor van', exact: true }).selectOption({ label: 'Speler 2' });
  await expect(asked.getByLabel('En daar weer een streep door van')).toBeVisible();
});

test('the clock warns, goes on with every line, and says when the turn is over', async ({ page }) => {
  await page.clock.install();
  await page.goto('/score');
  await page.getByRole('group', { name: 'Tijd per beurt' }).getByRole('radio', { name: /^1/ }).check();
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await page.getByRole('button', { name: 'Klok starten' }).click();
  await page.clock.runFor(20_000);
  await expect(page.locator('.score-face')).toHaveText('0:40');
  await page.getByRole('button', { name: 'Naar het scoreblad' }).click();
  await page.getByRole('button', { name: 'Past', exact: true }).click();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('timer')).toHaveText('0:55');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await page.getByRole('button', { name: 'Klok groot tonen' }).click();
  await page.getByRole('button', { name: 'Beurt voorbij' }).click();
  await expect(cell(page, 'tijd om')).toBeVisible();
});

test('the end: only unseen tiles, the winner, a picture, the list on the first screen, the same family again', async ({
  page,
}) => {
  await begin(page, 'Scrabble XL', ['Papa', 'Mama']);
  await lay(page, 'H7', 'QUA', 30);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Afrekenen' }).tap();
  const unseen = page.getByRole('dialog').getByRole('group', { name: 'Nog niet gezien' });
  await expect(unseen.getByRole('button', { name: 'Q', exact: true })).toHaveCount(0);
  // 26 letters and the blank; the only Q lies on the board.
  await expect(unseen.getByRole('button')).toHaveCount(26);
  await expect(unseen.getByRole('button', { name: 'A', exact: true })).toHaveText(/5$/);
  await page.keyboard.press('Escape');
  await settle(page, ['', 'XA'], ['Papa', 'Mama']);
  await expect.poll(() => totals(page)).toEqual(['30', '-9']);
  await expect(page.getByRole('heading', { name: 'Papa wint' })).toBeVisible();

  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scoreblad als plaatje' }).tap(),
  ]);
  const bytes = readFileSync(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(1080);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(900);
  await picture.saveAs(test.info().outputPath('sheet.png'));

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.score-on-paper')).toBeVisible();
  await expect(page.locator('.score-actions')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/');
  await page.getByRole('link', { name: /Papa 30 · Mama -9/ }).tap();
  await expect(page.getByRole('heading', { name: 'Papa wint' })).toBeVisible();
  await page.goto('/score');
  await page.getByRole('button', { name: 'Weer Papa en Mama' }).tap();
  await expect(page.getByLabel('Naam 2')).toHaveValue('Mama');
});

test('racks are written down where somebody wants to look at the game later', async ({ page }) => {
  await begin(page, 'Scrabble XL');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('switch', { name: /Plankjes opschrijven/ }).check();
  await page.keyboard.press('Escape');
  await page.getByLabel(/Plankje van Speler 1/).fill('daeeeee');
  await typeWord(page, 'H7', 'DAK');
  await note(page);
  await cell(page, 'DAK').tap();
  await expect(page.getByText('Plankje: DAEEEEE')).toBeVisible();
  await expect(page.getByText('K stond niet op het opgeschreven plankje.')).toBeVisible();
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

test.describe('with the server gone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game is begun, kept and settled, and a word looked up', async ({ page, heard }) => {
    const server = await startServer();
    try {
      await page.goto(server.address);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
    } finally {
      await server.stop();
    }
    await page.goto(`${server.address}/`);
    await page.getByRole('link', { name: 'Met het echte spel' }).tap();
    await page.getByRole('button', { name: 'Beginnen' }).tap();
    await typeWord(page, 'H5', 'TREINEN');
    await page.getByRole('button', { name: 'Noteer TREINEN, 68 punten' }).tap();
    await page.getByRole('button', { name: 'Betwisten' }).tap();
    await page.getByRole('button', { name: 'Opzoeken in de woordenlijst' }).tap();
    await page.getByRole('button', { name: 'Het woord blijft liggen' }).tap();
    await page.reload();
    await settle(page, ['', 'XA'], ['Speler 1', 'Speler 2']);
    await expect.poll(() => totals(page)).toEqual(['68', '-9']);
    expect(heard.errors).toEqual([]);
  });
});

test('axe finds nothing, and nothing scrolls sideways at 360 x 640, in three languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ['nl', 'de', 'en']) {
    await page.addInitScript((chosen) => localStorage.setItem('lettertafel.language', chosen), language);
    await page.goto('/score');
    await look(page, `${language} begin`);
    await page.locator('form.score-form button[type=submit]').click();
    await page.locator('.score-board').click({ position: { x: 80, y: 80 } });
    await typeLetters(page, 'DAK');
    await look(page, `${language} sheet`);
    // The keys and the save button are visible without scrolling.
    const keys = await page.locator('.score-keys').boundingBox();
    const foot = await page.locator('.score-note').boundingBox();
    expect(foot && foot.y + foot.height).toBeLessThanOrEqual(640);
    expect(keys && foot && keys.y + keys.height).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.screenshot({ path: test.info().outputPath(`small-${language}.png`) });
    await note(page);
    await page.locator('.score-pad-cell').first().click();
    await look(page, `${language} line`);
    await page.locator('.score-panel-head button').click();
    await page.locator('.score-acts .btn').last().click();
    await look(page, `${language} dispute`);
    await page.keyboard.press('Escape');
    await page.locator('.top-tools .btn').last().click();
    await look(page, `${language} menu`);
    await page.locator('.score-menu .btn').first().click();
    await look(page, `${language} end`);
    await page.keyboard.press('Escape');
  }
  for (const game of ['trickster-nl', 'rummikub-sabra'] as const) {
    const sheet = { game, players: ['Noord', 'Oost'], starter: 0, options: {}, lines: [] };
    await openSheet(page, sheet, game);
    await look(page, game);
    if (game === 'trickster-nl') {
      await page.locator('.score-acts .btn').last().click();
      await look(page, 'card');
    }
  }
});

async function look(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, name).toBeLessThanOrEqual(0);
}
