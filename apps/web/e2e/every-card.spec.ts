/** Plays every trick card once through the page: here those with few options, the others in trick-cards. */
import {
  CARDS,
  type Card,
  type CardChoice,
  EMPTY_BOARD,
  FOURFOLD_WORDS,
  type FoundPlay,
  FULL_DECK,
  formatPlace,
  formatSquare,
  SIZE,
  type TricksterView,
} from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { nl } from '../src/i18n/nl/index.ts';
import { layWord, newTiles, pass, rackOf, typeWord } from './board-page.ts';
import { expect, test, viewOf } from './browser.ts';
import { cardName, expectGain, letStand, pressCard, scoreShown, sitDown, takeDevice } from './cards-page.ts';
import type { Input } from './input.ts';
import { namesOf, playsOf, readWith, wordsOf } from './legal-plays.ts';
import { type Moment, NAMES, playUntil } from './trickster-positions.ts';

/** The ways to use a card in a play. */
type Choices = (view: TricksterView, play: FoundPlay) => readonly CardChoice[];

const justSo =
  (card: Card): Choices =>
  () => [{ card }];

const RAISING: Partial<Record<Card, Choices>> = {
  'add-ten': justSo('add-ten'),
  'double-word': justSo('double-word'),
  'triple-word': justSo('triple-word'),
  'ones-are-tens': justSo('ones-are-tens'),
  'blank-five': justSo('blank-five'),
  'fourfold-two': (view, play) =>
    (readWith(view, play)?.words ?? [])
      .filter(({ word }) => FOURFOLD_WORDS.includes(word))
      .map(({ word, at }) => ({ card: 'fourfold-two', word, at })),
  'reuse-premium': (view, play) =>
    (readWith(view, play)?.words ?? [])
      .flatMap(({ squares }) => squares)
      .map((square) => ({ card: 'reuse-premium', square: formatSquare(EMPTY_BOARD, square) })),
};

/**
 * A play whose score the card raises. Its blanks are letters that are not on the rack, because typing would use those.
 */
function raisedBy(choicesOf: Choices) {
  return (view: TricksterView): FoundPlay | undefined =>
    playsOf('trickster-nl', view).find((play) => {
      const blanks = newTiles(play, view.board).filter(({ cell }) => cell !== cell.toUpperCase());
      if (blanks.some(({ cell }) => view.rack.includes(cell.toUpperCase()))) return false;
      return choicesOf(view, play).some((choice) => (readWith(view, play, [choice])?.score ?? 0) > play.score);
    });
}

for (const [card, choicesOf] of Object.entries(RAISING) as [Card, Choices][]) {
  test(`${CARDS[card].rule} ${card} raises the score of a play`, async ({ page, input }) => {
    const moment = await playUntil(page, { cards: [card], find: raisedBy(choicesOf) });
    const { view, found: play } = moment;
    await sitDown(input, page, moment);
    await typeWord(input, page, play, view.board);
    await expect.poll(() => scoreShown(page)).toBe(play.score);
    await pressCard(input, page, card);
    await expect.poll(() => scoreShown(page)).toBeGreaterThan(play.score);
    const raised = await scoreShown(page);
    await layWord(input, page, play);
    await letStand(input, page, moment);
    await expectGain(page, moment, raised);
  });
}

/** A word that touches nothing. */
function looseWord(view: TricksterView): FoundPlay | null {
  for (const word of wordsOf(view.rack.join('').replaceAll('?', ''), 3)) {
    for (let square = 0; square < SIZE * SIZE; square++) {
      const at = formatPlace(EMPTY_BOARD, { square, direction: 'across' });
      const read = readWith(view, { at, word }, [{ card: 'anywhere', at }]);
      if (read && !readWith(view, { at, word })) return { at, word, score: read.score };
    }
  }
  return null;
}

const ALLOWING: Partial<Record<Card, (view: TricksterView) => FoundPlay | null | undefined>> = {
  anywhere: looseWord,
  'proper-name': (view) => namesOf(view).find(({ word }) => /^[A-Z]+$/.test(word)),
};

for (const [card, find] of Object.entries(ALLOWING) as [Card, (view: TricksterView) => FoundPlay | null][]) {
  test(`${CARDS[card].rule} ${card} allows a play`, async ({ page, input }) => {
    const moment = await playUntil(page, { cards: [card], find });
    const { view, found: play } = moment;
    await sitDown(input, page, moment);
    await typeWord(input, page, play, view.board);
    await pressCard(input, page, card);
    await expect.poll(() => scoreShown(page)).toBe(play.score);
    await layWord(input, page, play);
    await letStand(input, page, moment);
    await expectGain(page, moment, play.score);
  });
}

/** A card played by itself: the player to move plays it, the other accepts it, and the device goes back. */
async function playAlone({ input, page }: { input: Input; page: Page }, moment: Moment<unknown>, button: string) {
  const { seat, card } = moment;
  await sitDown(input, page, moment);
  await pressCard(input, page, card);
  await input.press(page.getByRole('button', { name: button, exact: true }));
  await takeDevice(input, page, NAMES[1 - seat]);
  await expect(page.getByRole('heading', { name: `${NAMES[seat]} speelt ${cardName(card)}` })).toBeVisible();
  await input.press(page.getByRole('button', { name: 'Laten staan' }));
  await takeDevice(input, page, NAMES[seat]);
}

/** The button that plays a card against the other player. */
const against = (card: keyof typeof nl.cards.deeds, { seat }: Moment<unknown>, points = 0): string =>
  nl.cards.deeds[card](NAMES[1 - seat] ?? '', points);
const sorted = (rack: readonly string[]): string => [...rack].sort().join('');
/** The rack of the other player, once both are full. */
const withFullRacks = (view: TricksterView, [other]: readonly TricksterView[]) =>
  other && view.rack.length === 7 && other.rack.length === 7 ? other : null;

test('TR-14 swap-racks', async ({ page, input }) => {
  const moment = await playUntil(page, { cards: ['swap-racks'], find: withFullRacks });
  await playAlone({ input, page }, moment, against('swap-racks', moment));
  await expect(rackOf(page).getByRole('button')).toHaveCount(7);
  const { rack } = await viewOf<TricksterView>(page, moment.table, moment.seat);
  expect(sorted(rack)).toBe(sorted(moment.found.rack));
});

test('TR-15 free-exchange', async ({ page, input }) => {
  const moment = await playUntil(page, { cards: ['free-exchange'], find: ({ bag }) => bag > 7 });
  const { table, seat, card, view } = moment;
  await sitDown(input, page, moment);
  await pressCard(input, page, card);
  await input.press(page.getByRole('button', { name: 'Letters kiezen' }));
  const sheet = page.getByRole('dialog', { name: cardName(card) });
  await input.press(sheet.getByRole('button', { name: 'Alles kiezen' }));
  await input.press(sheet.getByRole('button', { name: /letters? ruilen/ }));
  await letStand(input, page, moment);
  await takeDevice(input, page, NAMES[seat]);
  await expect(page.getByRole('button', { name: 'Passen', exact: true })).toBeEnabled();
  const after = await viewOf<TricksterView>(page, table, seat);
  expect(after.turnNumber).toBe(view.turnNumber);
  expect(sorted(after.rack)).not.toBe(sorted(view.rack));
});

test('TR-16 peek-rack', async ({ page, input }) => {
  const moment = await playUntil(page, { cards: ['peek-rack'], find: withFullRacks });
  await playAlone({ input, page }, moment, against('peek-rack', moment));
  const peeked = page.getByRole('region', { name: `Plankje van ${NAMES[1 - moment.seat]}` });
  const letters = await peeked.locator('.tile-letter').allTextContents();
  expect(sorted(letters)).toBe(sorted(moment.found.rack.filter((tile) => tile !== '?')));
});

test('TR-17 skip-opponent', async ({ page, input }) => {
  const moment = await playUntil(page, { cards: ['skip-opponent'], find: () => true });
  const { table, seat, view } = moment;
  await playAlone({ input, page }, moment, against('skip-opponent', moment));
  await expect(page.getByText('moet de volgende beurt overslaan')).toBeVisible();
  await pass(input, page);
  await expect(page.locator('.slip-line')).toHaveText(`${NAMES[1 - seat]} wordt overgeslagen door ${NAMES[seat]}`);
  const after = await viewOf<TricksterView>(page, table, seat);
  expect(after).toMatchObject({ turn: seat, turnNumber: view.turnNumber + 2 });
});

test('TR-25 steal-tile', async ({ page, input }) => {
  const moment = await playUntil(page, { cards: ['steal-tile'], find: withFullRacks });
  await playAlone({ input, page }, moment, against('steal-tile', moment));
  await expect(rackOf(page).getByRole('button')).toHaveCount(8);
  await expect(page.getByText('mag nog niet bijpakken')).toBeVisible();
});

test('TR-28 take-last-score', async ({ page, input }) => {
  const find = ({ lastScores, turn }: TricksterView) => lastScores[1 - turn];
  const moment = await playUntil(page, { cards: ['take-last-score'], find });
  await playAlone({ input, page }, moment, against('take-last-score', moment, moment.found));
  await expectGain(page, moment, moment.found);
  const pad = page.getByRole('region', { name: 'Scoreblok' });
  await expect(pad.locator('.pad-cell').filter({ hasText: cardName('take-last-score') })).toContainText(
    `+ ${moment.found}`,
  );
});

test('TR-07 a card given up to see the two-letter words', async ({ page, input }) => {
  const moment = await playUntil(page, { cards: FULL_DECK, find: () => true });
  const { table, seat, card, view } = moment;
  await sitDown(input, page, moment);
  await pressCard(input, page, card);
  await input.press(page.getByRole('button', { name: 'Wegleggen en de tweeletterwoorden bekijken' }));
  // Giving up a card must be confirmed.
  await input.press(page.getByRole('button', { name: 'Toch niet' }));
  expect((await viewOf<TricksterView>(page, table, seat)).hand).toEqual(view.hand);
  await input.press(page.getByRole('button', { name: 'Wegleggen en de tweeletterwoorden bekijken' }));
  await input.press(page.getByRole('button', { name: 'Ja, wegleggen' }));
  const list = page.getByRole('region', { name: 'Goede woorden van twee letters' });
  await expect(list.getByText('DE', { exact: true })).toBeVisible();
  expect((await viewOf<TricksterView>(page, table, seat)).hand).toHaveLength(view.hand.length - 1);
  // On a phone the list does not push the hand out of view.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Mijn kaarten' })).toBeInViewport({ ratio: 1 });
});
