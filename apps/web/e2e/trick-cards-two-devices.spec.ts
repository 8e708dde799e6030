/** Trick cards between two devices: what both players read, and the hand afterwards. */
import type { FoundPlay, TricksterView } from '@lettertafel/engine';
import { de } from '../src/i18n/de/index.ts';
import { nl } from '../src/i18n/nl/index.ts';
import { layWord, typeWord } from './board-page.ts';
import { anotherPlayer, expect, test, viewOf } from './browser.ts';
import { pressCard } from './cards-page.ts';
import { cutTexts } from './cut-texts.ts';
import { playsOf } from './legal-plays.ts';
import { playUntil } from './trickster-positions.ts';

/** A play after which another card takes the slot of the played one. */
function playWithTwoCards(view: TricksterView): FoundPlay | undefined {
  if (view.turn !== 0 || view.hand.length < 2 || view.hand[0] !== 'double-word') return undefined;
  return playsOf('trickster-nl', view).find(({ word }) => /^[A-Z]{3,}$/.test(word));
}

test('the next card in the slot of a played one is closed, and one press opens it', async ({
  page,
  input,
  browser,
}) => {
  const { page: guest } = await anotherPlayer(browser);
  const moment = await playUntil(page, { cards: ['double-word'], find: playWithTwoCards, guest });
  const { table, view, card, found: play } = moment;
  await page.goto(`/t/${table}`);
  await typeWord(input, page, play, view.board);
  await pressCard(input, page, card);
  const held = page.getByRole('region', { name: 'Mijn kaarten' }).locator('.card');
  await expect(held.first()).toHaveAttribute('aria-expanded', 'true');
  await layWord(input, page, play);
  await expect(held).toHaveCount(view.hand.length - 1);
  // The play waits for reactions: its score without the card is not shown.
  await expect(page.getByRole('button', { name: 'Leggen', exact: true })).toBeDisabled();
  await expect(page.getByRole('img', { name: /voor wat er ligt$/ })).toHaveCount(0);
  await expect(held.first()).toHaveAttribute('aria-expanded', 'false');
  await input.press(held.first());
  await expect(held.first()).toHaveAttribute('aria-expanded', 'true');
});

test('a robbed player reads and hears which letter is gone, and who took it', async ({ page, input, browser }) => {
  const { page: guest } = await anotherPlayer(browser);
  const find = (view: TricksterView, [other]: readonly TricksterView[]) =>
    view.turn === 0 && other?.rack.length === 7 && !other.rack.includes('?') ? other : null;
  const { table, card, found } = await playUntil(page, { cards: ['steal-tile'], find, guest });
  await Promise.all([page.goto(`/t/${table}`), guest.goto(`/t/${table}`)]);
  // A question is never under a sheet: what the robbed player has opened closes.
  await input.press(guest.getByRole('button', { name: 'Menu', exact: true }));
  await expect(guest.getByRole('dialog')).toBeVisible();
  await pressCard(input, page, card);
  await input.press(page.getByRole('button', { name: 'Letter pakken van Twee', exact: true }));
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  // Between more than two players the question is the card's own text: the longest of all fits where this one stands.
  const longest = [nl, de]
    .flatMap(({ cards }) => Object.values(cards.kinds).map((kind) => cards.onTheCard(kind.text)))
    .reduce((one, other) => (other.length > one.length ? other : one));
  const question = guest.locator('.question-text > p');
  const [own] = await question.allTextContents();
  for (const [width, height] of [[360, 640] as const, [390, 844] as const]) {
    await guest.setViewportSize({ width, height });
    await question.evaluate((text, longest) => text.replaceChildren(longest), longest);
    await expect.poll(() => cutTexts(guest), { message: `${width} x ${height}` }).toEqual([]);
  }
  await question.evaluate((text, own) => text.replaceChildren(own ?? ''), own);
  await input.press(guest.getByRole('button', { name: 'Laten staan' }));
  const line = guest.locator('.slip-line');
  await expect(line).toHaveText(/^.+ pakt je [A-Z]$/);
  const { rack } = await viewOf<TricksterView>(guest, table, 1);
  const left = [...rack];
  const stolen = found.rack.filter((tile) => !left.includes(tile) || left.splice(left.indexOf(tile), 1).length === 0);
  await expect(line).toHaveText(new RegExp(` pakt je ${stolen.join()}$`));
  await expect(page.locator('.slip-line')).toHaveText(`Je pakt een ${stolen.join()} van Twee`);
});

test('all nineteen kinds of cards can be looked up during play', async ({ page, input, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { page: guest } = await anotherPlayer(browser);
  const { table } = await playUntil(page, { cards: ['double-word', 'peek-rack', 'add-ten'], find: () => true, guest });
  await page.goto(`/t/${table}`);
  await input.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await input.press(page.getByRole('button', { name: 'Alle kaarten' }));
  const sheet = page.getByRole('dialog', { name: 'Alle kaarten' });
  await expect(sheet.getByRole('listitem')).toHaveCount(19);
});
