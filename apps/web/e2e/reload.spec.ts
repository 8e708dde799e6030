/** What survives a reload, a hand-over of the device, and a disconnect. */
import type { CrosswordView } from '@lettertafel/engine';
import { exchange, layWord, newTiles, rackOf, squareOf, typeWord } from './board-page.ts';
import { expect, openTableWith, test, untilTold } from './browser.ts';
import { chooseWayToPlay } from './home-page.ts';
import { playsOf } from './legal-plays.ts';

const GAME = 'scrabble-xl-nl';
const bestOf = (view: CrosswordView) => playsOf(GAME, view)[0];
const DRAFT = /van jou, nog niet gelegd/;

test('pass and play: racks are covered between two turns', async ({ page, heard, input }) => {
  await chooseWayToPlay(page, input, { game: 'Scrabble XL', way: 'Op dit apparaat' });
  await input.write(page.getByRole('textbox', { name: 'Naam van speler 1' }), 'Een');
  await input.write(page.getByRole('textbox', { name: 'Naam van speler 2' }), 'Twee');
  await input.press(page.getByRole('button', { name: 'Beginnen' }));
  await page.waitForURL(/\/t\//);
  const table = page.url().split('/t/')[1] ?? '';
  const { view } = await untilTold<CrosswordView>(heard, { table }, () => true);
  const names = ['Een', 'Twee'];
  for (const seat of [view.turn, 1 - view.turn]) {
    await expect(page.getByRole('heading', { name: `Geef het apparaat aan ${names[seat]}` })).toBeFocused();
    await expect(rackOf(page)).toHaveCount(0);
    await input.press(page.getByRole('button', { name: `Ik ben ${names[seat]}` }));
    await expect(rackOf(page)).toBeVisible();
    const own = await untilTold<CrosswordView>(heard, { table, seat }, () => true);
    await expect(rackOf(page).getByRole('button')).toHaveCount(own.view.rack.length);
    const [best] = playsOf(GAME, own.view);
    if (best) {
      await typeWord(input, page, best, own.view.board);
      await layWord(input, page, best);
      await input.press(page.getByRole('button', { name: 'Niemand', exact: true }));
    } else await exchange(input, page);
  }
  await expect(page.getByRole('heading', { name: `Geef het apparaat aan ${names[view.turn]}` })).toBeVisible();
});

test('a draft and a game survive a reload', async ({ page, heard, input }) => {
  const { table, found: best, ...first } = await openTableWith({ page, heard }, { game: GAME }, bestOf);
  await typeWord(input, page, best, first.view.board);
  const laid = newTiles(best, first.view.board).length;
  await expect(page.getByRole('gridcell', { name: DRAFT })).toHaveCount(laid);

  await page.reload();
  await expect(page.getByRole('gridcell', { name: DRAFT })).toHaveCount(laid);
  await layWord(input, page, best);
  const isMyNextTurn = ({ view, length }: { view: CrosswordView; length: number }) =>
    view.turn === 0 && length > first.length;
  const later = await untilTold<CrosswordView>(heard, { table }, isMyNextTurn);

  await page.reload();
  for (const { square, cell } of newTiles(best, first.view.board)) {
    await expect(squareOf(page, square)).toHaveAccessibleName(
      new RegExp(`, ${cell.toUpperCase()},| ${cell.toUpperCase()}$`),
    );
  }
  await expect(rackOf(page).getByRole('button')).toHaveCount(later.view.rack.length);
  await expect(page.getByRole('gridcell', { name: DRAFT })).toHaveCount(0);
});

test('offline and back: the draft stays, and the move is made after the reconnect', async ({ page, heard, input }) => {
  const { table, view, length, found: best } = await openTableWith({ page, heard }, { game: GAME }, bestOf);

  await page.context().setOffline(true);
  await expect(page.getByText('Even geen verbinding.')).toBeVisible();
  await typeWord(input, page, best, view.board);
  await layWord(input, page, best);
  await expect(page.getByText('Even geen verbinding.')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('Even geen verbinding.')).toBeHidden();
  const later = await untilTold<CrosswordView>(heard, { table }, (news) => news.length > length);
  expect(later.view.seats[0]?.score).toBe(best.score);
});
