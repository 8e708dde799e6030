/** The proof of the shuffle: two browsers took part, one was away, and both check it. */
import type { CrosswordView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { anotherPlayer, expect, post, test, untilTold } from './browser.ts';

const SEATS = [{ kind: 'me', name: 'Noord' }, { kind: 'link' }] as const;

/** Presses the button on the end screen. */
async function check(page: Page): Promise<void> {
  const proof = page.locator('.proof');
  await proof.getByRole('button', { name: 'Narekenen' }).click();
  await expect(proof.getByText('klopt', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(proof.getByText(/^Het spel klopt met de schudcode/)).toBeVisible();
}

async function keptAt(page: Page) {
  const link = page.getByRole('link', { name: 'Bewijs bewaren' });
  const file = (await link.getAttribute('href')) ?? '';
  return JSON.parse(decodeURIComponent(file.slice(file.indexOf(',') + 1)));
}

test('both browsers contribute to the shuffle, store what they were shown, and confirm the game', async ({
  page,
  heard,
  browser,
}) => {
  await page.goto('/');
  const guest = await anotherPlayer(browser);
  // On a busy machine the time to open shares may run out: then another game is played.
  await expect(async () => {
    const { id } = await post(page, '/api/tables', { game: 'scrabble-xl-nl', seats: SEATS });
    await page.goto(`/t/${id}`);
    await expect(page.getByRole('heading', { name: 'De tafel wordt gedekt' })).toBeVisible();
    await guest.page.goto(`/t/${id}`);
    await guest.page.getByRole('textbox', { name: 'Hoe heet je aan tafel?' }).fill('Oost');
    await guest.page.getByRole('button', { name: 'Aanschuiven' }).click();
    await untilTold<CrosswordView>(heard, { table: id }, () => true);
    await post(page, `/api/tables/${id}/moves`, { id: 'the-last-move', move: { by: 0, do: 'resign' } });
    for (const player of [page, guest.page]) await check(player);
    const [noord, oost] = [await keptAt(page), await keptAt(guest.page)];
    expect([noord.seats, oost.seats]).toEqual([[0], [1]]);
    expect(noord.hashes).toEqual(oost.hashes);
    for (const kept of [noord, oost]) expect(kept).toMatchObject({ opened: true, present: true });
    expect(noord.share).not.toBe(oost.share);
  }).toPass({ timeout: 150_000 });
});

test('a browser that was away at the deal has no share, and the proof says so', async ({ page, browser }) => {
  await page.goto('/');
  const { id } = await post(page, '/api/tables', { game: 'scrabble-xl-nl', seats: SEATS });
  const guest = await anotherPlayer(browser);
  await guest.page.goto(`/t/${id}`);
  await guest.page.getByRole('textbox', { name: 'Hoe heet je aan tafel?' }).fill('Oost');
  await guest.page.getByRole('button', { name: 'Aanschuiven' }).click();
  await untilTold<CrosswordView>(guest.heard, { table: id, seat: 1 }, () => true);
  await post(page, `/api/tables/${id}/moves`, { id: 'the-last-move', move: { by: 0, do: 'resign' } });
  await page.goto(`/t/${id}`);
  await check(page);
  await expect(page.getByText(/^Dit apparaat was niet bij het delen/)).toBeVisible();
  await check(guest.page);
  await expect(guest.page.getByText(/zonder eigen getal in het schudden: Noord\.$/)).toBeVisible();
});

test('an aborted game can be checked too', async ({ page, heard, browser }) => {
  await page.goto('/');
  const guest = await anotherPlayer(browser);
  // As above: without shares in time there is nothing to check.
  await expect(async () => {
    const { id } = await post(page, '/api/tables', { game: 'scrabble-xl-nl', seats: SEATS });
    await page.goto(`/t/${id}`);
    await guest.page.goto(`/t/${id}`);
    await guest.page.getByRole('textbox', { name: 'Hoe heet je aan tafel?' }).fill('Oost');
    await guest.page.getByRole('button', { name: 'Aanschuiven' }).click();
    await untilTold<CrosswordView>(heard, { table: id }, () => true);
    await post(page, `/api/tables/${id}/abort`, {});
    for (const player of [page, guest.page]) await check(player);
  }).toPass({ timeout: 300_000 });
});
