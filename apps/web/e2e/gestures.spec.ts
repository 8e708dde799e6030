/** How many gestures it takes to rearrange words by touch: with drags, and with swipes and taps. */
import type { TableView } from '@lettertafel/engine';
import type { Locator, Page } from '@playwright/test';
import { expect, ME, openTable, test, viewOf } from './browser.ts';
import { arrangeTable } from './table-positions.ts';
import { type Touch, touchOn } from './touch.ts';
import { finishTurn, handOf, stripOf } from './word-table-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
/** Letters of a word on the table, by index. */
function lettersOf(page: Page, word: string, ...places: number[]): Locator[] {
  return places.map((place) => stripOf(page, word).locator('[data-tile]').nth(place));
}

/** Letters of the rack, one tile each. */
function ownLetters(page: Page, letters: string): Locator[] {
  return [...letters].map((letter, place) => {
    const index = [...letters.slice(0, place)].filter((other) => other === letter).length;
    return handOf(page).getByRole('button', { name: letter, exact: true }).nth(index);
  });
}

const newWord = (page: Page) => page.locator('[data-new-word]');
const lastOf = (page: Page, word: string) => stripOf(page, word).locator('[data-tile]').last();

async function begin(page: Page, table: string): Promise<Touch> {
  await page.goto(`/t/${table}`);
  await expect(handOf(page)).toBeVisible();
  // The drag sensor is loaded after the first render.
  await page.waitForLoadState('networkidle');
  return touchOn(page);
}

test.describe('VOORBEELD, UITVOER and G A N G become VOORUITGANG', () => {
  const wanted = { words: ['VOORBEELD', 'UITVOER'], rack: 'GANG' };

  async function expectDone(page: Page, table: string): Promise<void> {
    for (const word of ['VOORUITGANG', 'BEELD', 'VOER']) await expect(stripOf(page, word)).toBeVisible();
    await finishTurn({ press: (button) => button.tap() }, page);
    await expect.poll(async () => (await viewOf<TableView>(page, table, 0)).open?.score).toBe(11);
  }

  test('in at most 7 drags', async ({ page, browser }) => {
    const table = await arrangeTable({ page, browser }, wanted);
    const touch = await begin(page, table);
    await touch.drag(lettersOf(page, 'VOORBEELD', 0, 1, 2, 3), { on: newWord(page) });
    await expect(stripOf(page, 'BEELD')).toBeVisible();
    await touch.drag(lettersOf(page, 'UITVOER', 0, 1, 2), { behind: lastOf(page, 'VOOR') });
    let word = 'VOORUIT';
    for (const letter of 'GANG') {
      await expect(stripOf(page, word)).toBeVisible();
      await touch.drag(ownLetters(page, letter), { behind: lastOf(page, word) });
      word += letter;
    }
    expect(await touch.count()).toBeLessThanOrEqual(7);
    await expectDone(page, table);
  });

  test('in at most 8 taps and swipes', async ({ page, browser }) => {
    const table = await arrangeTable({ page, browser }, wanted);
    const touch = await begin(page, table);
    await touch.swipe(lettersOf(page, 'VOORBEELD', 0, 1, 2, 3));
    await touch.swipe(lettersOf(page, 'UITVOER', 0, 1, 2));
    for (const letter of ownLetters(page, 'GANG')) await touch.tap(letter);
    await touch.tap(page.getByRole('button', { name: 'Nieuw woord VOORUITGANG' }));
    expect(await touch.count()).toBeLessThanOrEqual(8);
    await expectDone(page, table);
  });
});

test.describe('HUT and O E N become HOUTEN in at most 4 gestures', () => {
  const wanted = { words: ['HUT'], rack: 'OEN' };

  test('by drags', async ({ page, browser }) => {
    const table = await arrangeTable({ page, browser }, wanted);
    const touch = await begin(page, table);
    await touch.drag(ownLetters(page, 'O'), { behind: lettersOf(page, 'HUT', 0)[0] as Locator });
    await expect(stripOf(page, 'HOUT')).toBeVisible();
    await touch.drag(ownLetters(page, 'E'), { behind: lastOf(page, 'HOUT') });
    await expect(stripOf(page, 'HOUTE')).toBeVisible();
    await touch.drag(ownLetters(page, 'N'), { behind: lastOf(page, 'HOUTE') });
    await expect(stripOf(page, 'HOUTEN')).toBeVisible();
    expect(await touch.count()).toBeLessThanOrEqual(4);
  });

  test('by a drag and taps, into gaps that open only for a selection', async ({ page, browser }) => {
    const table = await arrangeTable({ page, browser }, wanted);
    const touch = await begin(page, table);
    await expect(page.locator('[data-gap]')).toHaveCount(0);
    await touch.drag(ownLetters(page, 'O'), { behind: lettersOf(page, 'HUT', 0)[0] as Locator });
    await expect(stripOf(page, 'HOUT')).toBeVisible();
    for (const letter of ownLetters(page, 'EN')) await touch.tap(letter);
    await touch.tap(page.getByRole('button', { name: 'achter HOUT', exact: true }));
    await expect(stripOf(page, 'HOUTEN')).toBeVisible();
    expect(await touch.count()).toBeLessThanOrEqual(4);
    await expect(page.locator('[data-gap]')).toHaveCount(0);
    await touch.tap(page.getByRole('button', { name: 'Stap terug' }));
    await expect(stripOf(page, 'HOUT')).toBeVisible();
  });
});

test.describe('TEKENTAFEL becomes KETEN and TAFEL in at most 5 gestures', () => {
  const wanted = { words: ['TEKENTAFEL', 'MAN'], rack: 'D' };

  test('by two swipes and the button that names the word', async ({ page, browser }) => {
    const table = await arrangeTable({ page, browser }, wanted);
    const touch = await begin(page, table);
    await touch.swipe(lettersOf(page, 'TEKENTAFEL', 2, 1, 0));
    await touch.swipe(lettersOf(page, 'TEKENTAFEL', 3, 4));
    await touch.tap(page.getByRole('button', { name: 'Nieuw woord KETEN' }));
    expect(await touch.count()).toBeLessThanOrEqual(5);
    for (const word of ['KETEN', 'TAFEL']) await expect(stripOf(page, word)).toBeVisible();
    await touch.drag(ownLetters(page, 'D'), { behind: lastOf(page, 'MAN') });
    await finishTurn({ press: (button) => button.tap() }, page);
    await expect.poll(async () => (await viewOf<TableView>(page, table, 0)).open?.score).toBe(5);
  });

  test('by dragging several letters at once', async ({ page, browser }) => {
    const table = await arrangeTable({ page, browser }, wanted);
    const touch = await begin(page, table);
    await touch.drag(lettersOf(page, 'TEKENTAFEL', 2, 1, 0), { on: newWord(page) });
    await expect(stripOf(page, 'KET')).toBeVisible();
    await touch.drag(lettersOf(page, 'ENTAFEL', 0, 1), { behind: lastOf(page, 'KET') });
    for (const word of ['KETEN', 'TAFEL']) await expect(stripOf(page, word)).toBeVisible();
    expect(await touch.count()).toBeLessThanOrEqual(5);
  });
});

test('a tap has one meaning: letters of several words are selected in order, and deselected', async ({
  page,
  browser,
}) => {
  const table = await arrangeTable({ page, browser }, { words: ['HUT', 'MAN'], rack: 'D' });
  const touch = await begin(page, table);
  const [m, a] = lettersOf(page, 'MAN', 0, 1) as [Locator, Locator];
  const [t] = lettersOf(page, 'HUT', 2) as [Locator];
  const before = await lettersAt(page);
  for (const letter of [m, a, t, a]) await touch.tap(letter);
  // Quick fingers are on their way to the next letter while gaps open and close.
  expect(await lettersAt(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Nieuw woord MT' })).toBeVisible();
  await expect(t).toHaveAttribute('aria-pressed', 'true');
  await expect(a).toHaveAttribute('aria-pressed', 'false');
  for (const word of ['HUT', 'MAN']) await expect(stripOf(page, word)).toBeVisible();

  await touch.tap(page.getByRole('button', { name: 'Niets meer gekozen' }));
  const [d] = ownLetters(page, 'D') as [Locator];
  await touch.doubleTap(d);
  await expect(d).toHaveAttribute('aria-pressed', 'false');
  await touch.tap(d);
  await expect(d).toHaveAttribute('aria-pressed', 'true');
  await touch.tap(page.getByRole('button', { name: 'Niets meer gekozen' }));
  await touch.doubleTap(m);
  await expect(stripOf(page, 'MAN').locator('[aria-pressed="true"]')).toHaveCount(3);
  // A second double tap keeps the order of what is selected.
  await touch.doubleTap(a);
  await expect(m.locator('.letter-order')).toHaveText('1');
  await touch.tap(page.getByRole('button', { name: 'voor HUT', exact: true }));
  await expect(stripOf(page, 'MNAHUT')).toBeVisible();
});

/** The middle of each letter on the mat, from left to right. */
const lettersAt = (page: Page) =>
  page.locator('.mat .letter').evaluateAll((letters) =>
    letters.map((letter) => {
      const { left, right } = letter.getBoundingClientRect();
      return Math.round(left + right);
    }),
  );

test('a double tap presses one button, and letters that were drawn can be dragged', async ({ page, heard }) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const table = await openTable(page, { game: 'rummikub-sabra', options: {}, seats: [ME] });
  const touch = await begin(page, table);
  const draws = () => sent.filter((text) => text.includes('"draw"')).length;
  await touch.tap(page.getByRole('button', { name: 'Letter pakken' }));
  await expect(handOf(page).locator('[data-tile]')).toHaveCount(8);
  await touch.drag([handOf(page).locator('[data-tile="7"]')], { on: newWord(page) });
  await expect(handOf(page).locator('[data-tile]')).toHaveCount(7);
  expect(heard.errors).toEqual([]);
  const reset = page.getByRole('button', { name: 'Alles terug' });
  await expect(reset).toBeEnabled();
  await touch.doubleTap(reset);
  await expect(handOf(page).locator('[data-tile]')).toHaveCount(8);
  expect(draws()).toBe(1);
});

test('a dragged tile has the size of the words below it, and a grip is at least 32 px', async ({ page, browser }) => {
  const table = await arrangeTable({ page, browser }, { words: ['HUT'], rack: 'OEN' });
  await begin(page, table);
  const tile = await ownLetters(page, 'O')[0]?.boundingBox();
  const letter = await lettersOf(page, 'HUT', 0)[0]?.boundingBox();
  if (!tile || !letter) throw new Error('nothing to drag');
  const touch = await page.context().newCDPSession(page);
  const at = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  for (const y of [20, 60, 120]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at.x, y: at.y - y }] });
  }
  const carried = page.locator('.ghost > .tile');
  await expect(carried).toBeVisible();
  expect(await carried.evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(Math.round(letter.width));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  for (const grip of await page.locator('[data-grip]').all()) {
    const box = await grip.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(32);
    expect(box?.height).toBeGreaterThanOrEqual(32);
  }
});

test('each of two jokers laid together needs its letter', async ({ page, browser }) => {
  const table = await arrangeTable({ page, browser }, { words: ['HUT'], rack: '@@' });
  const touch = await begin(page, table);
  const jokers = handOf(page).getByRole('button', { name: 'joker zonder letter' });
  for (const place of [0, 1]) await touch.tap(jokers.nth(place));
  await touch.tap(page.getByRole('button', { name: 'Nieuw woord', exact: true }));
  for (const letter of 'EN') {
    await touch.tap(page.getByRole('dialog').getByRole('button', { name: letter, exact: true }));
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stripOf(page, 'EN')).toBeVisible();
});
