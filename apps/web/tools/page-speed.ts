/**
 * Measures a first visit in Chromium at a sixth of this machine's speed, about that of a slow phone: what home loads and
 * when it is painted, and how long a click on a game takes until the rack is there. CPU throttling slows the page, not
 * its workers. Other work on this machine counts, six times. Argument: visits of each game.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../tools/chromium.mjs';
import { FLAGS } from '../playwright.config.ts';
import { whileServed } from './served.ts';

const PORT = 8396;
const SLOWDOWN = 6;
const PHONE = { width: 390, height: 844 };
const GAMES = ['Scrabble XL', 'Scrabble Trickster', 'Woord-Rummikub Sabra'];

interface Visit {
  /** Milliseconds. */
  readonly painted: number;
  readonly longestTask: number;
  readonly rack: number;
  readonly longestTaskAfterClick: number;
  /** Bytes over the wire until home is at rest, by type of resource. */
  readonly bytes: ReadonlyMap<string, number>;
}

/** Runs in the page before its own scripts. */
const PRELUDE = `
globalThis.longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration });
}).observe({ type: 'longtask', buffered: true });
globalThis.untilRack = (button) => new Promise((resolve) => {
  const before = performance.now();
  const look = () => {
    if (document.querySelector('.rack .tile, .hand .tile')) resolve(performance.now() - before);
    else requestAnimationFrame(look);
  };
  button.click();
  look();
});
`;

const [visits = '3'] = process.argv.slice(2);

await whileServed(PORT, async (address) => {
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: FLAGS });
  for (const game of GAMES) {
    const seen: Visit[] = [];
    while (seen.length < Number(visits)) seen.push(await visit(browser, address, game));
    report(game, seen);
  }
  await browser.close();
});

async function visit(browser: Browser, address: string, game: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, locale: 'nl-NL', viewport: PHONE });
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.addInitScript(PRELUDE);
  await page.goto('/');
  const start = page.getByRole('button', { name: new RegExp(`^Tegen de computer ?: ${game}$`) });
  await start.waitFor();
  await page.evaluate('document.fonts.ready.then(() => 0)');
  await page.waitForLoadState('networkidle');
  const home = new Map(bytes);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const clicked = await page.evaluate(() => performance.now());
  // By the page's own clock, without the ways of the test to the page and back.
  const rack = await start.evaluate((button) => Reflect.get(globalThis, 'untilRack')(button) as Promise<number>);
  await page.waitForTimeout(500);
  const tasks = (await page.evaluate('longTasks')) as readonly {
    readonly startTime: number;
    readonly duration: number;
  }[];
  const longest = (of: typeof tasks) => Math.max(0, ...of.map(({ duration }) => duration));
  await context.close();
  return {
    painted,
    longestTask: longest(tasks.filter(({ startTime }) => startTime < clicked)),
    rack,
    longestTaskAfterClick: longest(tasks.filter(({ startTime }) => startTime >= clicked)),
    bytes: home,
  };
}

/** What arrives over the wire, with headers, by type. */
async function countBytes(page: Page): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  const types = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  return bytes;
}

function report(game: string, seen: readonly Visit[]): void {
  const middle = (of: (visit: Visit) => number) =>
    Math.round([...seen].map(of).sort((a, b) => a - b)[seen.length >> 1] ?? 0);
  const bytes = seen.at(-1)?.bytes ?? new Map<string, number>();
  const kB = (value: number) => `${(value / 1024).toFixed(0)} kB`;
  const total = [...bytes.values()].reduce((sum, value) => sum + value, 0);
  const parts = [...bytes].map(([type, value]) => `${type.toLowerCase()} ${kB(value)}`).join(', ');
  console.log(
    `${game}: first paint ${middle((v) => v.painted)} ms, longest task ${middle((v) => v.longestTask)} ms; ` +
      `click to rack ${middle((v) => v.rack)} ms, longest task ${middle((v) => v.longestTaskAfterClick)} ms; ` +
      `home ${kB(total)} (${parts}); medians of ${seen.length}, load ${loadavg()[0]?.toFixed(1)}`,
  );
}
