/** Two players on two devices: joining by link, and words that are judged only in a dispute (B-22, B-24). */
import type { CrosswordView, FoundPlay } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { exchange, layWord, pass, typeWord } from './board-page.ts';
import { anotherPlayer, expect, type Heard, test, untilTold } from './browser.ts';
import { cutTexts } from './cut-texts.ts';
import { chooseWayToPlay } from './home-page.ts';
import type { Input } from './input.ts';
import { isWord, playsOf } from './legal-plays.ts';

/** Here title, buttons and verdict have the least room. */
const SMALL_SIZES = [
  [320, 640],
  [360, 640],
  [640, 360],
] as const;

test('joining by link; a dispute won, a dispute lost, and no verdict before that', async ({
  page,
  heard,
  browser,
  input,
}) => {
  await chooseWayToPlay(page, input, { game: 'Scrabble XL', way: 'Met vrienden' });
  const sheet = page.getByRole('dialog');
  await input.write(sheet.getByRole('textbox', { name: 'Hoe heet je aan tafel?' }), 'Gastheer');
  await input.press(sheet.getByRole('button', { name: 'Link maken' }));
  const link = await sheet.getByRole('textbox', { name: 'Link naar de tafel' }).inputValue();
  await expect(sheet.getByRole('img', { name: /QR-code/ })).toBeVisible();
  await input.press(sheet.getByRole('link', { name: 'Naar de tafel' }));
  await expect(page.getByRole('heading', { name: 'De tafel wordt gedekt' })).toBeVisible();

  const guest = await anotherPlayer(browser);
  await guest.page.goto(link);
  await expect(guest.page.getByText('Gastheer', { exact: true })).toBeVisible();
  await input.write(guest.page.getByRole('textbox', { name: 'Hoe heet je aan tafel?' }), 'Gast twee');
  await input.press(guest.page.getByRole('button', { name: 'Aanschuiven' }));

  const table = new URL(link).pathname.slice('/t/'.length);
  const players = [
    { page, heard, input, seat: 0, table },
    { ...guest, input, seat: 1, table },
  ];
  const { view } = await untilTold<CrosswordView>(heard, { table }, () => true);
  const [first, second] = view.turn === 0 ? players : players.toReversed();
  if (!first || !second) throw new Error('two players');

  const own = await untilTold<CrosswordView>(first.heard, first, () => true);
  const nonsense = nonsenseOf(own.view);
  await typeWord(input, first.page, nonsense, own.view.board);
  await layWord(input, first.page, nonsense);
  const disputes = second.page.getByRole('region', { name: /^Betwist/ });
  await expect(disputes.getByRole('button', { name: /^Betwist/ })).toBeVisible();
  for (const player of players) await expectNothingJudged(player);

  await input.press(disputes.getByRole('button', { name: /^Betwist/ }));
  for (const player of players) await expectVerdict(player.page, `${nonsense.word} is geen woord`);

  const { best, ...after } = await untilWord(second, first);
  expect(after.view.seats.map(({ score }) => score)).toEqual([0, 0]);
  await typeWord(input, second.page, best, after.view.board);
  // What the draft is worth takes the place of the verdict.
  await expect(second.page.locator('.slip-hint')).toContainText(best.word.toUpperCase());
  await layWord(input, second.page, best);
  // A blank is in lower case in a play, but not in sentences about its word.
  const said = best.word.toUpperCase();
  await disputeAll(input, first.page);
  for (const player of players) await expectVerdict(player.page, new RegExp(`${said}.* (is|zijn) goed`));
  for (const [width, height] of SMALL_SIZES) {
    await first.page.setViewportSize({ width, height });
    await expect.poll(() => cutTexts(first.page), { message: `${width} x ${height}` }).toEqual([]);
  }
});

/** With several words the player chooses which to dispute: here all of them. */
async function disputeAll(input: Input, page: Page): Promise<void> {
  await input.press(page.getByRole('region', { name: /^Betwist/ }).getByRole('button', { name: /^Betwist/ }));
  const choice = page.getByRole('dialog', { name: 'Welke woorden betwist je?' });
  const verdict = page.getByRole('heading', { name: / (is|zijn) goed$/ });
  await expect(choice.or(verdict)).toBeVisible();
  if (await choice.isVisible()) await input.press(choice.getByRole('button', { name: / betwisten$/ }));
}

interface Player {
  readonly page: Page;
  readonly heard: Heard;
  readonly input: Input;
  readonly seat: number;
  readonly table: string;
}

/** Waits for a player's turn with a legal word; other racks are exchanged, and the other player passes meanwhile. */
async function untilWord(player: Player, other: Player, after = 0) {
  const news = await untilTold<CrosswordView>(
    player.heard,
    player,
    ({ view, length }) => view.turn === player.seat && length > after,
  );
  const [best] = playsOf('scrabble-xl-nl', news.view);
  if (best) return { ...news, best };
  await exchange(player.input, player.page);
  await untilTold<CrosswordView>(other.heard, other, ({ view }) => view.turn === other.seat);
  await pass(other.input, other.page);
  return untilWord(player, other, news.length);
}

/** Three rack letters across the centre that do not make a word. */
function nonsenseOf({ rack }: CrosswordView): FoundPlay {
  const letters = rack.filter((tile) => tile !== '?');
  const words = letters.flatMap((one, a) =>
    letters.flatMap((two, b) =>
      letters.flatMap((three, c) => (a === b || b === c || a === c ? [] : [one + two + three])),
    ),
  );
  const word = words.find((tried) => !isWord(tried));
  if (!word) throw new Error(`every three letters of ${rack} are a word`);
  return { at: 'H8', word, score: 0 };
}

async function expectVerdict(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: text })).toBeVisible();
}

/** Nothing that the page received, requested or stored distinguishes a valid word from an invalid one. */
async function expectNothingJudged({ page, heard: { received, asked } }: Player): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }).replaceAll('\\"', '"'));
  const keys = new Set([...received, kept].flatMap((text) => [...text.matchAll(/"(\w+)":/g)].map(([, key]) => key)));
  expect(keys.size).toBeGreaterThan(10);
  expect([...keys].filter((key) => /good|bad|valid|verdict|known|judged|found/i.test(key ?? ''))).toEqual([]);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((path) => /^\/api\/.*(check|word)|\.(graph|gz|txt|wasm)$/.test(path))).toEqual([]);
}
