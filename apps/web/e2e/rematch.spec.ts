/** After and around a game: the rematch that needs everybody, seat links and followers, aborted tables, reports. */
import type { TableInfo } from '@lettertafel/protocol';
import type { Browser, Page } from '@playwright/test';
import { anotherPlayer, expect, ME, post, test } from './browser.ts';

/** A dealt table of two: Noord on the page, and Oost on another device. */
async function tableOfTwo(page: Page, browser: Browser) {
  const { id } = await post(page, '/api/tables', {
    game: 'scrabble-xl-nl',
    options: { starter: 0 },
    seats: [{ ...ME, name: 'Noord' }, { kind: 'link' }],
  });
  const oost = await anotherPlayer(browser);
  await post(oost.page, `/api/tables/${id}/sit`, { name: 'Oost' });
  return { id, oost: oost.page };
}

const resign = (page: Page, id: string, by: number) =>
  post(page, `/api/tables/${id}/moves`, { id: `resign-${id}`, move: { by, do: 'resign' } });

test('a rematch is offered on the other end screen and starts when both have agreed; chat works there', async ({
  page,
  browser,
  input,
}) => {
  const { id, oost } = await tableOfTwo(page, browser);
  await resign(page, id, 0);
  await page.goto(`/t/${id}`);
  await oost.goto(`/t/${id}`);

  await input.press(page.getByRole('button', { name: 'Praten', exact: true }));
  await page.getByRole('textbox', { name: 'Bericht' }).fill('Mooi gespeeld');
  await input.press(page.getByRole('button', { name: 'Versturen' }));
  await input.press(oost.getByRole('button', { name: 'Praten, 1 nieuw bericht' }));
  await expect(oost.getByText('Mooi gespeeld')).toBeVisible();
  await oost.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await input.press(page.getByRole('button', { name: 'Revanche' }));
  await expect(page.getByText('We wachten nog op Oost.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/t/${id}`);
  await expect(oost.getByRole('region', { name: 'Revanche' })).toContainText('Noord wil nog een keer: meedoen?');
  await expect(oost.getByRole('log').getByText('Noord wil nog een keer')).toHaveCount(1);

  const sharedFrom: string[] = [];
  await oost.route('**/share-hash', (route) => {
    sharedFrom.push(new URL(oost.url()).pathname);
    return route.continue();
  });
  await input.press(oost.getByRole('button', { name: 'Ja, nog een keer' }));
  for (const player of [page, oost]) {
    await expect(player).not.toHaveURL(new RegExp(`/t/${id}$`));
    await expect(player.getByRole('list', { name: 'Spelers' })).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Spelers' })).toContainText('Oost');
  await expect(oost.getByRole('list', { name: 'Spelers' })).toContainText('Noord');
  expect(page.url()).toBe(oost.url());
  // While the server still counts Oost as present at the previous table: it does not deal without this share.
  expect(sharedFrom[0]).toBe(`/t/${id}`);
});

test('a player who declines does not move to the next game', async ({ page, browser, input }) => {
  const { id, oost } = await tableOfTwo(page, browser);
  await resign(page, id, 0);
  await page.goto(`/t/${id}`);
  await oost.goto(`/t/${id}`);
  await input.press(page.getByRole('button', { name: 'Revanche' }));
  await input.press(oost.getByRole('button', { name: 'Nee, bedankt' }));
  await expect(page.getByText('Oost doet niet mee.')).toBeVisible();
  const { next } = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableInfo;
  expect(next).toBeNull();
});

test('the owner of a seat sees the followers of its link, and revokes it', async ({ page, browser, input }) => {
  const { id } = await tableOfTwo(page, browser);
  await page.goto(`/t/${id}`);
  await input.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await input.press(page.getByRole('button', { name: 'Verder op een ander apparaat', exact: true }));
  const link = new URL(await page.getByRole('dialog').getByRole('textbox').inputValue());

  const phone = (await anotherPlayer(browser)).page;
  await expect(async () => {
    const named = await phone.request.put('/api/me', { data: { name: 'West' } });
    expect(named.status(), await named.text()).toBe(200);
  }).toPass();
  // The link may name another address of this server, where the phone would be a guest without a name.
  await phone.goto(link.pathname + link.hash);
  await expect(phone.getByRole('list', { name: 'Spelers' })).toContainText('Ik');
  await input.press(phone.getByRole('button', { name: 'Menu', exact: true }));
  await expect(phone.getByRole('button', { name: 'Speler melden' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Opgeven', exact: true })).toHaveCount(0);

  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('West, sinds');
  await input.press(page.getByRole('button', { name: 'Link beëindigen' }));
  await expect(phone.getByText('je kijkt mee')).toHaveCount(1);
});

test('a player who aborts a game after the deal is named to the others, and can be reported', async ({
  page,
  browser,
  input,
}) => {
  const { id, oost } = await tableOfTwo(page, browser);
  await oost.goto(`/t/${id}`);
  await input.press(oost.getByRole('button', { name: 'Menu', exact: true }));
  await input.press(oost.getByRole('button', { name: 'Speler melden' }));
  await oost.getByRole('textbox', { name: 'Wat is er aan de hand?' }).fill('Ruimt steeds op');
  await input.press(oost.getByRole('button', { name: 'Melden', exact: true }));
  await expect(oost.getByText('Gemeld. Dank je.').first()).toBeVisible();
  await post(page, `/api/tables/${id}/abort`, {});
  await expect(oost.getByText('Noord heeft de tafel na het delen opgeruimd.')).toBeVisible();
});
