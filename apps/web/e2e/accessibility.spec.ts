/** axe finds nothing on any screen, in either theme, in any language. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './browser.ts';
import { type Language, prefer, SCREENS, type Theme } from './screens.ts';

test.describe.configure({ timeout: 300_000 });

for (const theme of ['light', 'dark'] satisfies Theme[]) {
  for (const language of ['nl', 'de', 'en'] satisfies Language[]) {
    test(`no findings in ${language}, ${theme}`, async ({ page }) => {
      await prefer(page, theme, language);
      const findings: string[] = [];
      for (const screen of SCREENS) {
        await screen.open(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        findings.push(
          ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${screen.name}: ${id} ${html}`)),
        );
      }
      expect(findings).toEqual([]);
    });
  }
}
