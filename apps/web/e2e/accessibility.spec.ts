/** axe finds nothing on any screen or sheet, in any language; nor in either theme, whose colours are the same in all of them. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './browser.ts';
import { type Language, prefer, SCREENS } from './screens.ts';
import { SHEETS } from './sheets.ts';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

for (const language of ['nl', 'de', 'en'] satisfies Language[]) {
  for (const [what, screens] of [
    ['screen', SCREENS],
    ['sheet', SHEETS],
  ] as const) {
    const themes = language === 'nl' ? ', light and dark' : '';
    test(`no findings on any ${what} in ${language}${themes}`, async ({ page }) => {
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
        // A language changes everything but colours, which take longest to look at.
        await look(name, new AxeBuilder({ page }).disableRules(themes === '' ? COLOUR_RULES : []));
        if (themes === '') continue;
        // A theme changes nothing but colours.
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await look(`${name}, dark`, new AxeBuilder({ page }).withRules(COLOUR_RULES));
      }
      expect(findings).toEqual([]);
    });
  }
}
