/** On the first screen: the ways to begin a game. */
import type { Page } from '@playwright/test';
import type { Hands } from './hands.ts';

/** Opens what stands under a game's picture and chooses one of the ways to play it. */
export async function chooseWay(page: Page, hands: Hands, { game, way }: { game: string; way: string }): Promise<void> {
  await page.goto('/');
  await hands.press(page.getByRole('button', { name: new RegExp(`^${game}`) }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: way }));
}
