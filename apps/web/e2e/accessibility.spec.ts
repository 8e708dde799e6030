/** axe finds no violations on any screen or sheet, in both themes; other languages differ only in their texts. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './browser.ts';
import { type Language, prefer, SCREENS } from './screens.ts';
import { SHEETS } from './sheets.ts';

/** The slowest screens, and those that a theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Enough to render every component in another language. */
const TRANSLATED = ['home', 'set-table', 'settings', 'words', 'waiting-room', 'trickster', 'table-sabra', 'end'];

async function findingsOf(name: string, axe: AxeBuilder): Promise<string[]> {
  // There are no cross-origin frames, for which axe would open an extra page each time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id} ${html}`));
}

for (const [what, screens] of [
  ['screen', SCREENS],
  ['sheet', SHEETS],
] as const) {
  test(`no violations on any ${what}, light and dark`, async ({ page }) => {
    await prefer(page, 'system', 'nl');
    for (const { name, open } of screens) {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page);
      expect(await findingsOf(name, new AxeBuilder({ page }))).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await findingsOf(`${name}, dark`, new AxeBuilder({ page }).withRules(COLOUR_RULES))).toEqual([]);
    }
  });
}

for (const language of ['de', 'en'] satisfies Language[]) {
  test(`no violations in ${language}`, async ({ page }) => {
    await prefer(page, 'system', language);
    const screens = SCREENS.filter(({ name }) => TRANSLATED.includes(name));
    expect(screens).toHaveLength(TRANSLATED.length);
    for (const { name, open } of screens) {
      await open(page);
      expect(await findingsOf(name, new AxeBuilder({ page }).disableRules(COLOUR_RULES))).toEqual([]);
    }
  });
}
