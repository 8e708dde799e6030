/** Whole games entered through the page from written records, with hidden racks: the final scores match. */
import { readFileSync } from 'node:fs';
import { formatSquare, type GameState, gameById, isGameId, parsePlace, replay } from '@lettertafel/engine';
import type { Line } from '@lettertafel/scorekeeper';
import { withLeftOver, writtenRecord } from '@lettertafel/scorekeeper/testing';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';

const FIXTURES = new URL('../../../fixtures/games/', import.meta.url);

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 600_000 });

function recordOf(name: string) {
  const record = JSON.parse(readFileSync(new URL(`${name}.json`, FIXTURES), 'utf8'));
  const game = gameById(isGameId(record.game) ? record.game : 'scrabble-de');
  const created = game.create(record.players, record.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const state = replay(game, created.state, record.log) as GameState & { racks: readonly string[][] };
  return { sheet: withLeftOver(writtenRecord(record), state.racks), scores: state.scores };
}

const note = (page: Page) => page.locator('.score-note').click();

async function typeLetters(page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    const isBlank = letter === letter.toLowerCase();
    if (letter.charCodeAt(0) < 128) {
      await page.keyboard.press(isBlank ? `Shift+${letter.toUpperCase()}` : letter.toLowerCase());
      continue;
    }
    const key = page.getByRole('button', { name: letter.toUpperCase(), exact: true });
    await key.click(isBlank ? { modifiers: ['Shift'] } : {});
  }
}

async function layWord(page: Page, { at, word }: Extract<Line, { do: 'lay' }>): Promise<void> {
  const place = parsePlace(at);
  if (!place) throw new Error(at);
  const board = page.getByRole('button', { name: /^Bord\./ });
  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  const name = formatSquare(place.square);
  const row = 'ABCDEFGHIJKLMNO'.indexOf(name[0] ?? '');
  const unit = box.width / 316;
  const [x, y] = [8 + (Number(name.slice(1)) - 1) * 20 + 10, 8 + row * 20 + 10];
  await board.click({ position: { x: unit * x, y: unit * y } });
  await typeLetters(page, word);
  const shown = page.getByRole('button', { name: /, (liggend|staand)$/ });
  const wanted = place.direction === 'across' ? 'liggend' : 'staand';
  if (!((await shown.textContent()) ?? '').endsWith(wanted)) await shown.click();
}

/** Takes up the words that are gone, and types the new ones. */
async function arrange(page: Page, table: readonly string[]): Promise<void> {
  const readings = table.map((word) => word.split('=').at(-1) ?? '');
  const left = [...table];
  const strips = page.locator('.score-table .score-strip');
  const before = await strips.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
  for (const [index, word] of before.entries()) {
    const place = left.findIndex((text) => (text.split('=').at(-1) ?? '') === word);
    if (place >= 0) left.splice(place, 1);
    else await strips.nth(index).click();
  }
  expect(readings.length).toBeGreaterThan(0);
  for (const [index, text] of left.entries()) {
    const [tiles = '', reading = tiles] = text.split('=');
    if (index > 0) await page.getByRole('button', { name: 'Volgend woord' }).click();
    const typed = [...tiles].map((tile, at) => (tile === '@' ? (reading[at] ?? '').toLowerCase() : tile));
    await typeLetters(page, typed.join(''));
  }
}

async function dispute(page: Page, line: Extract<Line, { do: 'dispute' }>, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Betwisten' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: names[line.by] ?? '', exact: true }).check();
  for (const box of await sheet.getByRole('checkbox').all()) {
    const word = ((await box.locator('..').textContent()) ?? '').trim();
    if (line.words && !line.words.includes(word)) await box.uncheck();
  }
  const named = line.words ?? Object.keys(line.verdicts.has ?? {});
  const isGood = named.every((word) => line.verdicts.has?.[word] !== false);
  await sheet.getByRole('button', { name: isGood ? 'Het woord is goed' : 'Het woord is fout' }).click();
}

const BUTTONS = { exchange: 'Ruilt', pass: 'Past', draw: 'Pakt 1' } as const;

for (const [name, title, option] of [
  ['scrabble-xl-nl/went-out', 'Scrabble XL', null],
  ['scrabble-de/went-out', 'Scrabble Deutsch', null],
  ['rummikub-sabra/pot', 'Woord-Rummikub Sabra', null],
  ['rummikub-international/pot', 'Woord-Rummikub International', 'als de pot leeg is'],
] as const) {
  test(`${name} gives the same scores`, async ({ page }) => {
    const { sheet, scores } = recordOf(name);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/score');
    await page.getByRole('radio', { name: title, exact: true }).check();
    for (const [seat, player] of sheet.players.entries()) await page.getByLabel(`Naam ${seat + 1}`).fill(player);
    await page.getByRole('radio', { name: sheet.players[sheet.starter] ?? '', exact: true }).check();
    if (option) {
      await page.getByText('Afspraken').click();
      await page.getByRole('radio', { name: new RegExp(option) }).check();
    }
    await page.getByRole('button', { name: 'Beginnen' }).click();
    for (const line of sheet.lines) {
      if (line.do === 'lay') {
        await layWord(page, line);
        await note(page);
      } else if (line.do === 'arrange') {
        await arrange(page, line.table);
        await note(page);
      } else if (line.do === 'dispute') await dispute(page, line, sheet.players);
      else if (line.do in BUTTONS) {
        await page.getByRole('button', { name: BUTTONS[line.do as keyof typeof BUTTONS], exact: true }).click();
      }
    }
    await page.getByRole('button', { name: 'Afrekenen' }).first().click();
    const end = sheet.lines.at(-1);
    for (const [seat, player] of sheet.players.entries()) {
      await page.getByLabel(`Over bij ${player}`).fill(end?.do === 'end' ? (end.racks[seat] ?? '') : '');
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Afrekenen' }).click();
    await expect(page.locator('.score-pad-wrong')).toHaveCount(0);
    await expect.poll(() => page.locator('.score-pad-total').allInnerTexts()).toEqual(scores.map(String));
    await page.screenshot({ path: test.info().outputPath('whole.png') });
  });
}
