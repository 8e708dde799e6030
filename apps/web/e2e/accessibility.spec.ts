/** axe finds no violations on any sheet, in both themes, nor in other languages; sizes.spec.ts looks at the screens. */
import { expectAccessible, expectAccessibleTexts } from './axe.ts';
import { expect, test } from './browser.ts';
import { type Language, prefer, SCREENS } from './screens.ts';
import { SHEETS } from './sheets.ts';

/** Enough to render every component in another language. */
const TRANSLATED = ['home', 'set-table', 'settings', 'words', 'waiting-room', 'trickster', 'table-sabra', 'end'];

test('no violations on any sheet, light and dark', async ({ page }) => {
  await prefer(page, 'system', 'nl');
  for (const { name, open } of SHEETS) {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    await expectAccessible(page, name);
  }
});

for (const language of ['de', 'en'] satisfies Language[]) {
  test(`no violations in ${language}`, async ({ page }) => {
    await prefer(page, 'system', language);
    const screens = SCREENS.filter(({ name }) => TRANSLATED.includes(name));
    expect(screens).toHaveLength(TRANSLATED.length);
    for (const { name, open } of screens) {
      await open(page);
      await expectAccessibleTexts(page, name);
    }
  });
}
