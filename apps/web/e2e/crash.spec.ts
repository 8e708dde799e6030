/** A page that goes away at any moment: whatever it was told of a local game is still in the log, entry by entry. */
import type { TableView } from '@lettertafel/engine';
import { chooseWay } from './at-home.ts';
import { expect, test, untilTold } from './browser.ts';

/** 200 with CRASH_RELOADS=200. */
const RELOADS = Number(process.env.CRASH_RELOADS ?? 12);
/** From before the move is kept until after it is told, in milliseconds. */
const LONGEST_PAUSE = 60;

test.describe.configure({ timeout: 60_000 + RELOADS * 15_000 });

test(`no finished turn is lost over ${RELOADS} reloads in the middle of a move`, async ({ page, heard, hands }) => {
  await chooseWay(page, hands, { game: 'International', way: 'Solo' });
  await page.waitForURL(/\/t\/local~/);
  const table = new URL(page.url()).pathname.split('/t/')[1] ?? '';
  const told = new Map<number, string>();
  let read = 0;
  /** Notes what is new among the entries that were told, and that no entry was ever told differently. */
  const note = () => {
    for (const said of heard.received.slice(read)) {
      const { type, entries = [] } = JSON.parse(said) as { type?: string; entries?: { number: number }[] };
      if (type !== 'news') continue;
      for (const entry of entries) {
        const text = JSON.stringify(entry);
        expect(told.get(entry.number) ?? text).toBe(text);
        told.set(entry.number, text);
      }
    }
    read = heard.received.length;
  };
  for (let reload = 0; reload < RELOADS; reload++) {
    await untilTold<TableView>(heard, { table }, ({ view }) => view.turn === 0);
    note();
    const draw = page.getByRole('button', { name: 'Letter pakken' });
    await expect(draw).toBeEnabled();
    // The page is gone before, while or after the move is kept. If it is gone before, the click itself has failed.
    const clicked = draw.evaluate((button: HTMLElement) => button.click()).catch(() => undefined);
    await page.waitForTimeout(Math.random() * LONGEST_PAUSE);
    await page.reload();
    await clicked;
    note();
    heard.news.clear();
    const { length } = await untilTold<TableView>(heard, { table }, () => true);
    expect(length).toBeGreaterThanOrEqual(told.size);
    note();
    expect([...told.keys()].sort((one, other) => one - other)).toEqual([...Array(told.size).keys()]);
  }
  expect(told.size).toBeGreaterThan(1);
  expect(heard.errors).toEqual([]);
});
