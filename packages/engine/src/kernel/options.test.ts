import { expect, test } from 'vitest';
import { scrabbleDe } from '../games/scrabble-de/index.ts';
import { scrabbleXlNl } from '../games/scrabble-xl-nl/index.ts';
import { tricksterNl } from '../games/trickster-nl/game.ts';

const BOARD_GAMES = [scrabbleXlNl, scrabbleDe, tricksterNl] as const;

const read = (options: object, players = 2) => {
  const created = scrabbleXlNl.create(players, { ...options });
  return 'refusal' in created ? created.refusal : created.state.options;
};

test.each(BOARD_GAMES)("B-22 $id: every option has the booklet's way as its default", (game) => {
  const created = game.create(2);
  if ('refusal' in created) throw new Error('not created');
  expect(created.state.options).toMatchObject({
    checking: 'challenge',
    disputeSeconds: 30,
    pace: 'live',
    turnSeconds: null,
    gameSeconds: null,
    incrementSeconds: 0,
    overtimeMinutes: 10,
    starter: 'draw',
  });
});

test('B-22 with correspondence disputeSeconds is null by default', () => {
  expect(read({ pace: 'correspondence' })).toMatchObject({ disputeSeconds: null });
  expect(read({ pace: 'correspondence', disputeSeconds: 60 })).toMatchObject({ disputeSeconds: 60 });
});

test.each([
  { option: 'checking', good: ['challenge', 'automatic'], bad: ['none', null, true] },
  {
    option: 'disputeSeconds',
    good: [5, 30, 600, null],
    bad: [4, 601, '30', 7.5, Number.NaN, Number.POSITIVE_INFINITY],
  },
  { option: 'pace', good: ['live', 'correspondence'], bad: ['slow', null] },
  { option: 'turnSeconds', good: [20, 1800, null], bad: [19, 0, -20, '60', 1_209_601] },
  { option: 'gameSeconds', good: [60, 1500, null], bad: [0, -1, '60'] },
  { option: 'lengthening', good: ['new-tiles', 'whole-word'], bad: ['', null] },
  { option: 'starter', good: ['draw', 0, 1], bad: [2, -1, 0.5, '0', null] },
])('the values of $option: $good; refused by name: $bad', ({ option, good, bad }) => {
  for (const value of good) expect(read({ [option]: value })).toMatchObject({ [option]: value });
  for (const value of bad) expect(read({ [option]: value })).toEqual({ code: 'bad-option', option });
});

test('a starter is one of the seats at the table', () => {
  expect(read({ starter: 3 }, 4)).toMatchObject({ starter: 3 });
  expect(read({ starter: 3 }, 3)).toEqual({ code: 'bad-option', option: 'starter' });
});

test.each([
  { what: 'two clocks', options: { turnSeconds: 60, gameSeconds: 600 }, option: 'gameSeconds' },
  { what: 'an increment without a clock for the game', options: { incrementSeconds: 5 }, option: 'incrementSeconds' },
  { what: 'overtime without a clock for the game', options: { overtimeMinutes: 5 }, option: 'overtimeMinutes' },
  {
    what: 'dispute time without disputes',
    options: { checking: 'automatic', disputeSeconds: 30 },
    option: 'disputeSeconds',
  },
  { what: 'a turn of days in a live game', options: { turnSeconds: 1801 }, option: 'turnSeconds' },
])('$what is contradictory, named by $option', ({ options, option }) => {
  expect(read(options)).toEqual({ code: 'contradictory-option', option });
});

test('with correspondence a turn lasts up to 14 days', () => {
  expect(read({ pace: 'correspondence', turnSeconds: 1_209_600 })).toMatchObject({ turnSeconds: 1_209_600 });
});

test.each(['target', 'reactionSeconds', 'gendern', 'toString', '__proto__x', 'constructor'])(
  'an option that the game does not have is refused by name: %s',
  (option) => {
    expect(read({ [option]: 1 })).toEqual({ code: 'unknown-option', option });
  },
);

test('the clock options go together', () => {
  expect(read({ gameSeconds: 1500, incrementSeconds: 10, overtimeMinutes: 0 })).toMatchObject({
    gameSeconds: 1500,
    incrementSeconds: 10,
    overtimeMinutes: 0,
  });
});

test('an undefined option gets its default', () => {
  expect(read({ disputeSeconds: undefined, checking: 'automatic' })).toMatchObject({ checking: 'automatic' });
});
