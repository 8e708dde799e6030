/** On the first screen: the ways to begin a game. */
import type { Page } from '@playwright/test';
import type { Input } from './input.ts';

/** Opens what stands under a game's picture and chooses one of the ways to play it. */
export async function chooseWayToPlay(
  page: Page,
  input: Input,
  { game, way }: { game: string; way: string },
): Promise<void> {
  await page.goto('/');
  await input.press(page.getByRole('button', { name: new RegExp(`^${game}`) }));
  await input.press(page.getByRole('dialog').getByRole('button', { name: way }));
}
