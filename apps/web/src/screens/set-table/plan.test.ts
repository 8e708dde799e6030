import {
  GAME_IDS,
  type GameId,
  gameById,
  type OptionInput,
  type OptionRecord,
  type OptionValue,
} from '@lettertafel/engine';
import { newTable } from '@lettertafel/house';
import { createTableSchema, parseWith } from '@lettertafel/protocol';
import { describe, expect, test } from 'vitest';
import { CLOCK_FIELDS, CLOCK_NAMES, clockOf, withClock } from './clock.ts';
import { askedOptions, type Plan, planFor, settingsOf } from './plan.ts';

const WAYS = ['computer', 'friends', 'device'] as const;

/** The options of the game that a plan starts. */
function startedBy(plan: Plan): OptionInput {
  const wanted = settingsOf(plan);
  expect(parseWith(createTableSchema, wanted)).toHaveProperty('value');
  const seats = wanted.seats.map((seat) =>
    seat.kind === 'bot' ? { ...seat, name: '' } : { kind: 'person' as const, name: '' },
  );
  const { game, options = {} } = wanted;
  const made = newTable({ id: 'plan', game, options, seats, secret: '0'.repeat(64), now: 0 });
  if ('refusal' in made) throw new Error(JSON.stringify({ options, ...made.refusal }));
  const created = gameById(game).create(seats.length, made.head.settings.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const all: OptionInput = created.state.options;
  return all;
}

function valuesOf(option: OptionRecord, isOverDays: boolean): readonly OptionValue[] {
  switch (option.kind) {
    case 'choice':
      return option.values;
    case 'flag':
      return [false, true];
    case 'starter':
      return ['draw', 0, 1];
    case 'number': {
      const usual = (isOverDays ? option.usualOverDays : null) ?? option.usual;
      return [...usual, option.from, ...(option.nullable ? [null] : [])];
    }
  }
}

describe.each(GAME_IDS)('%s', (game) => {
  test.each(WAYS)('for %s every value that is shown is the one that the game starts with', (way) => {
    for (const clock of CLOCK_NAMES) {
      const options = withClock(gameById(game).optionTable, {}, clock);
      const plan = { ...planFor(game, way, 'club'), options };
      expect(clockOf(plan.options)).toBe(clock);
      const started = startedBy(plan);
      for (const { name, option, value } of askedOptions(plan)) {
        expect(started[name], name).toBe(value);
        if (option.isClock && !CLOCK_FIELDS[clock].some((field) => field === name)) continue;
        for (const chosen of valuesOf(option, clock === 'days')) {
          const chosenPlan = { ...plan, options: { ...options, [name]: chosen } };
          const shown = askedOptions(chosenPlan).find((open) => open.name === name);
          expect(shown?.value, `${clock}: ${name} ${chosen}`).toBe(chosen);
          expect(startedBy(chosenPlan)[name], `${clock}: ${name} ${chosen}`).toBe(chosen);
        }
      }
    }
  });

  test('at a table of children nothing costs points or time', () => {
    const options = withClock(gameById(game).optionTable, {}, 'game');
    for (const way of ['computer', 'friends'] as const) {
      const { seats, ...plan } = planFor(game, way, 'child');
      const started = startedBy({ ...plan, seats: [...seats, { kind: 'bot', level: 'child' }], options });
      expect(started).toMatchObject({ checking: 'automatic', gameSeconds: null, turnSeconds: null });
      expect(started.reactionSeconds ?? null).toBeNull();
    }
  });

  test('with other seats the defaults of their way apply, and choices stay', () => {
    const alone = planFor(game, 'computer', 'club');
    expect(startedBy(alone)).toMatchObject({ checking: 'automatic' });
    const friends = { ...alone, seats: planFor(game, 'friends', 'club').seats };
    expect(startedBy(friends)).toMatchObject({ checking: gameById(game).optionTable.checking?.standard });
    const chosen = { ...friends, options: { checking: 'challenge', disputeSeconds: 60 } };
    expect(startedBy(chosen)).toMatchObject({ checking: 'challenge', disputeSeconds: 60 });
    expect(startedBy({ ...chosen, seats: planFor(game, 'device', 'club').seats })).toMatchObject({
      disputeSeconds: 60,
    });
  });
});

test('options as the game has them are not sent', () => {
  const options = (way: string, chosen = {}) =>
    settingsOf({ ...planFor('scrabble-xl-nl', way, 'club'), options: chosen }).options;
  expect(options('friends', { checking: 'automatic' })).toEqual({ checking: 'automatic' });
  expect(options('friends', { checking: 'challenge' })).toEqual({});
  expect(options('device')).toEqual({ disputeSeconds: null });
});

test('R-15 a choice that needs opponents is forgotten when one plays alone', () => {
  const plan: Plan = {
    ...planFor('rummikub-international', 'computer', 'club'),
    seats: [{ kind: 'me', name: '' }],
    options: { checking: 'challenge', disputeSeconds: 60, target: 100, starter: 1 },
  };
  expect(startedBy(plan)).toMatchObject({ checking: 'automatic' });
  expect(askedOptions(plan).flatMap(({ name, option }) => (option.isClock ? [] : [name]))).toEqual([
    'openPot',
    'vocabulary',
    'children',
  ]);
});

test.each<[GameId, number]>([
  ['rummikub-sabra', 180],
  ['rummikub-international', 180],
  ['scrabble-xl-nl', 120],
])('R-13 in %s a clock per turn starts with %i seconds, and three minutes are offered', (game, seconds) => {
  const { optionTable } = gameById(game);
  expect(withClock(optionTable, { gameSeconds: 600, joined: true }, 'turn')).toEqual({
    joined: true,
    turnSeconds: seconds,
  });
  const { turnSeconds } = optionTable;
  expect(turnSeconds?.kind === 'number' && turnSeconds.usual).toContain(180);
});

test('the agreements continue with the players that were entered before', () => {
  const seatsFor = (way: string) => planFor('scrabble-de', way, 'club', ['Ada', '', 'Bo']).seats;
  const me = (name: string) => ({ kind: 'me', name });
  expect(seatsFor('device')).toEqual([me('Ada'), me(''), me('Bo')]);
  expect(seatsFor('friends')).toEqual([me('Ada'), { kind: 'link' }, { kind: 'link' }]);
});
