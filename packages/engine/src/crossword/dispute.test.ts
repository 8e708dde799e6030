import { expect, test } from 'vitest';
import { type Laid, type LaidTable, laid, lay, PLAIN_RULES, plainGame } from '../../testing/crossword.ts';
import { submit } from '../kernel/log.ts';
import { lexiconFrom } from '../kernel/word-list.ts';
import { crosswordGame } from './game.ts';
import type { CrosswordMove } from './state.ts';

/** ZIE at G10 beside TREINEN makes ZIE, ZE and IN; seat 0 has laid it. */
function open({ words = [], ...rest }: Laid = {}): LaidTable {
  const table = laid({
    board: ['H5 TREINEN'],
    racks: ['ZIEXX', 'DEUR', 'AAAA', 'OOOO'].slice(0, rest.players ?? 2),
    bag: 'SSSSSSSSSS',
    words,
    ...rest,
  });
  table.when(lay(0, 'G10 ZIE'));
  return table;
}

const NULL = { disputeSeconds: null };
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

test('B-22 only when the window closes does the play score, the player draw and the next turn start', () => {
  const table = open();
  expect(table.state).toMatchObject({ scores: [0, 0], turn: 0 });
  expect(table.state.racks[0]).toHaveLength(2);
  expect(types(table.when({ by: 1, do: 'accept' }))).toEqual(['accepted', 'scored', 'drew', 'turn-began']);
  expect(table.state).toMatchObject({ scores: [13, 0], turn: 1, open: null });
  expect(table.state.racks[0]).toHaveLength(7);
});

test.each([2, 3, 4])('B-22 with %i players the window closes when all opponents have accepted', (players) => {
  const table = open({ players });
  const opponents = [1, 2, 3].slice(0, players - 1).reverse();
  for (const by of opponents) {
    expect(table.state.open).not.toBeNull();
    table.when({ by, do: 'accept' });
  }
  expect(table.state).toMatchObject({ open: null, turn: 1 });
  expect(table.state.scores[0]).toBe(13);
});

test.each([5, 30, 600])('B-22 the window closes when disputeSeconds (%i) have run out', (disputeSeconds) => {
  const table = open({ players: 3, options: { disputeSeconds } });
  table.wait(disputeSeconds - 1);
  expect(table.state.open).not.toBeNull();
  table.wait(1);
  expect(table.state).toMatchObject({ open: null, turn: 1, scores: [13, 0, 0] });
});

test('B-22 a late answer is refused, and so is an early timeout', () => {
  const table = open();
  expect(table.refused({ by: 'house', do: 'timeout' })).toMatchObject({ code: 'not-yet' });
  table.wait(30);
  expect(table.refused({ by: 1, do: 'dispute' })).toMatchObject({ code: 'nothing-open' });
});

test('B-22 a move at the very moment of the deadline comes after the timeout', () => {
  const table = open();
  const context = {
    now: Number(table.state.open?.window.until),
    rng: { below: () => 0 },
    lexicon: lexiconFrom({ words: [] }),
  };
  expect(plainGame.decide(table.state, { by: 1, do: 'dispute' }, context)).toMatchObject({
    refusal: { code: 'too-late' },
  });
});

test('B-22 with disputeSeconds null the window waits for the answers without a limit', () => {
  const table = open({ players: 3, options: NULL });
  expect(table.state.open?.window.until).toBeNull();
  table.wait(10_000_000);
  expect(table.state.open).not.toBeNull();
  table.when({ by: 2, do: 'accept' });
  table.when({ by: 1, do: 'accept' });
  expect(table.state.turn).toBe(1);
});

test.each([2, 3, 4])("B-22 with disputeSeconds null the next player's move accepts for all (%i players)", (players) => {
  const table = open({ players, options: NULL });
  expect(types(table.when({ by: 1, do: 'pass' }))).toEqual(['scored', 'drew', 'turn-began', 'passed', 'turn-began']);
  expect(table.state.turn).toBe(2 % players);
  expect(table.state.scores[0]).toBe(13);
});

test('B-22 with null the next player may lay or exchange at once; a refused move leaves the window open', () => {
  const table = open({ options: NULL });
  expect(table.refused(lay(1, 'A1 DE'))).toMatchObject({ code: 'not-touching' });
  expect(table.state.open).not.toBeNull();
  table.when(lay(1, '13D DEUR'));
  expect(table.state.open?.seat).toBe(1);
  expect(table.state.scores[0]).toBe(13);

  const other = open({ options: NULL });
  other.when({ by: 1, do: 'exchange', tiles: 'D' });
  expect(other.state.turn).toBe(0);
});

test('B-22 with null only the next player’s move closes the window', () => {
  const table = open({ players: 3, options: NULL });
  expect(table.refused({ by: 2, do: 'pass' })).toEqual({ code: 'dispute-open', rule: 'B-22' });
  expect(table.refused({ by: 0, do: 'pass' })).toEqual({ code: 'dispute-open', rule: 'B-22' });
  expect(table.state.open).not.toBeNull();
});

test("B-22 while seconds run the next player's move counts as acceptance and is refused while others may still answer", () => {
  const table = open({ players: 3 });
  expect(table.refused({ by: 1, do: 'pass' })).toEqual({ code: 'dispute-open', rule: 'B-22', accepts: true });
  table.when({ by: 2, do: 'accept' });
  table.when({ by: 1, do: 'pass' });
  expect(table.state).toMatchObject({ turn: 2, scores: [13, 0, 0] });
});

test("B-22 with two players the next player's move closes the window: nobody else may still answer", () => {
  const table = open();
  table.when({ by: 1, do: 'pass' });
  expect(table.state).toMatchObject({ turn: 0, scores: [13, 0] });
});

test('B-22 a house plays the acceptance that a refused move stands for', () => {
  const table = open({ players: 3 });
  const now = 1_000_000;
  const contextFor = () => ({ rng: { below: () => 0 }, lexicon: lexiconFrom({ words: [] }) });
  const move: CrosswordMove = { by: 1, do: 'pass' };
  const first = submit(plainGame, table.state, { move, now, contextFor });
  expect(first.refusal).toMatchObject({ code: 'dispute-open', accepts: true });
  expect(first.steps).toEqual([
    { move: { by: 1, do: 'accept' }, at: 1_000_000, events: [{ type: 'accepted', seat: 1 }] },
  ]);
  expect(first.state.open?.window.awaiting).toEqual([2]);

  const again = submit(plainGame, first.state, { move, now, contextFor });
  expect(again).toMatchObject({ steps: [], refusal: { code: 'dispute-open' } });
});

test('B-22 nobody answers their own play, answers twice, or answers without an open play', () => {
  const table = open({ players: 3 });
  for (const answer of ['accept', 'dispute'] as const) {
    expect(table.refused({ by: 0, do: answer })).toMatchObject({ code: 'own-play', rule: 'B-22' });
  }
  table.when({ by: 2, do: 'accept' });
  expect(table.refused({ by: 2, do: 'dispute' })).toMatchObject({ code: 'already-answered', rule: 'B-22' });
  table.when({ by: 1, do: 'accept' });
  expect(table.refused({ by: 2, do: 'accept' })).toMatchObject({ code: 'nothing-open', rule: 'B-22' });
});

test('B-22 a dispute names some of the words made or all of them', () => {
  const disputed = (words?: readonly string[]) => {
    const table = open({ words: ['ZIE', 'IN'] });
    return table.when({ by: 1, do: 'dispute', ...(words ? { words } : {}) })[0];
  };
  expect(disputed()).toMatchObject({ words: ['ZIE', 'ZE', 'IN'], bad: ['ZE'] });
  expect(disputed(['ZIE'])).toMatchObject({ words: ['ZIE'], bad: [] });
  expect(disputed(['IN', 'ZE'])).toMatchObject({ words: ['ZE', 'IN'], bad: ['ZE'] });
});

test.each([{ words: ['TREINEN'] }, { words: ['ZIE', 'XYZ'] }, { words: [] }])(
  'B-22 a dispute of words that were not made is refused: $words',
  ({ words }) => {
    expect(open().refused({ by: 1, do: 'dispute', words })).toMatchObject({ code: 'no-such-word', rule: 'B-22' });
  },
);

test('B-22 one invalid word among those named loses the play; an invalid word that was not named does not', () => {
  const lost = open({ words: ['ZIE', 'IN'] });
  lost.when({ by: 1, do: 'dispute', words: ['ZIE', 'ZE'] });
  expect(lost.state).toMatchObject({ open: null, turn: 1, scores: [0, 0] });
  const kept = open({ words: ['ZIE', 'IN'] });
  kept.when({ by: 1, do: 'dispute', words: ['ZIE', 'IN'] });
  expect(kept.state).toMatchObject({ open: null, turn: 1, scores: [13, 0] });
});

test('B-22 a word judged good is settled; other words stay open to the others until the window closes', () => {
  const table = open({ players: 4, words: ['ZIE', 'IN'] });
  table.when({ by: 2, do: 'dispute', words: ['ZIE'] });
  expect(table.state.open?.settled).toEqual([0]);
  expect(table.refused({ by: 1, do: 'dispute', words: ['ZIE'] })).toMatchObject({
    code: 'word-settled',
    words: ['ZIE'],
  });
  expect(table.refused({ by: 2, do: 'dispute', words: ['ZE'] })).toMatchObject({ code: 'already-answered' });
  expect(table.when({ by: 3, do: 'dispute', words: ['ZIE', 'IN'] })[0]).toMatchObject({ words: ['IN'], bad: [] });
  expect(table.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ words: ['ZE'], bad: ['ZE'] });
  expect(table.state).toMatchObject({ open: null, scores: [0, 0, 0, 0], turn: 1 });
});

test('B-22 once every word is settled nothing is left to dispute: the window closes', () => {
  const table = open({ players: 4, words: ['ZIE', 'ZE', 'IN'] });
  table.when({ by: 3, do: 'dispute' });
  expect(table.state).toMatchObject({ open: null, turn: 1 });
  expect(table.state.scores[0]).toBe(13);
});

test('B-22 a text made twice means both words', () => {
  const twice = laid({ players: 3, board: ['H4 OVERKUIP'], racks: ['UHX'], words: ['UH', 'KU'] });
  twice.when(lay(0, 'I8 UH'));
  expect(twice.when({ by: 1, do: 'dispute', words: ['UH'] })[0]).toMatchObject({ words: ['UH'], bad: [] });
  expect(twice.state.open?.settled).toEqual([0, 2]);
});

test.each([
  {
    what: 'accepted, then disputed',
    moves: [
      { by: 1, do: 'accept' },
      { by: 2, do: 'dispute' },
    ],
  },
  {
    what: 'a wrong dispute, then a right one',
    moves: [
      { by: 1, do: 'dispute', words: ['ZIE'] },
      { by: 2, do: 'dispute', words: ['ZE'] },
    ],
  },
  { what: 'the right one first', moves: [{ by: 2, do: 'dispute', words: ['ZE'] }] },
] as { what: string; moves: CrosswordMove[] }[])('B-22 in any order: $what', ({ moves }) => {
  const table = open({ players: 3, words: ['ZIE', 'IN'] });
  for (const move of moves) table.when(move);
  expect(table.state).toMatchObject({ open: null, turn: 1, scores: [0, 0, 0] });
});

test('B-22 no thinking time runs while a window is open', () => {
  const table = open({ options: { turnSeconds: 60 } });
  table.wait(29);
  table.when({ by: 1, do: 'accept' });
  table.wait(59);
  expect(table.state.turn).toBe(1);
  table.wait(1);
  expect(table.state.turn).toBe(0);
});

test('B-22 with null the next player’s clock runs while the window is open: timing out accepts and passes', () => {
  const table = open({ players: 3, options: { ...NULL, turnSeconds: 60 } });
  table.wait(59);
  expect(table.state.open).not.toBeNull();
  table.wait(1);
  expect(table.state).toMatchObject({ open: null, turn: 2, scores: [13, 0, 0], passes: [0, 1, 0] });
});

test('B-22 with null the next player after a resignation has the time of a whole turn', () => {
  const table = open({ players: 3, options: { ...NULL, turnSeconds: 60 } });
  table.wait(50);
  table.when({ by: 1, do: 'resign' });
  table.wait(59);
  expect(table.state.open).not.toBeNull();
  table.wait(1);
  expect(table.state).toMatchObject({ open: null, turn: 0 });
});

test('B-22 a pause of the house shifts the window', () => {
  const table = open();
  table.wait(20);
  table.away(3600);
  table.wait(9);
  expect(table.state.open).not.toBeNull();
  table.wait(1);
  expect(table.state.open).toBeNull();
});

test('B-23 a play that loses: the tiles go back to the rack, nothing is scored, the turn is lost', () => {
  const table = open();
  const before = laid({ board: ['H5 TREINEN'] }).state.board;
  expect(types(table.when({ by: 1, do: 'dispute' }))).toEqual(['disputed', 'play-lost', 'turn-began']);
  expect(table.state.board).toEqual(before);
  expect(table.state.racks[0]?.toSorted()).toEqual(['E', 'I', 'X', 'X', 'Z']);
  expect(table.state).toMatchObject({ scores: [0, 0], turn: 1, lastLaid: [] });
  expect(table.state.bag).toHaveLength(10);
});

test('B-23 a blank goes back as a blank', () => {
  const table = laid({ board: ['H5 TREINEN'], racks: ['ZI?', 'E'] });
  table.when(lay(0, 'G10 ZIe'));
  table.when({ by: 1, do: 'dispute' });
  expect(table.state.racks[0]?.toSorted()).toEqual(['?', 'I', 'Z']);
});

test('B-24 with challenge a move is accepted whether its words are valid or not', () => {
  const good = open({ words: ['ZIE', 'ZE', 'IN'] });
  const bad = open();
  expect(good.log.at(-1)).toEqual(bad.log.at(-1));
  expect(good.state).toEqual(bad.state);
});

test('B-24 a verdict names the words that decided', () => {
  expect(open({ words: ['ZIE'] }).when({ by: 1, do: 'dispute' })[0]).toEqual({
    type: 'disputed',
    seat: 1,
    words: ['ZIE', 'ZE', 'IN'],
    bad: ['ZE', 'IN'],
    penalty: 0,
  });
});

test('B-25 automatic: a play with unknown words is refused with the words named, and the player tries again', () => {
  const table = laid({
    board: ['H5 TREINEN'],
    racks: ['ZIE', 'E'],
    words: ['ZIE', 'ZE', 'IN'],
    options: { checking: 'automatic' },
  });
  expect(table.refused(lay(0, 'G9 ZIE'))).toEqual({ code: 'word-unknown', rule: 'B-25', words: ['ZN', 'IE', 'EN'] });
  table.when(lay(0, 'G10 ZIE'));
  expect(table.state).toMatchObject({ open: null, turn: 1, scores: [13, 0] });
});

test('B-25 automatic: there are no disputes and no window', () => {
  const table = laid({
    board: ['H5 TREINEN'],
    racks: ['ZIE', 'E'],
    words: ['ZIE', 'ZE', 'IN'],
    options: { checking: 'automatic' },
  });
  table.when(lay(0, 'G10 ZIE'));
  expect(plainGame.windowOf(table.state)).toBeNull();
  expect(table.refused({ by: 1, do: 'dispute' })).toMatchObject({ code: 'nothing-open' });
});

test('B-26 an invalid word that nobody disputed stays, and may be lengthened to a valid one', () => {
  const table = laid({ racks: ['BAURE', 'CHT'], words: ['BAURECHT'] });
  table.when(lay(0, 'H6 BAURE'));
  table.when({ by: 1, do: 'accept' });
  table.when(lay(1, 'H6 BAURECHT'));
  expect(table.when({ by: 0, do: 'dispute' })[0]).toMatchObject({ words: ['BAURECHT'], bad: [] });
});

test('B-26 a dispute judges only the words of the play at hand', () => {
  const table = laid({ board: ['H5 XQXQX'], racks: ['A', 'E'], words: ['QA'] });
  table.when(lay(0, '6H QA'));
  expect(table.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ words: ['QA'], bad: [] });
});

test('XL-03, DE-02 a failed dispute costs each disputer once, however many words it named', () => {
  const game = crosswordGame({ ...PLAIN_RULES, wrongDisputeCosts: 10 });
  const table = open({ game, players: 3, words: ['ZIE', 'ZE', 'IN'] });
  expect(game.offersFor(game.viewFor(table.state, 1))).toContainEqual({
    do: 'dispute',
    words: ['ZIE', 'ZE', 'IN'],
    cost: 10,
  });
  expect(table.when({ by: 1, do: 'dispute', words: ['ZIE', 'ZE'] })[0]).toMatchObject({ penalty: -10 });
  table.when({ by: 2, do: 'dispute', words: ['IN'] });
  expect(table.state.scores).toEqual([13, -10, -10]);

  const right = open({ game, words: [] });
  right.when({ by: 1, do: 'dispute' });
  expect(right.state.scores).toEqual([0, 0]);
});
