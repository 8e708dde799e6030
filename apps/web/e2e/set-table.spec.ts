/** Setting the table: every value that is offered can be chosen, and is what the table agrees on. */
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const choose = (page: Page, name: string, value: string | RegExp) =>
  group(page, name).getByRole('radio', { name: value }).check();

for (const [game, way, ...clocks] of [
  ['trickster-nl', 'friends', 'Voor het hele spel'],
  ['rummikub-international', 'device', 'Over dagen'],
  ['scrabble-xl-nl', 'computer', 'Per beurt'],
] as const) {
  test(`every value of every option of ${game} can be chosen (${way})`, async ({ page }) => {
    await page.goto(`/new/${game}?way=${way}`);
    await choose(page, 'Woorden nakijken', /als iemand/);
    for (const clock of clocks) {
      await choose(page, 'Klok', clock);
      const groups = page.getByRole('group');
      for (let at = 0; at < (await groups.count()); at++) {
        const legend = await groups.nth(at).locator('legend').textContent();
        if (legend === 'Klok' || legend === 'Woorden nakijken' || legend === 'Het spel eindigt') continue;
        const radios = groups.nth(at).getByRole('radio');
        for (let value = 0; value < (await radios.count()); value++) {
          await radios.nth(value).check();
          await expect(radios.nth(value)).toBeChecked();
        }
        await radios.first().check();
      }
    }
  });
}

test('what is chosen stands at the table: no seconds, three minutes a turn, and a number of one’s own', async ({
  page,
}) => {
  await page.goto('/new/rummikub-sabra?way=friends');
  const turn = group(page, 'Tijd per beurt');
  await choose(page, 'Klok', 'Per beurt');
  await expect(turn.getByRole('radio', { name: '3 minuten boekje' })).toBeChecked();
  await choose(page, 'Tijd per beurt', 'anders …');
  const own = page.getByRole('textbox', { name: 'Tijd per beurt' });
  await own.fill('45');
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Tafel dekken' }).click();
  await expect(page.getByText('Tijd per beurt: van 20 seconden tot 30 minuten.').first()).toBeVisible();
  await own.fill('7');
  await choose(page, 'Woorden nakijken', /als iemand/);
  await choose(page, 'Tijd om te betwisten', 'tot de volgende speler een zet doet');
  await expect(group(page, 'Tijd om te betwisten').getByRole('radio', { checked: true })).toHaveAccessibleName(
    'tot de volgende speler een zet doet',
  );
  await page.getByRole('button', { name: 'Tafel dekken' }).click();
  const agreed = page.locator('.agreed');
  await expect(agreed).toContainText('Tijd om te betwisten: tot de volgende speler een zet doet');
  await expect(agreed).toContainText('Tijd per beurt: 7 minuten');
});

test('only what a booklet prints is called so', async ({ page }) => {
  await page.goto('/new/rummikub-sabra?way=friends');
  const words = group(page, 'Welke woorden');
  await expect(words.getByRole('radio', { name: 'alle uit de lijst gewoon' })).toBeChecked();
  await expect(words.getByRole('radio', { name: 'alleen die het boekje aanraadt boekje' })).toBeVisible();
  await expect(group(page, 'Woorden nakijken').getByRole('radio', { name: 'meteen gewoon' })).toBeChecked();
  await page.goto('/new/trickster-nl?way=friends');
  await expect(group(page, 'Tijd om te reageren').getByRole('radio', { name: '15 seconden gewoon' })).toBeChecked();
  await page.goto('/new/trickster-nl?way=computer');
  await expect(
    group(page, 'Tijd om te reageren').getByRole('radio', { name: 'tot iedereen heeft geantwoord gewoon' }),
  ).toBeChecked();
});
