/** Coming back on another device: six words, a list of devices, and signing one out. */
import { anotherPlayer, expect, ME, post, test } from './browser.ts';

test('six words bring name and tables to another browser, which signs the first one out', async ({
  page,
  browser,
  input,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Jouw naam' }).fill('Anna');
  await input.press(page.getByRole('button', { name: 'Bewaren', exact: true }));
  await expect(page.getByText('Bewaard', { exact: true }).first()).toBeVisible();
  const { id } = await post(page, '/api/tables', { game: 'rummikub-sabra', seats: [ME, { kind: 'link' }] });

  await input.press(page.getByRole('button', { name: 'Laat zes woorden zien' }));
  const shown = page.locator('.six-words').getByRole('listitem');
  await expect(shown).toHaveCount(6);
  const words = await shown.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await input.press(page.getByRole('button', { name: 'Ik heb ze opgeschreven' }));
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Maak nieuwe woorden' })).toBeVisible();

  const other = (await anotherPlayer(browser)).page;
  await other.goto('/settings');
  const field = other.getByRole('textbox', { name: 'Zes woorden' });
  await field.fill('lepel lepel lepel kompas tulp oesterrr');
  await input.press(other.getByRole('button', { name: 'Dat ben ik' }));
  await expect(other.getByRole('alert').filter({ hasText: 'oesterrr' })).toBeVisible();
  // As it was read out: with the numbers.
  await field.fill(words.join(', '));
  await input.press(other.getByRole('button', { name: 'Dat ben ik' }));
  await expect(other.getByRole('textbox', { name: 'Jouw naam' })).toHaveValue('Anna');

  const devices = other.locator('.devices').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.nth(0)).toContainText('Dit apparaat');
  await input.press(devices.nth(1).getByRole('button', { name: 'Afmelden' }));
  await input.press(devices.nth(1).getByRole('button', { name: 'Meld af' }));
  await expect(devices).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Jouw naam' })).toHaveValue('');
  await other.goto('/');
  await expect(other.locator(`a[href="/t/${id}"]`)).toBeVisible();
});
