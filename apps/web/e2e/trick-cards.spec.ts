/** Trick cards with options, and one that is cancelled (TR-12). */
import {
  type Card,
  EMPTY_BOARD,
  type FoundPlay,
  formatPlace,
  formatSquare,
  parsePlace,
  SIZE,
  type TricksterView,
} from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { layWord, newTiles, typeWord } from './board-page.ts';
import { expect, test, viewOf } from './browser.ts';
import { cardName, expectGain, letStand, pressCard, scoreShown, sitDown, takeDevice } from './cards-page.ts';
import type { Input } from './input.ts';
import { isWord, playsOf, readWith } from './legal-plays.ts';
import { type Moment, NAMES, playUntil } from './trickster-positions.ts';

/** Cards that raise the score of one word of the play. */
const WORD_CARDS: readonly Card[] = ['double-word', 'triple-word', 'add-ten'];

/** Two words in one play, without a blank: there is a choice. */
function playOfTwoWords(view: TricksterView): FoundPlay | undefined {
  return playsOf('trickster-nl', view).find(
    (play) => /^[A-Z]{3,}$/.test(play.word) && (readWith(view, play)?.words.length ?? 0) > 1,
  );
}

/** Lays the word with its card; returns the scores shown without and with it. */
async function layWithCard(input: Input, page: Page, moment: Moment<FoundPlay>) {
  const { seat, view, card, found: play } = moment;
  await sitDown(input, page, moment);
  await typeWord(input, page, play, view.board);
  await expect(page.getByRole('button', { name: `${play.word} leggen`, exact: true })).toBeEnabled();
  const plain = await scoreShown(page);
  await pressCard(input, page, card);
  await expect(page.getByRole('button', { name: 'Toch niet', pressed: true })).toBeVisible();
  const choices = page.getByRole('group', { name: 'Welk woord?' }).getByRole('radio');
  await input.choose(choices.last());
  await expect.poll(() => scoreShown(page)).toBeGreaterThan(plain);
  const raised = await scoreShown(page);
  await layWord(input, page, play);
  await takeDevice(input, page, NAMES[1 - seat]);
  await expectAnnounced(page, moment, play.word);
  return { plain, raised };
}

async function expectAnnounced(page: Page, { seat, card }: Moment<unknown>, words: string): Promise<void> {
  const title = `${NAMES[seat]} legt ${words} met ${cardName(card)}`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

test('TR-13 a card raises the score of the chosen word', async ({ page, input }) => {
  const moment = await playUntil(page, { cards: WORD_CARDS, find: playOfTwoWords });
  const { raised } = await layWithCard(input, page, moment);
  await input.press(page.getByRole('button', { name: 'Laten staan' }));
  await expectGain(page, moment, raised);
});

test('TR-12 a cancelled card has no effect', async ({ page, input }) => {
  // Until the second cancel-card has been seen, the player of the first card is asked in turn.
  const isAskedInTurn = (view: TricksterView, others: readonly TricksterView[]) =>
    others.some(({ hand }) => hand.includes('cancel-card')) &&
    !view.hand.includes('cancel-card') &&
    !view.seenCards.includes('cancel-card');
  const moment = await playUntil(page, {
    cards: WORD_CARDS,
    find: (view, others) => (isAskedInTurn(view, others) ? playOfTwoWords(view) : null),
  });
  const { plain } = await layWithCard(input, page, moment);
  await input.press(page.getByRole('button', { name: 'Streep erdoor', exact: true }));
  await takeDevice(input, page, NAMES[moment.seat]);
  await expect(page.getByText('Alleen een tweede Streep erdoor houdt dat nog tegen.')).toBeVisible();
  await input.press(page.getByRole('button', { name: 'Laten staan' }));
  await expect(page.locator('.slip-told')).toContainText(`een streep door ${cardName(moment.card)}`);
  await expectGain(page, moment, plain);
});

/** A word that needs one letter tile as a blank, and the same word before that tile is turned. */
function turnedOf(view: TricksterView) {
  for (const tile of new Set(view.rack.filter((one) => one !== '?'))) {
    const rack = view.rack.with(view.rack.indexOf(tile), '?');
    for (const play of playsOf('trickster-nl', { ...view, rack })) {
      const [blank, another] = newTiles(play, view.board).filter(({ cell }) => cell !== cell.toUpperCase());
      const isOther = blank && !another && blank.cell.toUpperCase() !== tile;
      if (isOther && play.word.length > 2) {
        return { tile, square: blank.square, cell: blank.cell, play, faceUp: play.word.replace(blank.cell, tile) };
      }
    }
  }
  return null;
}

/** Lays a word with one letter tile face down. */
async function layTurned(input: Input, page: Page, moment: Moment<NonNullable<ReturnType<typeof turnedOf>>>) {
  const { view, card, found } = moment;
  const { tile, square, cell, play, faceUp } = found;
  await sitDown(input, page, moment);
  await typeWord(input, page, { ...play, word: faceUp }, view.board);
  await pressCard(input, page, card);
  await input.press(page.getByRole('button', { name: `${tile} ${formatSquare(EMPTY_BOARD, square)}`, exact: true }));
  await input.press(page.getByRole('dialog').getByRole('button', { name: cell.toUpperCase(), exact: true }));
  await expect(page.getByText(`${tile} ligt omgedraaid als ${cell.toUpperCase()}.`)).toBeVisible();
}

test('TR-27 a face-down tile stands for another letter', async ({ page, input }) => {
  const moment = await playUntil(page, { cards: ['tile-as-blank'], find: turnedOf });
  const { table, seat, found } = moment;
  await layTurned(input, page, moment);
  const shown = await scoreShown(page);
  // The card stays chosen after a reload.
  await page.reload();
  await takeDevice(input, page, NAMES[seat]);
  await expect.poll(() => scoreShown(page)).toBe(shown);
  await layWord(input, page, found.play);
  await letStand(input, page, moment);
  await expectGain(page, moment, shown);
  const { board } = await viewOf<TricksterView>(page, table, 1 - seat);
  expect(board[Math.floor(found.square / SIZE)]?.[found.square % SIZE]).toBe(found.cell);
});

/** A word, and another that can be laid after it with the remaining letters. */
function twoWordsOf(view: TricksterView) {
  for (const first of playsOf('trickster-nl', view).filter(({ word }) => /^[A-Z]+$/.test(word))) {
    const read = readWith(view, first);
    if (!read || read.tiles.length > 4) continue;
    const rack = read.tiles.reduce((left, tile) => left.toSpliced(left.indexOf(tile), 1), [...view.rack]);
    const { board } = read;
    // Crosses the first word, so that typing must step over a letter of this turn.
    const crosses = (play: FoundPlay) =>
      /^[A-Z]{3,}$/.test(play.word) &&
      parsePlace(EMPTY_BOARD, play.at)?.direction !== parsePlace(EMPTY_BOARD, first.at)?.direction;
    const second = playsOf('trickster-nl', { ...view, rack, board }).find(
      (play) => crosses(play) && stepsOver(play, board, first, view.board),
    );
    if (second) return { first, second, board };
  }
  return null;
}

/** Whether new tiles of a play lie on both sides of a tile of the previous play. */
function stepsOver(play: FoundPlay, board: readonly string[], before: FoundPlay, emptier: readonly string[]): boolean {
  const own = newTiles(play, board).map(({ square }) => square);
  return newTiles(before, emptier).some(
    ({ square }) =>
      newTiles(play, emptier).some((tile) => tile.square === square) &&
      own.some((one) => one < square) &&
      own.some((one) => one > square),
  );
}

test('TR-20 several words in one turn', async ({ page, input }) => {
  const moment = await playUntil(page, { cards: ['many-words'], find: twoWordsOf });
  const { view, card, found } = moment;
  const { first, second, board } = found;
  await sitDown(input, page, moment);
  await typeWord(input, page, first, view.board);
  const one = await scoreShown(page);
  await pressCard(input, page, card);
  await input.press(page.getByRole('button', { name: 'Nog een woord' }));
  await typeWord(input, page, second, board);
  await expect(page.getByText(`Tot nu toe: ${first.word} en ${second.word}.`)).toBeVisible();
  await expect.poll(() => scoreShown(page)).toBe(one + second.score);
  await input.press(page.getByRole('button', { name: `${first.word} en ${second.word} leggen` }));
  await takeDevice(input, page, NAMES[1 - moment.seat]);
  await expectAnnounced(page, moment, `${first.word} en ${second.word}`);
  await input.press(page.getByRole('button', { name: 'Laten staan' }));
  await expectGain(page, moment, one + second.score);
});

/** A word laid backwards through an old letter; read forwards it is not a word. */
function backwardsOf(view: TricksterView): FoundPlay | null {
  for (const play of playsOf('trickster-nl', view)) {
    const round = turnedRound(play, view);
    if (!round) continue;
    const read = readWith(view, round, [{ card: 'backwards', at: round.at }]);
    if (read?.words.length === 1 && !isWord(round.word)) return { ...round, score: read.score };
  }
  return null;
}

function turnedRound({ at, word }: FoundPlay, { board }: TricksterView): FoundPlay | null {
  const place = parsePlace(EMPTY_BOARD, at);
  if (!place || !/^[A-Z]{3,}$/.test(word)) return null;
  const { square, direction } = place;
  const step = direction === 'across' ? 1 : SIZE;
  const isOld = (one: number) => board[Math.floor(one / SIZE)]?.[one % SIZE] !== '.';
  const old = [...word].map((_, index) => square + index * step).filter(isOld);
  const [only] = old;
  if (only === undefined || old.length > 1) return null;
  const start = only - (word.length - 1) * step + (only - square);
  const line = (one: number) => (direction === 'across' ? Math.floor(one / SIZE) : one % SIZE);
  const last = start + (word.length - 1) * step;
  if (start < 0 || last >= SIZE * SIZE || line(start) !== line(only) || line(last) !== line(only)) return null;
  return { at: formatPlace(EMPTY_BOARD, { square: start, direction }), word: [...word].reverse().join(''), score: 0 };
}

test('TR-23 a word laid backwards', async ({ page, input }) => {
  const moment = await playUntil(page, { cards: ['backwards'], find: backwardsOf });
  const { table, seat, view, card, found: play } = moment;
  const { locked } = view;
  await sitDown(input, page, moment);
  await typeWord(input, page, play, view.board);
  const hint = page.getByText(`${play.word} staat niet in de lijst`);
  await expect(hint).toBeVisible();
  await pressCard(input, page, card);
  await expect(hint).toBeHidden();
  // The button and the last move name the word as it reads.
  const word = [...play.word].reverse().join('');
  await layWord(input, page, { ...play, word });
  await takeDevice(input, page, NAMES[1 - seat]);
  await expectAnnounced(page, moment, play.word);
  await input.press(page.getByRole('button', { name: 'Laten staan' }));
  await expect(page.locator('.slip-told')).toContainText(` legt ${word} met Achterstevoren,`);
  await expectGain(page, moment, play.score);
  expect((await viewOf<TricksterView>(page, table, seat)).locked).toHaveLength(locked.length + 1);
});

const THREE = ['Een', 'Twee', 'Drie'];

/** Letters that touch the board and do not make a word: a word with two letters swapped. */
function nonsenseOf(view: TricksterView): FoundPlay | null {
  for (const play of playsOf('trickster-nl', view)) {
    const { word } = play;
    if (!/^[A-Z]{3,}$/.test(word) || readWith(view, play)?.words.length !== 1) continue;
    const fresh = newTiles(play, view.board).map(
      ({ square }) => square - (parsePlace(EMPTY_BOARD, play.at)?.square ?? 0),
    );
    const places = fresh.map((steps) => (steps >= SIZE ? steps / SIZE : steps));
    for (const one of places) {
      for (const other of places) {
        const letters = [...word].with(one, word[other] ?? '').with(other, word[one] ?? '');
        if (!isWord(letters.join(''))) return { ...play, word: letters.join('') };
      }
    }
  }
  return null;
}

test('TR-32 three players on one device: a card is answered in turn, then a dispute; a lost word takes its card along', async ({
  page,
  input,
}) => {
  const options = { checking: 'challenge', disputeSeconds: 600, reactionSeconds: 120 };
  const moment = await playUntil(page, { cards: WORD_CARDS, find: nonsenseOf, names: THREE, options });
  const { table, seat, view, card, found: play } = moment;
  await sitDown(input, page, moment, THREE);
  await typeWord(input, page, play, view.board);
  await pressCard(input, page, card);
  await layWord(input, page, play);

  const asked: string[] = [];
  for (const _ of [1, 2]) {
    const cover = page.getByRole('heading', { name: 'Geef het apparaat aan' });
    await expect(cover).toBeFocused();
    const name = (await cover.textContent())?.split(' ').at(-1) ?? '';
    await expect(
      page
        .getByRole('main')
        .getByText(`${THREE[seat]} legt ${play.word} met ${cardName(card)}`)
        .first(),
    ).toBeVisible();
    await takeDevice(input, page, name);
    await input.press(page.getByRole('button', { name: 'Laten staan' }));
    asked.push(name);
  }
  expect(asked.toSorted()).toEqual(THREE.toSpliced(seat, 1).toSorted());

  // All players are asked about the word together.
  const dispute = page.getByRole('region', { name: /^Betwist/ });
  await input.press(dispute.getByRole('button', { name: /^Betwist/ }));
  await input.press(page.getByRole('dialog').getByRole('button', { name: asked[0] ?? '' }));
  await expect.poll(async () => (await viewOf<TricksterView>(page, table, seat)).open).toBeNull();
  const after = await viewOf<TricksterView>(page, table, seat);
  expect(after.seats[seat]?.score).toBe(view.seats[seat]?.score);
  expect(after.board).toEqual(view.board);
  expect([...after.rack].sort()).toEqual([...view.rack].sort());
  expect(after.hand).toHaveLength(view.hand.length - 1);
});
