/**
 * The page's process is killed at random moments: every log entry of a local game that the page was sent is still
 * there.
 */
import type { TableView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { expect, type Heard, listen, test, untilTold } from './browser.ts';
import { chooseWayToPlay } from './home-page.ts';

/** 200 with PAGE_KILLS=200. */
const KILLS = Number(process.env.PAGE_KILLS ?? 6);
/** Fewer than the letters of a pot. */
const PER_GAME = 40;
/** How long a page lives after the click, in milliseconds; adjusted to the speed of this machine. */
const FIRST_PAUSE = 60;
const ADJUSTED_BY = 1.5;

test.describe.configure({ timeout: 60_000 + KILLS * 15_000 });

test(`no finished turn is lost over ${KILLS} kills in the middle of a move`, async ({ page, heard, input }) => {
  let open = heard;
  let pause = FIRST_PAUSE;
  for (let left = KILLS; left > 0; left -= PER_GAME) {
    await chooseWayToPlay(open.page, input, { game: 'International', way: 'Solo' });
    await open.page.waitForURL(/\/t\/local~/);
    ({ open, pause } = await playKilled(open, Math.min(left, PER_GAME), pause));
  }
  expect(page.isClosed()).toBe(true);
});

/** Draws a letter, kills the page and opens the table in a new one, repeatedly. */
async function playKilled(first: Heard, kills: number, firstPause: number) {
  const address = first.page.url();
  const table = new URL(address).pathname.split('/t/')[1] ?? '';
  const told = new Map<number, string>();
  let heard = first;
  let pause = firstPause;
  let kept = 0;
  // On a slow machine the first pauses are all too short: it goes on until a move has been stored.
  for (let round = 0; round < kills || kept < 2; round++) {
    const { length } = await untilTold<TableView>(heard, { table }, ({ view }) => view.turn === 0);
    expect(length).toBeGreaterThanOrEqual(told.size);
    // At any speed, half of the kills come before the move is stored and half after.
    if (round > 0) pause *= length > kept ? 1 / ADJUSTED_BY : ADJUSTED_BY;
    kept = length;
    const draw = heard.page.getByRole('button', { name: 'Letter pakken' });
    await expect(draw).toBeEnabled();
    const kill = await readyToKill(heard.page);
    // The click is not awaited: the page is killed before, during or after storing the move.
    void draw.evaluate((button: HTMLElement) => button.click()).catch(() => undefined);
    await heard.page.waitForTimeout(Math.random() * pause);
    await kill();
    noteTold(heard, table, told);
    expect(heard.errors).toEqual([]);
    heard = await listen(await first.page.context().newPage());
    await heard.page.goto(address);
  }
  const { length } = await untilTold<TableView>(heard, { table }, () => true);
  noteTold(heard, table, told);
  expect([...told.keys()].sort((one, other) => one - other)).toEqual([...Array(length).keys()]);
  expect(heard.errors).toEqual([]);
  return { open: heard, pause };
}

/** Kills the process of the page and its workers, as a phone does when memory is short. */
async function readyToKill(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    const crashed = page.waitForEvent('crash');
    // The process is gone.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  };
}

interface Told {
  readonly type?: string;
  readonly table?: string;
  readonly entries?: readonly { readonly number: number }[];
}

/** Records the entries of a table that a page received, and checks that no entry ever differs. */
function noteTold({ received }: Heard, table: string, told: Map<number, string>): void {
  for (const said of received) {
    const news = JSON.parse(said) as Told;
    // The first page of a game has played the last moves of the game before.
    if (news.type !== 'news' || news.table !== table) continue;
    for (const entry of news.entries ?? []) {
      const text = JSON.stringify(entry);
      expect(told.get(entry.number) ?? text).toBe(text);
      told.set(entry.number, text);
    }
  }
}
