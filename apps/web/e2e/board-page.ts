/** Page object of a board: lays a word by typing or by tapping. */
import { type Board, EMPTY_BOARD, formatSquare, type Laying, parsePlace, SIZE, type Square } from '@lettertafel/engine';
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';
import type { Input } from './input.ts';

export function squareOf(page: Page, square: Square): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^${formatSquare(EMPTY_BOARD, square)},`) });
}

export function rackOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Mijn plankje' });
}

interface NewTile {
  readonly square: Square;
  /** Lower case for a blank. */
  readonly cell: string;
}

/** The tiles of a play that come from the rack, in order. */
export function newTiles({ at, word }: Laying, board: Board): readonly NewTile[] {
  const place = parsePlace(EMPTY_BOARD, at);
  if (!place) throw new Error(`no place: ${at}`);
  const step = place.direction === 'across' ? 1 : SIZE;
  return [...word]
    .map((cell, index) => ({ cell, square: place.square + index * step }))
    .filter(({ square }) => board[Math.floor(square / SIZE)]?.[square % SIZE] === '.');
}

const ARROWS = { across: ['ArrowLeft', 'ArrowRight'], down: ['ArrowUp', 'ArrowDown'] } as const;

/** Chooses the first square, turns the cursor along the word and types. */
export async function typeWord(input: Input, page: Page, play: Laying, board: Board): Promise<void> {
  const [first, ...others] = newTiles(play, board);
  const direction = parsePlace(EMPTY_BOARD, play.at)?.direction ?? 'across';
  if (!first) throw new Error('nothing to lay');
  await input.pointAt(page, first.square);
  const [before, after] = ARROWS[direction];
  const isAtEdge = (direction === 'across' ? first.square % SIZE : Math.floor(first.square / SIZE)) === 0;
  for (const key of isAtEdge ? [after, before] : [before, after]) await page.keyboard.press(key);
  for (const { cell } of [first, ...others]) await typeLetter(page, cell.toLowerCase());
}

/** Playwright's keyboard has the US layout. */
async function typeLetter(page: Page, key: string): Promise<void> {
  if (/^[a-z*]$/.test(key)) return page.keyboard.press(key);
  const german = await page.context().newCDPSession(page);
  await german.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await german.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  await german.detach();
}

/** Taps a tile, then its square. */
export async function tapWord(page: Page, play: Laying, board: Board): Promise<void> {
  for (const { cell, square } of newTiles(play, board)) await tapTile(page, cell, square);
}

async function tapTile(page: Page, cell: string, square: Square): Promise<void> {
  const isBlank = cell === '*' || cell !== cell.toUpperCase();
  const name = isBlank ? /^blanco$/ : new RegExp(`^${cell}, `);
  await rackOf(page).getByRole('button', { name }).first().click();
  await squareOf(page, square).click();
  if (!isBlank) return;
  const letter = cell === '*' ? '*IN' : cell.toUpperCase();
  await page.getByRole('dialog').getByRole('button', { name: letter, exact: true }).click();
}

export async function layWord(input: Input, page: Page, { word }: Laying): Promise<void> {
  const shown = word.toUpperCase().replace('*', '\\*(IN)?');
  const button = page.getByRole('button', { name: new RegExp(`^${shown} leggen$`) });
  await expect(button).toBeEnabled();
  await input.press(button);
}

/** Passing must be confirmed. */
export async function pass(input: Input, page: Page): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Passen', exact: true }));
  await input.press(page.getByRole('button', { name: 'Echt passen?' }));
}

export async function exchange(input: Input, page: Page): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Ruilen', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Ruilen' });
  await input.press(sheet.getByRole('button', { name: 'Alles kiezen' }));
  await input.press(sheet.getByRole('button', { name: /letters? ruilen/ }));
}
