/** Games of other programs: opened as a score sheet, replayed, and saved again. */
import { readFileSync } from 'node:fs';
import { totals } from './at-sheet.ts';
import { expect, test } from './browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const GCG = `#player1 nord Nord
#player2 ost Ost
#title Herbst
>nord: AHNSTUZ 8E HAUS +10 10
>ost: ER G6 RE. +4 4
>nord: BENNTTZ I5 BENN +13 23
>nord: TTZ (TTZ) -5 18
`;

test('a GCG file is refused with its place, or opened, replayed and saved', async ({ page, heard }) => {
  const download = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return readFileSync(await file.path());
  };
  const choose = (text: string) =>
    page
      .getByLabel('GCG-bestand openen')
      .and(page.locator('input'))
      .setInputFiles({
        name: 'game.gcg',
        mimeType: 'text/plain',
        buffer: Buffer.from(text, 'latin1'),
      });
  await page.goto('/score');
  const dialog = page.getByRole('dialog');
  await choose(GCG.replace('+10 10', '+1O 10'));
  await expect(dialog).toContainText('Regel 4, teken 24: +1O is geen getal.');
  // A tap here would be the first of a double tap with the next one.
  await page.keyboard.press('Escape');

  await choose(GCG);
  await expect(dialog).toContainText('Regel 5: niet alle letters van het plankje staan erbij');
  await expect(dialog).toContainText('Titels en opmerkingen uit het bestand zijn niet bewaard.');
  await dialog.getByRole('button', { name: 'Naar het spel' }).tap();
  await expect.poll(() => totals(page)).toEqual(['18', '4']);

  await page.getByRole('button', { name: 'Naspelen' }).tap();
  await dialog.getByRole('button', { name: 'Beurt terug' }).tap();
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/BENN/);
  const png = await download(() => dialog.getByRole('button', { name: 'Bord als PNG' }).tap());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1312);
  const svg = await download(() => dialog.getByRole('button', { name: 'Bord als SVG' }).tap());
  expect(svg.toString()).toMatch(/^<svg [^>]+>\n<title>Scrabble Deutsch Nord Ost 3<\/title>/);
  await page.keyboard.press('Escape');

  const saved = await download(() => page.getByRole('button', { name: 'Bewaren als GCG' }).tap());
  expect(saved.toString()).toContain('\n>Nord: BENNTTZ I5 BENN +13 23\n>Nord: TTZ (TTZ) -5 18\n');
  expect(heard.errors).toEqual([]);
});
