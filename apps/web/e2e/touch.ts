/** Touch input on a phone: taps, swipes and drags as real touches; the page counts the gestures. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A drop target: an end of a word, or the area for a new one. */
export type Place = { readonly behind: Locator } | { readonly before: Locator } | { readonly on: Locator };

export interface Touch {
  tap(target: Locator): Promise<void>;
  doubleTap(target: Locator): Promise<void>;
  /** Along letters of a word, in this order. */
  swipe(letters: readonly Locator[]): Promise<void>;
  /** Drags one letter, or sweeps over several and drags them, to a target. */
  drag(letters: readonly Locator[], to: Place): Promise<void>;
  /** The number of touches so far. */
  count(): Promise<number>;
}

/** The distance of a dragged tile above the finger. */
const ABOVE_FINGER = 12;
const STEPS = 8;

export async function touchOn(page: Page): Promise<Touch> {
  const touch = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const counted = window as { touches?: number };
    counted.touches = 0;
    const count = () => {
      counted.touches = (counted.touches ?? 0) + 1;
    };
    addEventListener('pointerdown', count, { capture: true });
  });
  return {
    tap: (target) => target.tap(),
    async doubleTap(target) {
      const touchPoints = [await middleOf(target)];
      // A tenth of a second apart, however slow the machine is.
      const start = Date.now() / 1000;
      for (const timestamp of [start, start + 0.1]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
      }
    },
    async swipe(letters) {
      await bringIntoSight(letters[0]);
      await follow(touch, await Promise.all(letters.map(middleOf)));
    },
    async drag(letters, to) {
      await bringIntoSight(letters[0]);
      const path = await Promise.all(letters.map(middleOf));
      const last = path.at(-1) as Point;
      // First away from the line of letters.
      await follow(touch, [...path, { x: last.x, y: last.y + 60 }, await fingerAt(page, to)]);
    },
    count: () => page.evaluate(() => (window as { touches?: number }).touches ?? 0),
  };
}

/** A finger that stays on the screen until it is lifted. */
export async function touchAt(page: Page, at: Point) {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  return {
    moveTo: (to: Point) => touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] }),
    lift: () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

async function follow(touch: CDPSession, path: readonly Point[]): Promise<void> {
  const [first, ...others] = path as [Point, ...Point[]];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  let from = first;
  for (const to of others) {
    for (let step = 1; step <= STEPS; step++) {
      const at = { x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    from = to;
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Scrolls the target into view; not counted as a gesture. */
async function bringIntoSight(letter: Locator | undefined): Promise<void> {
  await letter?.evaluate((element) => {
    const bar = document.querySelector('.new-word')?.getBoundingClientRect();
    const isCovered = bar && element.closest('.mat') && element.getBoundingClientRect().bottom > bar.top;
    if (isCovered) element.scrollIntoView({ block: 'center' });
  });
}

/** Where the finger must be for the first dragged tile to be there. */
async function fingerAt(page: Page, to: Place): Promise<Point> {
  const side = await page
    .locator('.mat')
    .evaluate((mat) => Number.parseFloat(getComputedStyle(mat).getPropertyValue('--side')));
  const below = ABOVE_FINGER + side / 2;
  if ('on' in to) {
    const { x, y } = await middleOf(to.on);
    return { x, y: y + below };
  }
  const { x, y, width } = await boxOf('behind' in to ? to.behind : to.before);
  return { x: 'behind' in to ? x + width + side / 4 : x - side / 4, y: y + side / 2 + below };
}

async function middleOf(target: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
}

async function boxOf(target: Locator) {
  await expect(target).toBeInViewport();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  return box;
}
