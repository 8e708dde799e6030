/** Page actions for the scorekeeper tests: opening a sheet and entering lines. */
import { CARDS, type CardChoice, EMPTY_BOARD, formatSquare, parsePlace } from '@lettertafel/engine';
import type { Line, ScoreSheet } from '@lettertafel/scorekeeper';
import type { Locator, Page } from '@playwright/test';
import { nl } from '../src/i18n/nl/index.ts';
import { expect } from './browser.ts';

export const totals = (page: Page) => page.locator('.score-pad-total').allInnerTexts();
export const note = (page: Page) => page.locator('.score-note').click();

/** From home in three taps: the way in, the game, begin. */
export async function begin(page: Page, game: string, names: readonly string[] = ['', '']): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Met het echte spel' }).tap();
  await page.getByRole('radio', { name: game, exact: true }).tap();
  const count = page.getByRole('group', { name: 'Met hoeveel?' });
  if (names.length !== 2) await count.getByRole('radio', { name: String(names.length), exact: true }).check();
  for (const [seat, name] of names.entries()) if (name) await page.getByLabel(`Naam ${seat + 1}`).fill(name);
  await page.getByRole('button', { name: 'Beginnen' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: / legt$/ })).toBeVisible();
}

/** Woord-Rummikub with all words of the table, not only the scoring one. */
export async function followTable(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'hele tafel' }).check();
}

/** Enters a word and expects its score. */
export async function lay(page: Page, at: string, word: string, points: number): Promise<void> {
  await typeWord(page, at, word);
  await expect(page.locator('.score-note')).toHaveText(new RegExp(`, ${points} punt`));
  await note(page);
}

/** The line of the pad with this text. */
export const cell = (page: Page, text: string) => page.locator('.score-pad-cell', { hasText: text }).first();

/** Stores a sheet in the browser and opens it. */
export async function openSheet(page: Page, sheet: ScoreSheet, id = 'given'): Promise<void> {
  // Any page of the app can write to the storage.
  if (page.url() === 'about:blank') await page.goto('/score');
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [`lettertafel.sheet.${id}`, JSON.stringify({ at: 1, sheet })],
  );
  await page.goto(`/score/${id}`);
  await expect(page.locator('.score-pad')).toBeVisible();
}

/** A small board opens when it is touched; a square is chosen on the open one. */
async function openBoard(page: Page): Promise<void> {
  const board = page.locator('.score-board');
  const box = await board.boundingBox();
  if (box && box.width < 15 * 16) await board.click();
}

/** The centre of a square of the board, in page pixels. */
export async function pointOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const board = page.locator('.score-board');
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  const unit = box.width / 316;
  const row = 'ABCDEFGHIJKLMNO'.indexOf(name[0] ?? '');
  const column = Number(name.slice(1)) - 1;
  return { x: box.x + unit * (8 + column * 20 + 10), y: box.y + unit * (8 + row * 20 + 10) };
}

export async function clickSquare(page: Page, name: string): Promise<void> {
  await openBoard(page);
  const { x, y } = await pointOf(page, name);
  await page.mouse.click(x, y);
}

/** Lower case is a blank or joker. */
export async function typeLetters(page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    const isBlank = letter !== letter.toUpperCase();
    const isOnKeyboard = letter.charCodeAt(0) < 128 && letter !== '*';
    if (isOnKeyboard) await page.keyboard.press(isBlank ? `Shift+${letter.toUpperCase()}` : letter.toLowerCase());
    else {
      const key = page.locator('.score-key', { hasText: letter.toUpperCase() });
      await key.click(isBlank ? { modifiers: ['Shift'] } : {});
    }
  }
}

/** Types a word on the board, and turns it if the wrong direction was guessed. */
export async function typeWord(page: Page, at: string, word: string): Promise<void> {
  const place = parsePlace(EMPTY_BOARD, at);
  if (!place) throw new Error(at);
  await clickSquare(page, formatSquare(EMPTY_BOARD, place.square));
  await typeLetters(page, word);
  const shown = page.getByRole('button', { name: /, (liggend|staand)$/ }).last();
  const wanted = place.direction === 'across' ? 'liggend' : 'staand';
  if (!((await shown.textContent()) ?? '').endsWith(wanted)) await shown.click();
}

/** Takes up the words that change, and types the new ones. */
export async function arrange(page: Page, table: readonly string[]): Promise<void> {
  const left = table.map((text) => {
    const [tiles = '', reading = tiles] = text.split('=');
    return [...tiles].map((tile, at) => (tile === '@' ? (reading[at] ?? '').toLowerCase() : tile)).join('');
  });
  const strips = page.locator('.score-table [data-word]');
  const before = await strips.evaluateAll((items) => items.map((item) => item.getAttribute('data-word') ?? ''));
  for (const [index, word] of before.entries()) {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    else await strips.nth(index).locator('.score-take').click();
  }
  for (const [index, word] of left.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Volgend woord' }).click();
    await typeLetters(page, word);
  }
}

type DisputeLine = Extract<Line, { do: 'dispute' }>;

/** Enters a dispute decided by the players' own dictionary. */
async function dispute(page: Page, line: DisputeLine, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Betwisten', exact: true }).click();
  const sheet = page.getByRole('dialog');
  if (names.length > 2) await sheet.getByRole('radio', { name: names[line.by] ?? '', exact: true }).check();
  for (const box of await sheet.getByRole('checkbox').all()) {
    const word = ((await box.locator('..').textContent()) ?? '').trim();
    if (line.words && !line.words.includes(word)) await box.uncheck();
  }
  const named = line.words ?? Object.keys(line.verdicts.has ?? {});
  const isGood = named.every((word) => line.verdicts.has?.[word] !== false);
  await sheet.getByRole('button', { name: isGood ? 'Het woord is goed' : 'Het woord is fout' }).click();
}

const cardName = (card: string) => nl.cards.kinds[card as keyof typeof nl.cards.kinds].name;

interface Cancelling {
  readonly answers: readonly { by: number; cancels: string }[];
  readonly names: readonly string[];
}

const pick = (page: Page, card: string) =>
  page
    .getByRole('dialog')
    .getByRole('group', { name: 'Welke kaart?' })
    .getByRole('button', { name: cardName(card), exact: true });

/** Adds a card to the word, with its options and who cancelled it. */
export async function chooseCard(page: Page, choice: CardChoice, { answers, names }: Cancelling): Promise<void> {
  await page.getByRole('button', { name: 'Kaart', exact: true }).click();
  await pick(page, choice.card).click();
  const asked = page.locator('.score-card');
  const ask = (name: string) => asked.getByRole('combobox', { name, exact: true });
  const { asks } = CARDS[choice.card as keyof typeof CARDS];
  if (choice.word !== undefined && (await ask('Bij welk woord?').count()) > 0) {
    const labels = await ask('Bij welk woord?').locator('option').allInnerTexts();
    const label = labels.find((text) => text === choice.word || text === `${choice.word}, ${choice.at}`);
    await ask('Bij welk woord?').selectOption({ label: label ?? '' });
  }
  if (asks === 'square') await ask('Vakje').selectOption(choice.square ?? '');
  if (asks === 'tile') {
    await ask('Welke letter is omgedraaid?').selectOption(choice.square ?? '');
    await ask('Welke letter echt?').selectOption(choice.tile ?? '');
  }
  const against = answers.findIndex(({ cancels }) => cancels === choice.card);
  if (answers[against]) {
    const chip = page.locator('.score-chip', { hasText: cardName(choice.card) }).last();
    if ((await chip.getAttribute('aria-expanded')) !== 'true') await chip.click();
    await cancel(asked, answers.slice(against), names);
  }
  const toKeys = page.getByRole('button', { name: 'Naar de letters' });
  if ((await toKeys.count()) > 0) await toKeys.click();
}

/** Says who cancelled a card, and who cancelled that. */
async function cancel(asked: Locator, [answer, again]: Cancelling['answers'], names: readonly string[]): Promise<void> {
  if (!answer) return;
  const choose = (group: string, seat: number) =>
    asked
      .getByRole('group', { name: group })
      .getByRole('radio', { name: names[seat] ?? '', exact: true })
      .check();
  await asked.getByRole('button', { name: 'Iemand speelt Streep erdoor' }).click();
  await choose('Wie speelt Streep erdoor?', answer.by);
  if (again?.cancels === 'cancel-card') await choose('Wie speelt daar ook Streep erdoor tegen?', again.by);
}

type CardLine = Extract<Line, { do: 'card' | 'look' | 'discard' }>;
const USES = { card: 'gespeeld', look: 'geruild voor de tweeletterwoorden', discard: 'weggelegd' } as const;

/** Enters a card that is played without a word, traded or discarded. */
export async function playCard(page: Page, line: CardLine, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Kaart', exact: true }).click();
  const sheet = page.getByRole('dialog');
  const radio = (group: string, name: string) =>
    sheet.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await radio('Van wie?', names[line.by] ?? '').check();
  await radio('Wat gebeurt ermee?', USES[line.do]).check();
  await pick(page, line.card).click();
  if (line.do === 'card') {
    if (line.target !== undefined && names.length > 2) await radio('Tegen wie?', names[line.target] ?? '').check();
    if (line.count !== undefined) await sheet.getByLabel('Hoeveel letters?').fill(String(line.count));
    await cancel(sheet, line.answers ?? [], names);
  }
  await sheet.getByRole('button', { name: 'Noteer' }).click();
}

const BUTTONS = { exchange: 'Ruilt', pass: 'Past', draw: 'Pakt 1' } as const;

/** Enters any line of a record. */
export async function enterLine(page: Page, line: Line, names: readonly string[]): Promise<void> {
  switch (line.do) {
    case 'lay': {
      const [last, ...before] = [{ at: line.at, word: line.word }, ...(line.more ?? [])].reverse();
      if (before.length > 0) await chooseCard(page, { card: 'many-words' }, { answers: [], names });
      for (const laying of before.reverse()) {
        await typeWord(page, laying.at, laying.word);
        await page.getByRole('button', { name: 'Nog een woord' }).click();
      }
      await typeWord(page, last?.at ?? '', last?.word ?? '');
      const cards = (line.cards ?? []).filter(({ card }) => before.length === 0 || card !== 'many-words');
      for (const choice of cards) await chooseCard(page, choice, { answers: line.answers ?? [], names });
      return note(page);
    }
    case 'arrange':
      await arrange(page, line.table);
      return note(page);
    case 'dispute':
      return dispute(page, line, names);
    case 'card':
    case 'look':
    case 'discard':
      return playCard(page, line, names);
    case 'take': {
      const name = line.count === 0 ? 'geen' : String(line.count);
      return page.locator('.score-due').getByRole('button', { name, exact: true }).click();
    }
    case 'exchange':
    case 'pass':
    case 'draw':
      return page.getByRole('button', { name: BUTTONS[line.do], exact: true }).click();
    case 'resign': {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Iemand stopt' }).click();
      const leaving = page.getByRole('group', { name: 'Wie stopt?' });
      return leaving.getByRole('radio', { name: names[line.by] ?? '', exact: true }).click();
    }
    default:
      throw new Error(`nobody enters ${line.do} here`);
  }
}

/** Enters the tiles left on the racks and settles the game. */
export async function settle(page: Page, racks: readonly string[], names: readonly string[]): Promise<void> {
  const button = page.locator('.score-over').getByRole('button', { name: 'Afrekenen' });
  if ((await button.count()) > 0) await button.click();
  else {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Afrekenen' }).click();
  }
  const sheet = page.getByRole('dialog');
  const unseen = sheet.getByRole('group', { name: 'Nog niet gezien' });
  for (const [seat, rack] of racks.entries()) {
    if (rack === '') continue;
    await sheet.getByRole('group', { name: 'Van wie?' }).getByRole('radio').nth(seat).check();
    for (const tile of rack) {
      const name = tile === '?' || tile === '@' ? 'blanco of joker' : tile;
      await unseen.getByRole('button', { name, exact: true }).first().click();
    }
  }
  expect(names.length).toBe(racks.length);
  await sheet.getByRole('button', { name: 'Afrekenen' }).click();
  await expect(sheet).toHaveCount(0);
}
