/** A refusal says what is wrong, where, and by which rule; the rule is one click away. */
import type { CrosswordView } from '@lettertafel/engine';
import { expect, ME, openTable, test, untilTold } from './browser.ts';
import { layWord, rackOf, typeWord } from './on-board.ts';

test('B-08 a first word beside the centre is refused, with its rule, and the tiles go back', async ({
  page,
  heard,
  hands,
}) => {
  const table = await openTable(page, { game: 'scrabble-de', options: {}, seats: [ME, ME] });
  await hands.press(page.getByRole('button', { name: /^Ik ben/ }));
  const first = await untilTold<CrosswordView>(heard, { table }, () => true);
  const { view } = await untilTold<CrosswordView>(heard, { table, seat: first.view.turn }, () => true);
  const word = view.rack
    .filter((tile) => /^[A-Z]$/.test(tile))
    .slice(0, 2)
    .join('');
  const play = { at: 'A1', word, score: 0 };
  await typeWord(hands, page, play, view.board);
  await layWord(hands, page, play);

  const refusal = page.getByRole('dialog');
  await expect(refusal.getByRole('heading')).toBeVisible();
  const rule = refusal.getByRole('link', { name: /^Regel/ });
  const address = (await rule.getAttribute('href')) ?? '';
  expect(address).toBe('/rules/scrabble-de#B-08');
  await hands.press(refusal.getByRole('button', { name: /plankje/ }));
  await expect(refusal).toBeHidden();
  await expect(rackOf(page).getByRole('button')).toHaveCount(view.rack.length);

  await page.goto(address);
  const place = page.locator(`[id="${address.split('#')[1]}"]`);
  await expect(place).toBeInViewport();
});
