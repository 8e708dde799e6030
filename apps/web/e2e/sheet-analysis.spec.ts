/** *Wat lag er nog meer?* for a game that was written down: a GCG file that was opened, and a score sheet. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { cutTexts } from './cut-texts.ts';

const GCG = `#player1 nord Nord
#player2 ost Ost
>nord: AHNSTUZ 8E HAUS +10 10
>ost: ER G6 RE. +4 4
>nord: BENNTTZ I5 BENN +13 23
>nord: TTZ (TTZ) -5 18
`;

async function open(page: Page, text: string): Promise<void> {
  await page.goto('/score');
  await page
    .getByLabel('GCG-bestand openen')
    .and(page.locator('input'))
    .setInputFiles({ name: 'game.gcg', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('dialog').getByRole('button', { name: 'Naar het spel' }).click();
}

test('a GCG file: turns with a rack are compared, those without say so, and nothing is invented', async ({
  page,
  heard,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, GCG);
  const sheet = page.url();
  await page.getByRole('link', { name: 'Wat lag er nog meer?' }).click();
  const panel = page.locator('.analysis-turn');
  const slider = page.getByRole('slider', { name: 'Beurt' });
  await expect(page.getByText('Alles doorgerekend')).toBeVisible({ timeout: 60_000 });
  await slider.fill('0');
  await expect(panel.getByRole('row', { name: /HAUS/ })).toHaveText(/Nord/);
  await expect(page.getByRole('img', { name: 'Op het plankje: A H N S T U Z' })).toBeVisible();
  await page.getByText('Niet te zien: 95 letters').click();
  await expect(page.getByText(/^\?\s2, A\s4, Ä, B\s2, /)).toBeVisible();
  await slider.fill('1');
  await expect(panel).toHaveText(/Zonder plankje: welke letters er waren, is niet bekend\./);
  await expect(panel.getByText(/geschat|bewezen|dure beurt/)).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Op het plankje/ })).toHaveCount(0);
  await expect(page.getByText('Geen beurt die te beoordelen is.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Probeer opnieuw' })).toHaveCount(0);
  const graph = page.locator('.chance-graph');
  const [outer, inner] = [await graph.boundingBox(), await graph.locator('svg').boundingBox()];
  expect(inner?.y ?? 0).toBeGreaterThan(outer?.y ?? Number.POSITIVE_INFINITY);
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0));
  expect(await cutTexts(page)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  // What was found is kept: it is there at once.
  await page.reload();
  await expect(page.getByText('Alles doorgerekend')).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar de uitslag' }).click();
  await expect(page).toHaveURL(sheet);
  expect(heard.errors).toEqual([]);
});

test('the sheet of a game that goes on is refused', async ({ page }) => {
  await open(page, GCG.split('\n').slice(0, 4).join('\n'));
  const id = page.url().split('/').at(-1);
  await expect(page.getByRole('link', { name: 'Wat lag er nog meer?' })).toHaveCount(0);
  await page.goto(`/analysis/sheet~${id}`);
  await expect(page.getByText(/^Dit spel is nog bezig\./)).toBeVisible();
});
