/** Two ways to operate a page: with a pointer, or with the keyboard only. */
import { EMPTY_BOARD, parseSquare, SIZE, type Square } from '@lettertafel/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import { squareOf } from './board-page.ts';

export interface Input {
  press(button: Locator): Promise<void>;
  choose(radio: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Puts the board's cursor on a square. */
  pointAt(page: Page, square: Square): Promise<void>;
  /** Selects a letter at a table of Woord-Rummikub. */
  pick(letter: Locator): Promise<void>;
}

export type InputWay = 'pointer' | 'keys';

const pointer: Input = {
  press: (button) => button.click(),
  choose: (radio) => radio.check(),
  write: (field, text) => field.fill(text),
  pointAt: (page, square) => squareOf(page, square).click(),
  pick: (letter) => letter.click(),
};

const keys: Input = {
  async press(button) {
    await expect(button).toBeEnabled();
    await tabTo(button);
    await button.page().keyboard.press('Enter');
  },
  async choose(radio) {
    const { keyboard } = radio.page();
    await tabTo(radio.page().getByRole('radio'));
    for (let steps = 0; steps < 20 && !(await radio.isChecked()); steps++) await keyboard.press('ArrowDown');
    await expect(radio).toBeChecked();
  },
  async write(field, text) {
    await tabTo(field);
    await field.page().keyboard.press('Control+A');
    await field.page().keyboard.type(text);
  },
  async pointAt(page, square) {
    await tabTo(page.getByRole('gridcell'));
    const label = await page.locator(':focus').getAttribute('aria-label');
    const from = parseSquare(EMPTY_BOARD, label?.split(',')[0] ?? '');
    if (from === null) throw new Error(`no square has the focus, but ${label}`);
    await arrows(page, Math.floor(square / SIZE) - Math.floor(from / SIZE), ['ArrowUp', 'ArrowDown']);
    await arrows(page, (square % SIZE) - (from % SIZE), ['ArrowLeft', 'ArrowRight']);
    await expect(squareOf(page, square)).toBeFocused();
  },
  async pick(letter) {
    const page = letter.page();
    await tabTo(page.locator('[data-tile]'));
    for (let steps = 0; steps < 80; steps++) {
      const key = await letter.evaluate((element) => {
        if (element === document.activeElement) return null;
        const position = element.compareDocumentPosition(document.activeElement ?? document);
        return position & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowLeft' : 'ArrowRight';
      });
      if (!key) break;
      await page.keyboard.press(key);
    }
    await expect(letter).toBeFocused();
    await page.keyboard.press('Space');
  },
};

export const INPUTS: Readonly<Record<InputWay, Input>> = { pointer, keys };

/** Presses Tab until the element, or one of them, has the focus. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.first().waitFor();
  const focused = target.and(page.locator(':focus'));
  for (let stops = 0; stops < 80; stops++) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target}`);
}

async function arrows(page: Page, steps: number, [back, on]: readonly [string, string]): Promise<void> {
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps < 0 ? back : on);
}
