/** A whole game of Trickster on one device that goes round, with words that hold until somebody disputes them (B-22). */
import type { TricksterView } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { beginTable, expect, ME, test, untilTold, viewOf } from './browser.ts';
import type { Hands } from './hands.ts';
import { exchange, layWord, pass, typeWord } from './on-board.ts';
import { NAMES } from './trick-moments.ts';
import { playsOf } from './words.ts';

test.describe.configure({ timeout: 400_000 });

const COVER = /^Ik ben /;
/** What the page may ask besides a turn, and how it is answered here. */
const ANSWER = /^(Laten staan|Akkoord|Doorgaan|\d+ kaart(en)? pakken|Klaar)$/;

test('every question of a whole game is handed round', async ({ page, heard, hands }) => {
  const seats = NAMES.map((name) => ({ ...ME, name }));
  const options = { checking: 'challenge', disputeSeconds: null, reactionSeconds: null };
  const table = await beginTable(page, { game: 'trickster-nl', options, seats });
  await page.goto(`/t/${table}`);
  const given = new Set<string>();
  for (;;) {
    const asked = await whatIsAsked(page);
    if (asked === 'nothing') break;
    const { length } = await untilTold(heard, { table }, () => true);
    given.add(await answer(hands, page, { table, asked }));
    if (asked !== 'device') await untilTold(heard, { table }, (news) => news.length > length);
  }
  expect([...given]).toEqual(expect.arrayContaining(['device', 'Akkoord', 'turn']));
  expect(heard.errors).toEqual([]);
});

type Asked = 'device' | 'answer' | 'put-away' | 'turn' | 'nothing';

/** What the page wants next from whoever holds it. */
async function whatIsAsked(page: Page): Promise<Asked> {
  const button = (name: RegExp) => page.getByRole('button', { name });
  const signs: readonly (readonly [Asked, ReturnType<typeof button>])[] = [
    ['nothing', page.getByRole('heading', { level: 1, name: /wint met|winnen samen/ })],
    ['device', button(COVER)],
    ['answer', button(ANSWER)],
    ['put-away', page.getByRole('heading', { name: /^\d+ kaart(en)? wegleggen$/ })],
    ['turn', page.getByRole('button', { name: 'Passen', disabled: false })],
  ];
  const [first, ...others] = signs.map(([, sign]) => sign);
  if (!first) throw new Error('nothing to look for');
  await expect(others.reduce((any, one) => any.or(one), first).first()).toBeVisible();
  for (const [asked, sign] of signs) if ((await sign.count()) > 0) return asked;
  return whatIsAsked(page);
}

/** The answer says what was done. */
async function answer(hands: Hands, page: Page, { table, asked }: { table: string; asked: Asked }): Promise<string> {
  if (asked === 'turn') await takeTurn(hands, page, table);
  else if (asked === 'put-away') {
    await hands.press(page.getByRole('region', { name: 'Mijn kaarten' }).locator('.card').first());
    await hands.press(page.getByRole('button', { name: /^[^0-9]* wegleggen$/ }));
    await hands.press(page.getByRole('button', { name: 'Ja, wegleggen' }));
  } else {
    const button = page.getByRole('button', { name: asked === 'device' ? COVER : ANSWER }).first();
    const said = (await button.textContent()) ?? '';
    await hands.press(button);
    if (asked === 'answer') return said;
  }
  return asked;
}

async function takeTurn(hands: Hands, page: Page, table: string): Promise<void> {
  const { turn } = await viewOf(page, table, 0);
  const view = await viewOf<TricksterView>(page, table, turn);
  const [best] = playsOf('trickster-nl', view);
  if (best) {
    await typeWord(hands, page, best, view.board);
    await layWord(hands, page, best);
  } else if (view.bag > 0) await exchange(hands, page);
  else await pass(hands, page);
}
