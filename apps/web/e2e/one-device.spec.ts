/** A whole game of Trickster on a shared device, with words that count until somebody disputes them (B-22). */
import type { CrosswordView, TricksterView } from '@lettertafel/engine';
import type { Locator, Page } from '@playwright/test';
import { exchange, layWord, pass, rackOf, typeWord } from './board-page.ts';
import { beginTable, expect, ME, newsOf, post, test, untilTold, viewOf } from './browser.ts';
import type { Input } from './input.ts';
import { playsOf } from './legal-plays.ts';
import { NAMES } from './trickster-positions.ts';
import { handOf } from './word-table-page.ts';

const COVER = /^Ik ben /;
/** The questions that the page may ask other than for a turn, and how this test answers them. */
const ANSWER = /^(Laten staan|Niemand|Doorgaan|\d+( kaart)? pakken|Klaar)$/;

test('every question of a whole game is asked on the shared device', async ({ page, heard, input }) => {
  const seats = NAMES.map((name) => ({ ...ME, name }));
  const options = { checking: 'challenge', disputeSeconds: null, reactionSeconds: null };
  const table = await beginTable(page, { game: 'trickster-nl', options, seats });
  await page.goto(`/t/${table}`);
  const given = new Set<string>();
  for (;;) {
    const { length } = await newsOf(page, table, 0);
    await untilTold(heard, { table }, (news) => news.length >= length);
    const asked = await whatIsAsked(page);
    if (asked === 'nothing') break;
    const done = await answer(input, page, { table, asked });
    if (done === null) continue;
    given.add(done);
    if (asked !== 'device') await untilTold(heard, { table }, (news) => news.length > length);
  }
  expect([...given]).toEqual(expect.arrayContaining(['device', 'Niemand', 'turn']));
  expect(heard.errors).toEqual([]);
});

const THREE = ['Noord', 'Oost', 'Zuid'];

test('after a play three players are asked once, the board stays visible, and one hand-over starts the next turn', async ({
  page,
  input,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const seats = THREE.map((name) => ({ ...ME, name }));
  const options = { checking: 'challenge', disputeSeconds: null };
  const table = await beginTable(page, { game: 'scrabble-xl-nl', options, seats });
  await page.goto(`/t/${table}`);
  const board = page.getByRole('grid', { name: 'Speelbord' });
  const { turn } = await viewOf(page, table, 0);
  const view = await viewOf<CrosswordView>(page, table, turn);
  await expect(board).toBeVisible();
  await expect(rackOf(page)).toHaveCount(0);
  await input.press(page.getByRole('button', { name: `Ik ben ${THREE[turn]}` }));
  // Names and colours stay the same, whoever holds the device.
  const players = page.getByRole('list', { name: 'Spelers' }).getByRole('listitem');
  for (const [seat, name] of THREE.entries()) {
    await expect(players.nth(seat)).toContainText(name);
    await expect(players.nth(seat)).toHaveClass(new RegExp(`seat-${seat + 1}`));
  }
  const letters = view.rack
    .filter((tile) => tile !== '?')
    .slice(0, 3)
    .join('');
  const play = { at: 'H7', word: letters, score: 0 };
  await typeWord(input, page, play, view.board);
  await layWord(input, page, play);

  // No rack is shown while all look at the board.
  await expect(page.getByText('Iemand bezwaar?').first()).toBeVisible();
  await expect(board).toBeVisible();
  await expect(rackOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: COVER })).toHaveCount(0);
  await input.press(page.getByRole('button', { name: 'Niemand', exact: true }));
  const next = (turn + 1) % 3;
  await expect(board).toBeVisible();
  await expect(page.getByRole('button', { name: COVER })).toBeVisible();
  await input.press(page.getByRole('button', { name: `Ik ben ${THREE[next]}` }));
  await expect(rackOf(page)).toBeVisible();
  expect(await viewOf(page, table, next)).toMatchObject({ turn: next, open: null });
});

test('anybody at the device may dispute, and is named', async ({ page, input }) => {
  const seats = THREE.map((name) => ({ ...ME, name }));
  const options = { checking: 'challenge', disputeSeconds: null };
  const table = await beginTable(page, { game: 'scrabble-xl-nl', options, seats });
  const { turn } = await viewOf(page, table, 0);
  const { rack } = await viewOf<CrosswordView>(page, table, turn);
  const word = rack
    .filter((tile) => tile !== '?')
    .slice(0, 6)
    .join('');
  await post(page, `/api/tables/${table}/moves`, { id: 'first-play', move: { by: turn, do: 'lay', at: 'H4', word } });
  await page.goto(`/t/${table}`);
  const objector = THREE[(turn + 2) % 3] ?? '';
  await input.press(page.getByRole('button', { name: 'Betwisten', exact: true }));
  await input.press(page.getByRole('dialog', { name: 'Wie maakt bezwaar?' }).getByRole('button', { name: objector }));
  await expect(page.getByText(`Betwist door ${objector}.`).first()).toBeVisible();
});

test('a lost play goes back to the rack, and is not laid again at the next turn', async ({ page, input }) => {
  const seats = NAMES.map((name) => ({ ...ME, name }));
  const options = { checking: 'challenge', disputeSeconds: null };
  const table = await beginTable(page, { game: 'scrabble-xl-nl', options, seats });
  const { turn } = await viewOf(page, table, 0);
  const { rack, board } = await viewOf<CrosswordView>(page, table, turn);
  const word = rack
    .filter((tile) => tile !== '?')
    .slice(0, 6)
    .join('');
  await page.goto(`/t/${table}`);
  await input.press(page.getByRole('button', { name: COVER }));
  const play = { at: 'H4', word, score: 0 };
  await typeWord(input, page, play, board);
  await layWord(input, page, play);
  await input.press(page.getByRole('button', { name: 'Betwisten' }));
  await expect(page.getByRole('heading', { name: `${word} is geen woord` })).toBeVisible();
  await input.press(page.getByRole('button', { name: COVER }));
  await pass(input, page);
  await input.press(page.getByRole('button', { name: COVER }));
  await expect(rackOf(page).getByRole('button')).toHaveCount(rack.length);
});

test('the second tap of a double tap does not uncover the rack of the next player', async ({ page, input }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const seats = NAMES.map((name) => ({ ...ME, name }));
  const table = await beginTable(page, { game: 'rummikub-sabra', seats });
  await page.clock.install();
  await page.goto(`/t/${table}`);
  const cover = page.getByRole('button', { name: COVER });
  await input.press(cover);
  await expect(handOf(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.press(page.getByRole('button', { name: 'Letter pakken' }));
  await cover.click({ force: true });
  await expect(handOf(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await input.press(cover);
  await expect(handOf(page)).toBeVisible();
});

type Asked = 'device' | 'answer' | 'put-away' | 'turn' | 'nothing';

/** What the page needs next from its holder. */
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

/** Returns what was done; null if the question is no longer asked. */
async function answer(
  input: Input,
  page: Page,
  { table, asked }: { table: string; asked: Asked },
): Promise<string | null> {
  if (asked === 'turn') await takeTurn(input, page, table);
  else if (asked === 'put-away') {
    await input.press(page.getByRole('region', { name: 'Mijn kaarten' }).locator('.card').first());
    await input.press(page.getByRole('button', { name: /^[^0-9]* wegleggen$/ }));
  } else {
    const said = await pressIfThere(page.getByRole('button', { name: asked === 'device' ? COVER : ANSWER }));
    if (said === null || asked === 'answer') return said;
  }
  return asked;
}

/** In one step: the page answers some questions itself, and may do so after they were seen. Returns the button's text. */
function pressIfThere(buttons: Locator): Promise<string | null> {
  return buttons.evaluateAll(([first]) => {
    if (!(first instanceof HTMLElement)) return null;
    first.click();
    return first.textContent;
  });
}

async function takeTurn(input: Input, page: Page, table: string): Promise<void> {
  const { turn } = await viewOf(page, table, 0);
  const view = await viewOf<TricksterView>(page, table, turn);
  const [best] = playsOf('trickster-nl', view);
  if (best) {
    await typeWord(input, page, best, view.board);
    await layWord(input, page, best);
  } else if (view.bag > 0) await exchange(input, page);
  else await pass(input, page);
}
