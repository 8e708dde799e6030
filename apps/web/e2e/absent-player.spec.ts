/** An absent player at a table without a clock: nudged through the page, and passed for after a while. */
import type { CrosswordView } from '@lettertafel/engine';
import type { Browser, Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { exchange, layWord, pass, rackOf, typeWord } from './board-page.ts';
import { anotherPlayer, expect, type Heard, ME, post, test, untilTold, viewOf } from './browser.ts';
import type { Input } from './input.ts';
import { playsOf } from './legal-plays.ts';

const GAME = 'scrabble-xl-nl';
const GUEST = 'Gast twee';

interface Sitting {
  readonly page: Page;
  readonly heard: Heard;
  readonly browser: Browser;
  readonly input: Input;
}

/** A table of two devices without a clock and without a time limit for disputes. */
async function sitWithGuest({ page, browser, input }: Sitting) {
  const options = { disputeSeconds: null };
  const { id: table } = await post(page, '/api/tables', { game: GAME, options, seats: [ME, { kind: 'link' }] });
  const said = await recordAnnouncements(page);
  await page.goto(`/t/${table}`);
  const guest = await anotherPlayer(browser);
  await guest.page.goto(`/t/${table}`);
  await input.write(guest.page.getByRole('textbox', { name: 'Hoe heet je aan tafel?' }), GUEST);
  await input.press(guest.page.getByRole('button', { name: 'Aanschuiven' }));
  await expect(rackOf(page)).toBeVisible();
  return { table, guest, said };
}

/** On a busy machine the notice may be gone before the test looks, so its announcement counts. */
async function nudge(input: Input, page: Page, said: () => Promise<readonly string[]>): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await input.press(page.getByRole('dialog').getByRole('button', { name: `${GUEST} een seintje geven` }));
  const told = `${GUEST} heeft een seintje gekregen. Na `;
  await expect.poll(async () => (await said()).some((text) => text.includes(told))).toBe(true);
}

test('the absent player to move is passed for', async ({ page, heard, browser, input }) => {
  const { table, guest, said } = await sitWithGuest({ page, heard, browser, input });
  const { view } = await untilTold<CrosswordView>(heard, { table }, () => true);
  if (view.turn === 0) await pass(input, page);
  await expect(page.getByRole('button', { name: 'Passen', exact: true })).toBeDisabled();
  await guest.page.context().close();
  await expect(page.getByText('even weg')).toBeVisible();
  await nudge(input, page, said);
  await expect(page.getByRole('button', { name: 'Passen', exact: true })).toBeEnabled();
  await expect(page.getByRole('status').getByText('is aangespoord')).toBeHidden();
});

test('a play that only the absent player could dispute becomes final', async ({ page, heard, browser, input }) => {
  const { table, guest, said } = await sitWithGuest({ page, heard, browser, input });
  const best = await untilOwnWord({ page, heard, input, table, guest: guest.page });
  await guest.page.context().close();
  await typeWord(input, page, best, (await viewOf<CrosswordView>(page, table, 0)).board);
  await layWord(input, page, best);
  const open = page.getByRole('region', { name: /^Betwist/ });
  await expect(open).toContainText(GUEST);
  await nudge(input, page, said);
  await expect(open).toBeHidden();
  expect((await viewOf(page, table, 0)).seats[0]?.score).toBe(best.score);
});

/** Waits for an own turn with a legal word; other racks are exchanged, and the guest passes meanwhile. */
async function untilOwnWord(
  { page, heard, input, table, guest }: Omit<Sitting, 'browser'> & { table: string; guest: Page },
  after = 0,
) {
  const { view, length } = await untilTold<CrosswordView>(heard, { table }, (news) => news.length > after);
  const [best] = view.turn === 0 ? playsOf(GAME, view) : [];
  if (best) return best;
  if (view.turn === 0) await exchange(input, page);
  else await pass(input, guest);
  return untilOwnWord({ page, heard, input, table, guest }, length);
}
