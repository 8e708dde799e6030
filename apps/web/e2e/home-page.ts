/** Page object of the home screen: the ways to start a game. */
import type { Page } from '@playwright/test';
import type { Input } from './input.ts';

/** Opens the menu below a game's picture and chooses a way to play. */
export async function chooseWayToPlay(
  page: Page,
  input: Input,
  { game, way, home = '/' }: { game: string; way: string; home?: string },
): Promise<void> {
  await page.goto(home);
  await input.press(page.getByRole('button', { name: new RegExp(`^${game}`) }));
  await input.press(page.getByRole('dialog').getByRole('button', { name: way }));
}
