/** Page object of a table of Woord-Rummikub: types letters from the rack, or selects them one by one. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';
import type { Input } from './input.ts';

/** A word on the table, with any label. */
export function stripOf(page: Page, word: string): Locator {
  return page.getByRole('list', { name: new RegExp(`^${word}(,|$)`) });
}

export function handOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Mijn letters' });
}

/** Types a new word from the rack. */
export async function typeNewWord(page: Page, word: string): Promise<void> {
  await expect(handOf(page)).toBeVisible();
  for (const letter of word) await page.keyboard.press(letter.toLowerCase());
  await expect(stripOf(page, word)).toBeVisible();
}

/** Selects letters of a word and of the rack, and makes a word of them. */
export async function gatherWord(input: Input, page: Page, word: string, from: string): Promise<void> {
  const taken = new Map<string, number>();
  const left = [...from];
  for (const letter of word) {
    const isOnTable = left.includes(letter);
    if (isOnTable) left.splice(left.indexOf(letter), 1);
    const place = `${isOnTable} ${letter}`;
    const index = taken.get(place) ?? 0;
    taken.set(place, index + 1);
    const letters = (isOnTable ? stripOf(page, from) : handOf(page)).getByRole('button', { name: letter, exact: true });
    await input.pick(letters.nth(index));
    await expect(letters.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await input.press(page.getByRole('button', { name: /^Nieuw woord/ }));
}

export async function finishTurn(input: Pick<Input, 'press'>, page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Beurt klaar/ });
  await expect(button).toBeEnabled();
  await input.press(button);
}
