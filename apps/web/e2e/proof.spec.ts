/** The proof of the shuffle: two browsers took part, one was away, and both check it. */
import { readFileSync } from 'node:fs';
import type { CrosswordView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { anotherPlayer, expect, post, test, untilTold } from './browser.ts';

const SEATS = [{ kind: 'me', name: 'Noord' }, { kind: 'link' }] as const;

/** Presses the button on the end screen. */
async function check(page: Page, found = 'klopt'): Promise<void> {
  const proof = page.locator('.proof');
  await proof.getByRole('button', { name: 'Narekenen' }).click();
  await expect(proof.getByText(found, { exact: true })).toBeVisible({ timeout: 30_000 });
  if (found === 'klopt') await expect(proof.getByText(/^Het spel klopt met de schudcode/)).toBeVisible();
  await expect(proof.locator('.proof-bad')).toHaveCount(0);
}

/** The guest takes the free seat. */
async function sit(page: Page, id: string): Promise<void> {
  await page.goto(`/t/${id}`);
  await page.getByRole('textbox', { name: 'Hoe heet je aan tafel?' }).fill('Oost');
  await page.getByRole('button', { name: 'Aanschuiven' }).click();
}

async function savedBy(page: Page) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spel bewaren' }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), content: JSON.parse(readFileSync(await file.path(), 'utf8')) };
}

const codeAt = (page: Page) => page.locator('.proof-code').textContent();

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
    await sit(guest.page, id);
    await untilTold<CrosswordView>(heard, { table: id }, () => true);
    // A reload in the middle of the game loses nothing.
    await guest.page.reload();
    await expect(guest.page.getByRole('heading', { name: 'De tafel wordt gedekt' })).toHaveCount(0);
    await post(page, `/api/tables/${id}/moves`, { id: 'the-last-move', move: { by: 0, do: 'resign' } });
    for (const player of [page, guest.page]) await check(player);
    expect(await codeAt(page)).toMatch(/^\d{4} \d{4}$/);
    expect(await codeAt(guest.page)).toBe(await codeAt(page));
    const saved = await savedBy(page);
    expect(saved.name).toMatch(/^lettertafel-scrabble-xl-\d+-[a-z]+\.json$/);
    expect(saved.content.code).toBe(await codeAt(page));
    const [noord, oost] = [await keptAt(page), await keptAt(guest.page)];
    expect([noord.seats, oost.seats]).toEqual([[0], [1]]);
    expect(noord.hashes).toEqual(oost.hashes);
    for (const kept of [noord, oost]) expect(kept).toMatchObject({ opened: true, stay: 'connected' });
    expect(noord.share).not.toBe(oost.share);
  }).toPass({ timeout: 150_000 });
});

test('a browser that was away at the deal has no share, and the proof says so', async ({ page, browser }) => {
  await page.goto('/');
  const { id } = await post(page, '/api/tables', { game: 'scrabble-xl-nl', seats: SEATS });
  const guest = await anotherPlayer(browser);
  await sit(guest.page, id);
  await untilTold<CrosswordView>(guest.heard, { table: id, seat: 1 }, () => true);
  await post(page, `/api/tables/${id}/moves`, { id: 'the-last-move', move: { by: 0, do: 'resign' } });
  await page.goto(`/t/${id}`);
  await check(page, 'de zetten kloppen');
  await expect(page.getByText(/^Het getal van dit apparaat zit niet in het schudden/)).toBeVisible();
  await check(guest.page);
  await expect(
    guest.page.getByText(/^Zonder eigen getal .*: Noord \(niet bij het delen\)\. .* geen keus/),
  ).toBeVisible();
});

test('who sits down, goes to the home screen and comes back after the deal accuses nobody', async ({
  page,
  heard,
  browser,
}) => {
  await page.goto('/');
  const { id } = await post(page, '/api/tables', { game: 'scrabble-xl-nl', seats: SEATS });
  await page.goto(`/t/${id}`);
  await expect(page.getByRole('heading', { name: 'De tafel wordt gedekt' })).toBeVisible();
  // Within the page: nothing is loaded again.
  await page.getByRole('link', { name: 'Lettertafel' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  const guest = await anotherPlayer(browser);
  await sit(guest.page, id);
  await untilTold<CrosswordView>(guest.heard, { table: id, seat: 1 }, () => true);
  await page.goBack();
  await untilTold<CrosswordView>(heard, { table: id }, () => true);
  await post(page, `/api/tables/${id}/moves`, { id: 'the-last-move', move: { by: 0, do: 'resign' } });
  await check(page, 'de zetten kloppen');
  await check(guest.page);
});

test('an aborted game can be checked too', async ({ page, heard, browser }) => {
  await page.goto('/');
  const guest = await anotherPlayer(browser);
  // As above: without shares in time there is nothing to check.
  await expect(async () => {
    const { id } = await post(page, '/api/tables', { game: 'scrabble-xl-nl', seats: SEATS });
    await page.goto(`/t/${id}`);
    await sit(guest.page, id);
    await untilTold<CrosswordView>(heard, { table: id }, () => true);
    await post(page, `/api/tables/${id}/abort`, {});
    for (const player of [page, guest.page]) await check(player);
  }).toPass({ timeout: 300_000 });
});
