/** Somebody one has played with is asked again: in one tap, days after the game, with the question on their home page. */
import { anotherPlayer, expect, ME, post, test } from './browser.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('a person of an earlier game is asked again, sees it on the home page, and sits down', async ({
  page,
  browser,
  input,
}) => {
  const { page: friend } = await anotherPlayer(browser);
  await friend.setViewportSize({ width: 360, height: 640 });
  for (const one of [page, friend]) await one.goto('/');
  const seats = [{ ...ME, name: 'Anna' }, { kind: 'link' }];
  const made = await post(page, '/api/tables', { game: 'scrabble-xl-nl', options: { checking: 'automatic' }, seats });
  await post(friend, `/api/tables/${made.id}/sit`, { name: 'Oma' });
  const news = `/api/tables/${made.id}/news`;
  await expect.poll(async () => (await (await page.request.get(news)).json()).length).toBeGreaterThan(0);
  await post(friend, `/api/tables/${made.id}/moves`, { id: crypto.randomUUID(), move: { by: 1, do: 'resign' } });

  await page.goto('/games?list=over');
  await input.press(page.getByRole('button', { name: 'Vraag Oma' }));
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await expect(page.getByRole('region', { name: 'Oma ziet je vraag op de beginpagina.' })).toBeVisible();
  const again = new URL(page.url()).pathname;
  expect(again).not.toBe(`/t/${made.id}`);

  await friend.goto('/');
  const card = friend.getByRole('listitem').filter({ hasText: 'Kom je spelen?' });
  await expect(card).toContainText('met Anna');
  await input.press(card.getByRole('button', { name: /^Niet nu/ }));
  await expect(card).toHaveCount(0);
  await friend.goto('/games?list=away');
  await input.press(friend.getByRole('button', { name: /^Terugzetten/ }));
  await friend.goto('/');
  await input.press(card.getByRole('link', { name: 'Aanschuiven' }));
  await expect(friend).toHaveURL(again);
  await input.press(friend.getByRole('button', { name: 'Aanschuiven' }));
  for (const one of [page, friend]) await expect(one.getByRole('grid', { name: 'Speelbord' })).toBeVisible();
});
