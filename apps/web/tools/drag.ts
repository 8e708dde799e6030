/**
 * Measures how smoothly tiles are dragged, by mouse on a desktop and by finger on a phone: frames per second in Chromium
 * at a quarter of its speed, over a table of 25 words, a board of 90 tiles, and an empty board while a bot's worker is
 * busy. With an address as argument it measures a running server.
 */
import { loadavg } from 'node:os';
import type { CrosswordView, GameId, TableView } from '@lettertafel/engine';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../tools/chromium.mjs';
import { beginTable, ME, post, viewOf } from '../e2e/browser.ts';
import { playsOf, wordsOf } from '../e2e/legal-plays.ts';
import { FLAGS } from '../playwright.config.ts';
import { whileServed } from './served.ts';

const PORT = 8396;
const SLOWDOWN = 4;
const SECONDS = 4;
const SETTLED_AFTER = 4000;
const ROUNDS = 3;
const WORDS = 25;
const TILES = 90;
const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 }, hasTouch: false },
  phone: { viewport: { width: 412, height: 915 }, hasTouch: true },
};
/** What follows the pointer, on a board and on a table. */
const CARRIED = '.flight > .tile, .ghost > .tile';

const [given] = process.argv.slice(2);
if (given) await measureAll(given);
else await whileServed(PORT, measureAll);

async function measureAll(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: FLAGS });
  const filling = await browser.newContext({ baseURL: address, locale: 'nl-NL' });
  const filler = await filling.newPage();
  await filler.goto('/');
  const grounds = [
    { name: `${TILES} tiles on a board`, table: await fillBoard(filler), from: '.board-rack .tile', over: '.board' },
    { name: `${WORDS} words on a table`, table: await fillTable(filler), from: '.mat [data-tile]', over: '.mat' },
  ];
  const storageState = await filling.storageState();
  await filling.close();
  for (const { name, table, from, over } of grounds) {
    for (const [size, look] of Object.entries(SIZES)) {
      const context = await browser.newContext({ baseURL: address, locale: 'nl-NL', storageState, ...look });
      const page = await context.newPage();
      await page.goto(`/t/${table}`);
      await page.getByRole('button', { name: /^Ik ben/ }).click();
      // The page loads the rest of its files first.
      await page.waitForTimeout(SETTLED_AFTER);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      for (let round = 0; round < ROUNDS; round++) {
        report(
          `${name}, ${size}`,
          await drag(page, cdp, { from, over, pointer: look.hasTouch ? finger(cdp) : mouse(cdp) }),
        );
      }
      await context.close();
    }
  }
  for (let round = 0; round < ROUNDS; round++) await dragBesideBot(browser, address);
  await browser.close();
}

function report(what: string, { frames, busy }: Awaited<ReturnType<typeof drag>>): void {
  console.log(
    `${what}: ${frames.toFixed(1)} frames a second, ${busy.toFixed(1)} ms of work in a frame, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** A first game against the computer, whose worker makes its play graph: it is never busier. */
async function dragBesideBot(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ baseURL: address, locale: 'nl-NL', ...SIZES.phone });
  const page = await context.newPage();
  await page.addInitScript(`localStorage.setItem('lettertafel.level', '"master"')`);
  await page.goto('/');
  await page.getByRole('button', { name: /^Tegen de computer ?: Scrabble XL$/ }).click();
  const progress = page.getByRole('progressbar');
  await progress.waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const measured = await drag(page, cdp, { from: '.board-rack .tile', over: '.board', pointer: finger(cdp) });
  const isBusy = await progress.isVisible();
  report(`beside a bot's worker, ${isBusy ? 'busy all the time' : 'busy at first'}, phone`, measured);
  await context.close();
}

interface Counted {
  readonly frames: number;
  readonly lasted: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Pointer {
  down(at: Point): Promise<unknown>;
  move(to: Point): Promise<unknown>;
  up(at: Point): Promise<unknown>;
}

function mouse(cdp: CDPSession): Pointer {
  const left = { button: 'left', buttons: 1, clickCount: 1 } as const;
  return {
    async down(at) {
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
      await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...left, ...at });
    },
    move: (to) => cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...left, ...to }),
    up: (at) => cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left, ...at }),
  };
}

function finger(cdp: CDPSession): Pointer {
  return {
    down: (at) => cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...at }] }),
    move: (to) => cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...to }] }),
    up: () => cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

interface Way {
  readonly from: string;
  readonly over: string;
  readonly pointer: Pointer;
}

/** Drags a tile in circles over everything, and counts frames. */
async function drag(page: Page, cdp: CDPSession, { from, over, pointer }: Way) {
  const start = await page.locator(from).last().boundingBox();
  const field = await page.locator(over).boundingBox();
  if (!start || !field) throw new Error('nothing to drag');
  const middle = { x: field.x + field.width / 2, y: field.y + field.height / 2 };
  const first = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
  await pointer.down(first);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await pointer.move({ x: first.x + (middle.x - first.x) * part, y: first.y + (middle.y - first.y) * part });
  }
  const carried = page.locator(CARRIED).first();
  await carried.waitFor();
  const before = await timeBusy(cdp);
  const counted = page.evaluate<Counted>(countFrames(SECONDS * 1000));
  const until = Date.now() + SECONDS * 1000;
  for (let step = 0; Date.now() < until; step++) {
    const [across, down] = [Math.sin(step / 31), Math.sin(step / 17)];
    // Not awaited: a hand does not wait either.
    void pointer.move({ x: middle.x + field.width * 0.48 * across, y: middle.y + field.height * 0.48 * down });
    await new Promise((done) => setTimeout(done, 8));
  }
  const { frames, lasted } = await counted;
  const busy = ((await timeBusy(cdp)) - before) / frames;
  if (!(await carried.isVisible())) throw new Error('the tile was dropped');
  await page.keyboard.press('Escape');
  await pointer.up(middle);
  await carried.waitFor({ state: 'hidden' });
  return { frames: (frames * 1000) / lasted, busy };
}

/** Runs in the page, as text: the compiler would insert helpers that do not exist there. */
function countFrames(duration: number): string {
  return `new Promise((done) => {
    let frames = -1;
    let first = 0;
    const count = (now) => {
      frames += 1;
      first ||= now;
      if (now - first < ${duration}) requestAnimationFrame(count);
      else done({ frames, lasted: now - first });
    };
    requestAnimationFrame(count);
  })`;
}

/** Milliseconds of work by the page so far. */
async function timeBusy(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Both players lay their shortest words, so that many tiles are laid. */
async function fillBoard(page: Page): Promise<string> {
  return playUntil<CrosswordView>(page, 'scrabble-xl-nl', {
    isFull: ({ board }) => board.join('').replaceAll('.', '').length >= TILES,
    moveOf: (view) => {
      const [best] = playsOf('scrabble-xl-nl', view);
      return best ? { do: 'lay', at: best.at, word: best.word } : { do: 'pass' };
    },
  });
}

async function fillTable(page: Page): Promise<string> {
  return playUntil<TableView>(page, 'rummikub-sabra', {
    isFull: ({ table }) => table.length >= WORDS,
    moveOf: ({ rack, formed, pot, table }) => {
      const word = wordsOf(rack.join(''), 3)
        .toReversed()
        .find((one) => !formed.includes(one));
      if (!word) return { do: pot.count > 0 ? 'draw' : 'pass' };
      const lying = table.map(({ tiles, reading }) => (tiles === reading ? tiles : `${tiles}=${reading}`));
      return { do: 'arrange', table: [...lying, word] };
    },
  });
}

interface Filling<View> {
  readonly isFull: (view: View) => boolean;
  readonly moveOf: (view: View) => object;
}

/** Plays both seats outside of the page; a game that ends too early is started again. */
async function playUntil<View extends CrosswordView | TableView>(
  page: Page,
  game: GameId,
  { isFull, moveOf }: Filling<View>,
): Promise<string> {
  for (;;) {
    const table = await beginTable(page, { game, seats: [ME, ME] });
    for (let number = 0; ; number++) {
      const { turn } = await viewOf<View>(page, table, 0);
      const view = await viewOf<View>(page, table, turn);
      if (view.over) break;
      if (isFull(view)) return table;
      await post(page, `/api/tables/${table}/moves`, { id: `${table}-${number}`, move: { by: turn, ...moveOf(view) } });
    }
  }
}
