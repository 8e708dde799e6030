import { GAME_IDS, gameById } from '@lettertafel/engine';
import { createTableSchema, parseWith } from '@lettertafel/protocol';
import { describe, expect, test } from 'vitest';
import { askedOptions, CLOCK_NAMES, planFor, settingsOf, withOption } from './plan.ts';

describe.each(GAME_IDS)('%s', (game) => {
  const { optionTable, create } = gameById(game);

  test.each(['computer', 'friends', 'device'])('the plan for %s is a legal table', (way) => {
    for (const clock of CLOCK_NAMES) {
      const wanted = settingsOf({ ...planFor(game, way, 'club'), clock }, optionTable);
      expect(parseWith(createTableSchema, wanted)).toHaveProperty('value');
      expect(create(wanted.seats.length, wanted.options)).toHaveProperty('state');
    }
  });

  test('every single choice is legal too', () => {
    for (const checking of ['automatic', 'challenge']) {
      for (const end of ['pot', 'points']) {
        let plan = withOption(planFor(game, 'friends', 'club'), 'checking', checking, optionTable.checking?.standard);
        if (optionTable.end) plan = withOption(plan, 'end', end, optionTable.end.standard);
        plan = withOption(plan, 'disputeSeconds', 60, 30);
        plan = withOption(plan, 'target', 100, 50);
        const { options = {}, seats } = settingsOf(plan, optionTable);
        expect(create(seats.length, options)).toHaveProperty('state');
      }
    }
  });
});

test('standard options are not sent', () => {
  const { optionTable } = gameById('scrabble-xl-nl');
  const plan = withOption(planFor('scrabble-xl-nl', null, 'club'), 'checking', 'automatic', 'challenge');
  expect(settingsOf(plan, optionTable).options).toEqual({ checking: 'automatic' });
  expect(settingsOf(withOption(plan, 'checking', 'challenge', 'challenge'), optionTable).options).toEqual({});
});

test('a solo game has no disputes and no target (R-15)', () => {
  const { optionTable } = gameById('rummikub-international');
  const plan = { ...planFor('rummikub-international', null, 'club'), seats: [{ kind: 'me', name: '' } as const] };
  expect(askedOptions(optionTable, plan)).toEqual(['openPot', 'vocabulary', 'children']);
});

test('B-30 rulings need people only, and disputes', () => {
  const { optionTable } = gameById('scrabble-xl-nl');
  const asked = (way: string, checking = 'challenge') =>
    askedOptions(optionTable, withOption(planFor('scrabble-xl-nl', way, 'club'), 'checking', checking, 'challenge'));
  expect(asked('friends')).toContain('rulings');
  expect(asked('computer')).not.toContain('rulings');
  expect(asked('friends', 'automatic')).not.toContain('rulings');
});

test('the agreements continue with the players that were entered before', () => {
  const seatsFor = (way: string) => planFor('scrabble-de', way, 'club', ['Ada', '', 'Bo']).seats;
  const me = (name: string) => ({ kind: 'me', name });
  expect(seatsFor('device')).toEqual([me('Ada'), me(''), me('Bo')]);
  expect(seatsFor('friends')).toEqual([me('Ada'), { kind: 'link' }, { kind: 'link' }]);
});
