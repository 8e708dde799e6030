/** axe finds no violations on what a page shows. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** The slowest rules, and those that a theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** All rules in light colours, and those about colours in dark ones; the page prefers what the system does. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await findingsOf(name, new AxeBuilder({ page }))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await findingsOf(`${name}, dark`, new AxeBuilder({ page }).withRules(COLOUR_RULES))).toEqual([]);
}

/** Languages differ only in their texts, which have the same colours. */
export async function expectAccessibleTexts(page: Page, name: string): Promise<void> {
  expect(await findingsOf(name, new AxeBuilder({ page }).disableRules(COLOUR_RULES))).toEqual([]);
}

async function findingsOf(name: string, axe: AxeBuilder): Promise<string[]> {
  // There are no cross-origin frames, for which axe would open an extra page each time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id} ${html}`));
}
