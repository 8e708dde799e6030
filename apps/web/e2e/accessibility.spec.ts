/** axe finds nothing on any screen or sheet, in either theme, in any language. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './browser.ts';
import { type Language, prefer, SCREENS } from './screens.ts';
import { SHEETS } from './sheets.ts';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

test.describe.configure({ timeout: 300_000 });

for (const language of ['nl', 'de', 'en'] satisfies Language[]) {
  for (const [what, screens] of [
    ['screen', SCREENS],
    ['sheet', SHEETS],
  ] as const) {
    test(`no findings on any ${what} in ${language}, light and dark`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await prefer(page, 'system', language);
      const findings: string[] = [];
      const look = async (name: string, axe: AxeBuilder) => {
        // There are no frames of other hosts, for which axe would open a page of its own each time.
        const { violations } = await axe.setLegacyMode().analyze();
        findings.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id} ${html}`)));
      };
      for (const { name, open } of screens) {
        await page.emulateMedia({ colorScheme: 'light' });
        await open(page);
        await look(name, new AxeBuilder({ page }));
        // A theme changes nothing but colours.
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await look(`${name}, dark`, new AxeBuilder({ page }).withRules(COLOUR_RULES));
      }
      expect(findings).toEqual([]);
    });
  }
}
