/** The five introductions to their end, with the server gone: by roles and names only, with a pointer and by keys. */
import { type Board, boardWith, type Doing, EMPTY_BOARD, GAME_IDS, type GameId, isCard } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { LESSONS } from '../src/games/lessons/index.ts';
import type { Lesson } from '../src/games/lessons/lesson.ts';
import { de } from '../src/games/lessons/messages/de.ts';
import { nl } from '../src/games/lessons/messages/nl.ts';
import { nl as page } from '../src/i18n/nl/index.ts';
import { exchange, layWord, tapWord, typeWord } from './board-page.ts';
import { expect, test } from './browser.ts';
import { pressCard } from './cards-page.ts';
import type { Input, InputWay } from './input.ts';
import { cacheApp } from './own-server.ts';
import { finishTurn, handOf, stripOf } from './word-table-page.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 400_000 });

interface Hand {
  readonly page: Page;
  readonly input: Input;
  readonly way: InputWay;
}

/** How a table is rearranged: each word with the words its letters come from; `*` is the joker, lower case a joker that stays behind. */
const ARRANGED: Readonly<Record<string, readonly (readonly [word: string, ...from: string[]])[]>> = {
  'rummikub-sabra begin': [['HUT']],
  'rummikub-sabra between': [['HOUTEN', 'HUT']],
  'rummikub-sabra apart': [
    ['KETEN', 'TEKENTAFEL'],
    ['MAND', 'MAN'],
  ],
  'rummikub-sabra joker': [['*ZON', 'ZON']],
  'rummikub-international begin': [['BUITEN']],
  'rummikub-international keepRest': [['DROOM', 'KANTOOR']],
  'rummikub-international whole': [
    ['UITGANG', 'UIT', 'GANG'],
    ['RAMP', 'RAM'],
  ],
  'rummikub-international joker': [['PAN', 'PAn'], ['*AL']],
  'rummikub-international playOut': [['BESTAND', 'BEST']],
};

const jokerIn = (page: Page) => page.getByRole('button', { name: /^joker/i });

/** Chooses the letters of a word in order, those on the table first, and makes the word. */
async function gather({ page, input }: Hand, [word, ...from]: readonly [string, ...string[]]): Promise<void> {
  const used = new Map<string, number>();
  const left = from.map((source) => [...source]);
  for (const letter of word) {
    const place = letter === '*' ? -1 : left.findIndex((letters) => letters.includes(letter));
    const source = place < 0 ? null : (from[place] ?? '').toUpperCase();
    left[place]?.splice(left[place].indexOf(letter), 1);
    const key = `${source} ${letter}`;
    const index = used.get(key) ?? 0;
    used.set(key, index + 1);
    const list = source === null ? handOf(page) : stripOf(page, source);
    const button = letter === '*' ? jokerIn(page) : list.getByRole('button', { name: letter, exact: true });
    await input.pick(button.nth(index));
  }
  await input.press(page.getByRole('button', { name: /^Nieuw woord/ }));
}

async function arrange(hand: Hand, step: string): Promise<void> {
  for (const turn of ARRANGED[step] ?? []) await gather(hand, turn);
  const { page, input, way } = hand;
  if (step.endsWith('joker')) {
    const letter = step.startsWith('rummikub-sabra') ? 'O' : 'D';
    const picker = page.getByRole('dialog', { name: 'Waar staat de joker voor?' });
    const finish = page.getByRole('button', { name: /^Beurt klaar/ });
    await expect(picker.or(finish).first()).toBeVisible();
    // The button is not yet enabled, and says what is missing: pressing it asks.
    if (!(await picker.isVisible())) await (way === 'keys' ? finish.press('Enter') : finish.click({ force: true }));
    await input.press(picker.getByRole('button', { name: letter, exact: true }));
  }
  await finishTurn(input, page);
}

async function lay({ page, input, way }: Hand, doing: Doing & { do: 'lay' }, board: Board): Promise<void> {
  if (way === 'keys') await typeWord(input, page, doing, board);
  else await tapWord(page, doing, board);
  for (const { card } of 'cards' in doing ? doing.cards : []) {
    if (!isCard(card)) continue;
    await pressCard(input, page, card);
    await input.press(page.getByRole('button', { name: 'Spelen', exact: true }));
    const close = page.getByRole('dialog').getByRole('button', { name: 'Sluiten' });
    if (await close.isVisible()) await input.press(close);
  }
  await layWord(input, page, doing);
}

/** Where a wrong dispute costs points, the first one of a game is asked about. */
async function dispute(input: Input, page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Betwisten/ });
  await expect(button).toBeEnabled();
  const isAsked = (await button.textContent())?.includes('kost');
  await input.press(button);
  if (isAsked) await input.press(page.getByRole('dialog').getByRole('button', { name: / betwisten$/ }));
}

async function doStep(
  hand: Hand,
  game: GameId,
  { key, solution, board }: { key: string; solution: Doing; board: Board },
) {
  const { page, input } = hand;
  if (solution.do === 'lay') await lay(hand, solution, board);
  else if (solution.do === 'arrange') await arrange(hand, `${game} ${key}`);
  else if (solution.do === 'exchange') await exchange(input, page);
  else if (solution.do === 'dispute') await dispute(input, page);
  else if (solution.do === 'take') await input.press(page.getByRole('button', { name: '2 pakken' }));
  else if (solution.do === 'draw') await input.press(page.getByRole('button', { name: 'Letter pakken' }));
  else await input.press(page.getByRole('button', { name: /Streep erdoor/ }).first());
}

test('every introduction, to its end', async ({ page: tab, input, way, heard }) => {
  const hand = { page: tab, input, way };
  await cacheApp(tab);
  await tab.reload();
  await input.press(tab.getByRole('link', { name: nl.title }).first());
  for (const game of GAME_IDS) {
    const { card } = page.common.games[game];
    await input.press(tab.getByRole('link', { name: new RegExp(`${card.name}.*${card.about}`) }).first());
    const lesson: Lesson = LESSONS[game];
    for (const { key, ask, position, ...step } of lesson.steps) {
      const texts: Readonly<Record<string, { readonly title: string }>> = nl.steps[game];
      await expect(tab.getByRole('heading', { name: texts[key]?.title ?? '' })).toBeVisible();
      const board = position?.board ? boardWith(...position.board) : EMPTY_BOARD;
      if (ask && 'solution' in step)
        await test.step(`${game} ${key}`, () => doStep(hand, game, { key, solution: step.solution, board }));
      await input.press(tab.getByRole('button', { name: nl.next }));
    }
    await expect(tab.getByRole('status').getByRole('heading', { name: /^Zo speel je/ })).toBeVisible();
    await input.press(tab.getByRole('link', { name: nl.others }));
    await expect(tab.getByRole('link', { name: new RegExp(`${card.name}.*${card.about}.*${nl.done}`) })).toBeVisible();
  }
  expect(heard.errors).toEqual([]);
});

test('on a short phone nothing covers the buttons of a step, and a shown verdict is the list’s', async ({
  page: tab,
  input,
}) => {
  await tab.setViewportSize({ width: 360, height: 640 });
  for (const language of ['nl', 'de'] as const) {
    await tab.addInitScript((chosen) => localStorage.setItem('lettertafel.language', chosen), language);
    const text = { nl, de }[language];
    await tab.goto('/learn/scrabble-xl-nl');
    const { steps } = LESSONS['scrabble-xl-nl'];
    const dispute = steps.findIndex(({ key }) => key === 'dispute');
    for (const _ of steps.slice(0, dispute)) {
      // What is only looked at is not skipped.
      await input.press(tab.getByRole('button', { name: new RegExp(`^(${text.skip}|${text.next})$`) }));
    }
    await input.press(tab.getByRole('button', { name: text.previous, exact: true }));
    await input.press(tab.getByRole('button', { name: text.skip, exact: true }));
    await expect(tab.getByRole('heading', { name: text.steps['scrabble-xl-nl'].dispute.title })).toBeVisible();
    await input.press(tab.getByRole('button', { name: text.show }));
    await expect(tab.getByText({ nl: 'BLUNK is geen woord', de: 'BLUNK ist kein Wort' }[language])).toBeVisible();
    const learnt = tab.getByRole('complementary').getByText(text.steps['scrabble-xl-nl'].dispute.done ?? '');
    await expect(learnt).toBeVisible();
  }
});
