import { expect, test } from 'vitest';
import { type Laid, laid, lay, PLAIN_RULES, plainGame } from '../../testing/crossword.ts';
import { scrabbleDe } from '../games/scrabble-de/index.ts';
import { scrabbleXlNl } from '../games/scrabble-xl-nl/index.ts';
import { lexiconFrom } from '../kernel/word-list.ts';
import { crosswordGame } from './game.ts';

const AUTOMATIC = { checking: 'automatic' };
const NULL = { disputeSeconds: null };

/** Seat 0 has laid the last tile of the rack, with the bag empty. */
function lastTile(rest: Laid = {}) {
  const table = laid({
    board: ['H5 TREINEN'],
    racks: ['ZIE', 'XA', 'D', 'EE'].slice(0, rest.players ?? 2),
    bag: '',
    ...rest,
  });
  table.when(lay(0, 'G10 ZIE'));
  return table;
}

test('B-27 the bag empty and the last tile laid: with automatic the game ends at once', () => {
  const table = laid({ racks: ['EN', 'XA'], bag: '', words: ['EN'], options: AUTOMATIC });
  table.when(lay(0, 'H8 EN'));
  expect(table.state.over).toEqual({ reason: 'went-out', adjustments: [9, -9], winners: [0] });
  expect(table.state.scores).toEqual([13, -9]);
  expect(table.refused({ by: 1, do: 'pass' })).toEqual({ code: 'game-over' });
});

test('B-27 a rack laid out while the bag holds tiles is filled up, and the game goes on', () => {
  const table = laid({ racks: ['EN', 'XA'], bag: 'A' });
  table.when(lay(0, 'H8 EN'));
  table.when({ by: 1, do: 'accept' });
  expect(table.state).toMatchObject({ over: null, turn: 1, bag: [] });
  expect(table.state.racks[0]).toEqual(['A']);
});

test.each([
  { what: 'all accept', close: (table: ReturnType<typeof laid>) => table.when({ by: 1, do: 'accept' }) },
  { what: 'the seconds run out', close: (table: ReturnType<typeof laid>) => table.wait(30) },
])("B-27 with challenge it ends when that play's window closes: $what", ({ close }) => {
  const table = lastTile();
  expect(table.state.over).toBeNull();
  close(table);
  expect(table.state.over).toMatchObject({ reason: 'went-out', adjustments: [9, -9] });
});

test.each([{ options: {} }, { options: NULL }])(
  "B-27 until the last play's window closes the others may only accept or dispute: $options",
  ({ options }) => {
    const table = lastTile({ players: 3, options });
    for (const by of [1, 2]) {
      expect(table.refused({ by, do: 'pass' })).toMatchObject({ code: 'dispute-open' });
      expect(table.refused({ by, do: 'pass' })).not.toHaveProperty('accepts');
    }
    expect(table.refused({ by: 1, do: 'pass' })).toMatchObject({ rule: 'B-27' });
    table.when({ by: 1, do: 'accept' });
    expect(table.refused(lay(1, '5H TA'))).toMatchObject({ code: 'dispute-open', rule: 'B-27' });
    table.when({ by: 2, do: 'accept' });
    expect(table.state.over?.reason).toBe('went-out');
  },
);

test('B-27 if the dispute of the last play succeeds, the game goes on', () => {
  const table = lastTile({ words: ['ZIE', 'ZE'] });
  table.when({ by: 1, do: 'dispute' });
  expect(table.state).toMatchObject({ over: null, turn: 1, scores: [0, 0] });
  expect(table.state.racks[0]?.toSorted()).toEqual(['E', 'I', 'Z']);
  table.when({ by: 1, do: 'pass' });
  expect(table.state.turn).toBe(0);
});

test('B-27 if the dispute of the last play fails, the game ends', () => {
  const table = lastTile({ words: ['ZIE', 'ZE', 'IN'] });
  table.when({ by: 1, do: 'dispute' });
  expect(table.state.over?.reason).toBe('went-out');
});

test("B-27 with null the next seat's clock running out is acceptance of the last play", () => {
  const table = lastTile({ players: 3, options: { ...NULL, turnSeconds: 60 } });
  table.wait(59);
  expect(table.state.over).toBeNull();
  table.wait(1);
  expect(table.state.over?.reason).toBe('went-out');
});

test("B-27 with null and a clock for the game the next seat's time runs too", () => {
  const table = lastTile({ options: { ...NULL, gameSeconds: 60, overtimeMinutes: 0 } });
  table.wait(60);
  expect(table.state.over).not.toBeNull();
});

const passing = (table: ReturnType<typeof laid>, ...seats: readonly number[]) => {
  for (const by of seats) table.when({ by, do: 'pass' });
};

test.each([2, 3, 4])('B-27 all %i players passed in their last two own turns: the game ends', (players) => {
  const table = laid({ players, racks: ['XA', 'E', 'N', 'N'].slice(0, players), bag: 'S' });
  const seats = [0, 1, 2, 3].slice(0, players);
  passing(table, ...seats, ...seats.slice(0, -1));
  expect(table.state.over).toBeNull();
  passing(table, players - 1);
  expect(table.state.over).toMatchObject({ reason: 'all-passed' });
  expect(table.state.over?.adjustments[0]).toBe(-9);
});

test('B-27 a pass by time counts as any other', () => {
  const table = laid({ options: { turnSeconds: 20 } });
  table.wait(79);
  expect(table.state.over).toBeNull();
  table.wait(1);
  expect(table.state.over?.reason).toBe('all-passed');
});

test.each<{ what: string; between: (table: ReturnType<typeof laid>) => void }>([
  { what: 'an exchange', between: (table) => table.when({ by: 1, do: 'exchange', tiles: 'E' }) },
  {
    what: 'a play',
    between: (table) => {
      table.when(lay(1, 'H8 EN'));
      table.when({ by: 0, do: 'accept' });
    },
  },
  {
    what: 'a lost dispute',
    between: (table) => {
      table.when(lay(1, 'H8 EN'));
      table.when({ by: 0, do: 'dispute' });
    },
  },
])('B-27 $what in between resets the count of passes', ({ between }) => {
  const table = laid({ racks: ['AAAAAAA', 'ENENENE'] });
  passing(table, 0, 1, 0);
  between(table);
  expect(table.state.passes).toEqual([0, 0]);
  passing(table, 0, 1, 0);
  expect(table.state.over).toBeNull();
  passing(table, 1);
  expect(table.state.over?.reason).toBe('all-passed');
});

test('B-27 only remaining players count: resigned seats need not pass', () => {
  const table = laid({ players: 3 });
  passing(table, 0, 1);
  table.when({ by: 2, do: 'resign' });
  passing(table, 0);
  expect(table.state.over).toBeNull();
  passing(table, 1);
  expect(table.state.over?.reason).toBe('all-passed');
});

test.each([plainGame, scrabbleXlNl, scrabbleDe])(
  'B-27 automatic: $id ends when the bag is empty and no rack has a play',
  (game) => {
    const table = laid({
      game,
      board: ['H5 TREINEN'],
      racks: ['X', 'Q'],
      bag: '',
      words: ['TREINEN'],
      options: AUTOMATIC,
    });
    table.when({ by: 0, do: 'pass' });
    expect(table.state.over).toEqual({ reason: 'no-play', adjustments: [-8, -10], winners: [0] });
  },
);

test.each<{ what: string; rest: Laid }>([
  { what: 'a rack has a play', rest: { words: ['TREINEN', 'EX'] } },
  { what: 'the bag holds tiles', rest: { bag: 'A' } },
  { what: 'words are judged by dispute', rest: { options: {} } },
  { what: 'a rack is unknown', rest: { racks: [2, 'Q'] } },
])('B-27 no-play does not end the game while $what', ({ rest }) => {
  const table = laid({
    board: ['H5 TREINEN'],
    racks: ['X', 'Q'],
    bag: '',
    words: ['TREINEN'],
    options: AUTOMATIC,
    ...rest,
  });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.over).toBeNull();
});

test('B-27 a malicious list cannot keep the search busy: the game goes on', () => {
  let steps = 0;
  const root = lexiconFrom({ words: ['A'] }).root;
  // Every letter continues, and no word ever ends.
  const endless = {
    ...lexiconFrom({ words: [] }),
    root,
    next: () => {
      steps += 1;
      return root;
    },
    ends: () => false,
  };
  const racks = ['??EENRS', '??TADOK'];
  const table = laid({ board: ['H5 TREINEN'], racks, bag: '', lexicon: endless, options: AUTOMATIC });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.over).toBeNull();
  expect(steps).toBeGreaterThan(10_000);
  expect(steps).toBeLessThan(100_000);
});

test('B-27 a game whose rules allow other plays does not end without one', () => {
  const game = crosswordGame({ ...PLAIN_RULES, endsWithoutPlay: false });
  const table = laid({ game, board: ['H5 TREINEN'], racks: ['X', 'Q'], bag: '', options: AUTOMATIC });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.over).toBeNull();
});

test('B-27 a faster search may answer whether a play exists', () => {
  const table = laid({ board: ['H5 TREINEN'], racks: ['X', 'Q'], bag: '', options: AUTOMATIC });
  const context = { now: 0, rng: { below: () => 0 }, lexicon: lexiconFrom({ words: [] }) };
  const asked: unknown[] = [];
  const playExists = (...question: unknown[]) => {
    asked.push(question);
    return true;
  };
  const decision = plainGame.decide(table.state, { by: 0, do: 'pass' }, { ...context, playExists });
  expect(decision).toMatchObject({ events: [{ type: 'passed' }, { type: 'turn-began' }] });
  expect(asked).toEqual([[table.state.board, [['Q'], ['X']]]]);
});

test.each([plainGame, scrabbleDe])(
  'B-28 an X and an A left cost 9, and gain 9 for the player who went out ($id)',
  (game) => {
    const table = laid({ game, racks: ['EN', 'XA'], bag: '', words: ['EN'], options: AUTOMATIC, scores: [20, 5] });
    table.when(lay(0, 'H8 EN'));
    expect(table.state.over?.adjustments).toEqual([9, -9]);
    expect(table.state.scores).toEqual([20 + 4 + 9, -4]);
  },
);

test('B-28 the player who went out gains what all others lost; totals may be negative', () => {
  const table = laid({ players: 4, racks: ['EN', 'XA', 'Q?', 'ZZ'], bag: '', words: ['EN'], options: AUTOMATIC });
  table.when(lay(0, 'H8 EN'));
  expect(table.state.over?.adjustments).toEqual([27, -9, -10, -8]);
  expect(table.state.scores).toEqual([31, -9, -10, -8]);
});

test('B-28 if nobody went out, all lose the value of their tiles and nobody gains', () => {
  const table = laid({ racks: ['X', 'A?'], bag: '', scores: [10, 10], passes: [1, 2] });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.over).toEqual({ reason: 'all-passed', adjustments: [-8, -1], winners: [1] });
  expect(table.state.scores).toEqual([2, 9]);
});

test('B-28 equal scores share the win, after the adjustments', () => {
  const table = laid({ players: 3, racks: ['X', 'A', 'E'], bag: '', scores: [17, 10, 5], passes: [1, 2, 2] });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.over?.winners).toEqual([0, 1]);
});

test('B-28 unseen tiles cost nothing', () => {
  const table = laid({ racks: [3, 'A'], bag: '', passes: [1, 2] });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.over?.adjustments).toEqual([0, -1]);
});

test('B-29 resigning is possible at any time: out of turn, and while a window is open', () => {
  const table = laid({ players: 4, board: ['H5 TREINEN'], racks: ['ZIEX', 'A', 'A', 'A'] });
  table.when({ by: 2, do: 'resign' });
  expect(table.state).toMatchObject({ turn: 0, over: null });
  table.when(lay(0, 'G10 ZIE'));
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 3, do: 'resign' });
  expect(table.state).toMatchObject({ open: null, turn: 1 });
  expect(table.state.scores[0]).toBe(13);
  expect(table.refused({ by: 3, do: 'accept' })).toEqual({ code: 'game-over' });
});

test('B-29 resigning on turn passes the turn on', () => {
  const table = laid({ players: 3 });
  table.when({ by: 0, do: 'resign' });
  expect(table.state).toMatchObject({ turn: 1, resigned: [true, false, false], over: null });
});

test('B-29 an open play of the resigner stands', () => {
  const table = laid({ players: 3, board: ['H5 TREINEN'], racks: ['ZIEX', 'A', 'A'], bag: 'SS' });
  table.when(lay(0, 'G10 ZIE'));
  table.when({ by: 0, do: 'resign' });
  expect(table.state).toMatchObject({ scores: [13, 0, 0], open: null, turn: 1 });
  expect(table.state.board[6]?.slice(9, 12)).toBe('ZIE');
  expect(table.state.bag).toHaveLength(2);
});

test("B-29 the resigner's tiles count for nobody; the score stays, unadjusted, and cannot win", () => {
  const table = laid({
    players: 3,
    racks: ['EN', 'XA', 'Q'],
    bag: '',
    words: ['EN'],
    options: AUTOMATIC,
    scores: [0, 0, 90],
  });
  table.when({ by: 2, do: 'resign' });
  table.when(lay(0, 'H8 EN'));
  expect(table.state.over).toEqual({ reason: 'went-out', adjustments: [9, -9, 0], winners: [0] });
  expect(table.state.scores).toEqual([13, -9, 90]);
});

test('B-29 when one is left that player wins, without adjustments', () => {
  const table = laid({ players: 3, racks: ['X', 'Q', 'Y'], scores: [50, 3, 40] });
  table.when({ by: 0, do: 'resign' });
  table.when({ by: 2, do: 'resign' });
  expect(table.state.over).toEqual({ reason: 'resigned', adjustments: [0, 0, 0], winners: [1] });
  expect(table.state.scores).toEqual([50, 3, 40]);
});

test('B-29 the last opponent resigns while a play is open: nobody is left to dispute it, so it scores', () => {
  const table = laid({ board: ['H5 TREINEN'], racks: ['ZIEX', 'A'] });
  table.when(lay(0, 'G10 ZIE'));
  table.when({ by: 1, do: 'resign' });
  expect(table.state.over).toMatchObject({ reason: 'resigned', winners: [0] });
  expect(table.state.scores).toEqual([13, 0]);
});

test('B-29 a player who goes out and resigns during the window ends the game and gains nothing', () => {
  const table = lastTile({ players: 3 });
  table.when({ by: 0, do: 'resign' });
  expect(table.state.over).toEqual({ reason: 'went-out', adjustments: [0, -9, -2], winners: [2] });
  expect(table.state.scores).toEqual([13, -9, -2]);
});

test('B-29 a resignation replaces the last missing answer: the last play ends the game', () => {
  const table = lastTile({ players: 3 });
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 2, do: 'resign' });
  expect(table.state.over).toEqual({ reason: 'went-out', adjustments: [9, -9, 0], winners: [0] });
});
