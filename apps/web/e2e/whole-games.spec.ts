/** A whole game of each of the five against the computer, through the page, to the last tile and the settlement. */
import type { CrosswordView, GameId, TableView, TricksterView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { phaseTask } from '../src/board/cards/moments.ts';
import { finishTurn, typeNewWord } from './at-table.ts';
import { expect, type Heard, openTable, test, untilTold } from './browser.ts';
import { HANDS, type Way } from './hands.ts';
import { exchange, layWord, pass, tapWord, typeWord } from './on-board.ts';
import { playsOf, wordsOf } from './words.ts';

test.describe.configure({ timeout: 400_000 });

interface Player {
  readonly page: Page;
  readonly way: Way;
  readonly heard: Heard;
  readonly table: string;
  readonly game: GameId;
}

/** Plays every own turn until the game is over; the answer says how many words were laid. */
async function playOn<View extends CrosswordView | TableView>(
  player: Player,
  { isAsked, answer }: { isAsked: (view: View) => boolean; answer: (view: View) => Promise<boolean> },
): Promise<number> {
  let laid = 0;
  let seen = 0;
  for (;;) {
    const news = await untilTold<View>(
      player.heard,
      player,
      ({ length, view }) => length > seen && (view.over !== null || isAsked(view)),
    );
    if (news.view.over) return laid;
    seen = news.length;
    if (await answer(news.view)) laid += 1;
  }
}

/** By turns typed and tapped; by the keys alone everything is typed. The computer answers by itself. */
async function playBoardTurn({ page, way, game }: Player, view: CrosswordView): Promise<boolean> {
  const hands = HANDS[way];
  await expect(page.getByRole('button', { name: 'Passen' })).toBeEnabled();
  const [best] = playsOf(game, view);
  if (best) {
    const isTyped = way === 'keys' || (/^[a-z]+$/i.test(best.word) && view.turnNumber % 4 < 2);
    if (isTyped) await typeWord(hands, page, best, view.board);
    else await tapWord(page, best, view.board);
    await layWord(hands, page, best);
  } else if (view.bag >= 7) await exchange(hands, page);
  else await pass(hands, page);
  return best !== undefined;
}

async function expectSettlement(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /wint met|winnen samen/ })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
}

for (const [game, name] of [
  ['scrabble-xl-nl', 'Scrabble XL'],
  ['scrabble-de', 'Scrabble Deutsch'],
] as const) {
  test(`a whole game of ${name}, begun with one click`, async ({ page, heard, way, hands }) => {
    await page.goto('/');
    await hands.press(page.getByRole('button', { name: new RegExp(`^Tegen de computer ?: ${name}$`) }));
    await page.waitForURL(/\/t\//);
    const player = { page, heard, way, game, table: page.url().split('/t/')[1] ?? '' };
    const laid = await playOn<CrosswordView>(player, {
      isAsked: ({ turn, open }) => turn === 0 && !open,
      answer: (view) => playBoardTurn(player, view),
    });
    expect(laid).toBeGreaterThan(3);
    await expectSettlement(page);
    expect(heard.errors).toEqual([]);
  });
}

test('a whole game of Scrabble Trickster, with every question about cards answered', async ({
  page,
  heard,
  way,
  hands,
}) => {
  const table = await openTable(page, { game: 'trickster-nl' });
  const player = { page, heard, way, table, game: 'trickster-nl' } as const;
  const laid = await playOn<TricksterView>(player, {
    isAsked: (view) => questionOf(view) !== null || (view.turn === 0 && isQuiet(view)),
    answer: async (view) => {
      const question = questionOf(view);
      if (!question) return playBoardTurn(player, view);
      if (question === 'Leg weg') {
        await hands.press(page.getByRole('region', { name: 'Mijn kaarten' }).getByRole('button').first());
        await hands.press(page.getByRole('button', { name: /^Leg .* weg$/ }));
      } else await hands.press(page.getByRole('button', { name: question }).first());
      return false;
    },
  });
  expect(laid).toBeGreaterThan(3);
  await expectSettlement(page);
  expect(heard.errors).toEqual([]);
});

/** What the table asks of the first seat besides a turn, and the page does not answer itself: the button that answers. */
function questionOf(view: TricksterView): string | RegExp | null {
  const { announced, opening, hand } = view;
  if (announced.some(({ window }) => window.awaiting.includes(0))) return 'Laat staan';
  const asked = phaseTask(view, 0);
  if (asked) return asked.task === 'take' ? /^Pak / : asked.task === 'put-away' ? 'Leg weg' : 'Klaar';
  return opening?.awaiting.includes(0) && hand.includes('skip-opponent') ? 'Ga door' : null;
}

function isQuiet({ announced, opening, phase, held, open }: TricksterView): boolean {
  return announced.length === 0 && !opening && !phase && !held && !open;
}

/** To ten points; the answer says how many words were laid. */
async function playWordTable({ page, heard, way, game }: Omit<Player, 'table'>): Promise<number> {
  const options = { checking: 'automatic', end: 'points', target: 10 };
  const table = await openTable(page, { game, options });
  return playOn<TableView>(
    { page, heard, way, table, game },
    {
      isAsked: ({ turn, open }) => turn === 0 && !open,
      answer: async ({ rack, pot, formed }) => {
        const instead = page.getByRole('button', { name: pot.count > 0 ? 'Letter pakken' : 'Passen' });
        await expect(instead).toBeVisible();
        const word = wordsOf(rack.join(''), 3).find((one) => !formed.includes(one));
        if (!word) {
          await HANDS[way].press(instead);
          return false;
        }
        await typeNewWord(page, word);
        await finishTurn(HANDS[way], page);
        return true;
      },
    },
  );
}

for (const game of ['rummikub-sabra', 'rummikub-international'] as const) {
  test(`a whole game of ${game} to ten points`, async ({ page, heard, way }) => {
    // The computer may be there before the first word is laid.
    while ((await playWordTable({ page, heard, way, game })) === 0);
    await expectSettlement(page);
    expect(heard.errors).toEqual([]);
  });
}
