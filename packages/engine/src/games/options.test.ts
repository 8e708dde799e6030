import { describe, expect, test } from 'vitest';
import type { OptionInput, OptionRecord, OptionValue } from '../kernel/options.ts';
import { openOptions, optionsToRequest, refuseBots, type TableInPreparation } from '../kernel/table-options.ts';
import { GAME_IDS, type GameId, gameById } from './index.ts';

const WAYS = ['computer', 'device', 'box'] as const;

const preparing = (more: Partial<TableInPreparation> = {}): TableInPreparation => ({
  chosen: {},
  seats: 2,
  hasBots: false,
  way: null,
  ...more,
});

function started(game: GameId, seats: number, options: OptionInput) {
  const created = gameById(game).create(seats, options);
  if ('refusal' in created) throw new Error(JSON.stringify({ options, ...created.refusal }));
  const all: OptionInput = created.state.options;
  return all;
}

/** Values of every option worth trying. */
function valuesOf(option: OptionRecord, seats: number): readonly OptionValue[] {
  switch (option.kind) {
    case 'choice':
      return option.values;
    case 'flag':
      return [false, true];
    case 'number':
      return [...option.usual, option.from, option.toLive ?? option.to, ...(option.nullable ? [null] : [])];
    case 'starter':
      return ['draw', ...Array.from({ length: seats }, (_, seat) => seat)];
  }
}

describe.each(GAME_IDS)('%s', (game) => {
  const { optionTable, create, players } = gameById(game);

  test('records speak of options and values that exist', () => {
    for (const [name, option] of Object.entries(optionTable)) {
      const { standard, booklet, presets = {}, peopleOnly = [], opponents = [], needs, excludes } = option;
      const values = [standard, ...booklet, ...Object.values(presets), ...peopleOnly];
      for (const value of [...values, ...(opponents === 'all' ? [] : opponents), ...valuesOf(option, 2)]) {
        const created = create(2, { [name]: value });
        const code = 'refusal' in created ? created.refusal.code : null;
        expect([null, 'contradictory-option'], `${name}: ${value}`).toContain(code);
      }
      if (excludes !== undefined) expect(optionTable).toHaveProperty(excludes);
      const needed = needs && optionTable[needs.option];
      if (needs) expect(needed, name).toBeDefined();
      if (needs && needs.value !== 'set') expect(valuesOf(needed!, 2)).toContain(needs.value);
    }
  });

  test('every open option can be set to every value, and is what the game starts with', () => {
    for (const way of [null, ...WAYS]) {
      for (let [seats] = players; seats <= players[1]; seats++) {
        for (const { name, option } of openOptions(optionTable, preparing({ way, seats }))) {
          for (const value of valuesOf(option, seats)) {
            if (seats === 1 && option.opponents) continue;
            const chosen = { [name]: value };
            const options = started(game, seats, optionsToRequest(optionTable, preparing({ way, seats, chosen })));
            expect(options[name], `${way} ${name} ${value}`).toBe(value);
          }
        }
      }
    }
  });

  test.each(['computer', 'device'] as const)('by way of the %s nothing runs out unless a clock is chosen', (way) => {
    for (const checking of [undefined, 'challenge', 'automatic']) {
      const options = started(game, 2, optionsToRequest(optionTable, preparing({ way, chosen: { checking } })));
      const open = openOptions(optionTable, preparing({ way, chosen: { checking } })).map(({ name }) => name);
      const running = open.filter((name) => name.endsWith('Seconds') && options[name] !== null);
      expect(running).toEqual([]);
    }
  });

  test('over days no window has seconds, and a turn may take days', () => {
    const chosen = { pace: 'correspondence', turnSeconds: 172_800, checking: 'challenge' };
    const options = started(game, 2, optionsToRequest(optionTable, preparing({ chosen })));
    expect(options).toMatchObject({ ...chosen, disputeSeconds: null });
    expect(options.reactionSeconds ?? null).toBeNull();
  });

  test('R-17 on one device words are checked as the game does by default; B-25 against the computer at once', () => {
    const checking = (way: (typeof WAYS)[number]) =>
      started(game, 2, optionsToRequest(optionTable, preparing({ way }))).checking;
    expect(checking('device')).toBe(optionTable.checking?.standard);
    expect(checking('computer')).toBe('automatic');
  });

  test('B-30 rulings rule out computer players, and nothing else does', () => {
    expect(refuseBots(optionTable, started(game, 2, {}))).toBeNull();
    const ruled = started(game, 2, { checking: 'challenge', rulings: true });
    expect(refuseBots(optionTable, ruled)).toEqual({ code: 'contradictory-option', rule: 'B-30', option: 'rulings' });
    const open = (hasBots: boolean, checking: string) =>
      openOptions(optionTable, preparing({ hasBots, chosen: { checking } })).map(({ name }) => name);
    expect(open(false, 'challenge')).toContain('rulings');
    expect(open(true, 'challenge')).not.toContain('rulings');
    expect(open(false, 'automatic')).not.toContain('rulings');
  });
});

test('R-15 a single player is asked neither for disputes nor for a target', () => {
  const { optionTable } = gameById('rummikub-international');
  const open = openOptions(optionTable, preparing({ seats: 1 })).filter(({ option }) => !option.isClock);
  expect(open.map(({ name }) => name)).toEqual(['openPot', 'vocabulary', 'children']);
});

test('R-13 R-16 R-17 B-22 a booklet is only quoted where it says something', () => {
  const quoted = (game: GameId, name: string) => gameById(game).optionTable[name]?.booklet;
  expect(quoted('scrabble-xl-nl', 'checking')).toEqual(['challenge']);
  expect(quoted('rummikub-sabra', 'checking')).toEqual([]);
  expect(quoted('rummikub-sabra', 'vocabulary')).toEqual(['advised']);
  expect(quoted('rummikub-sabra', 'turnSeconds')).toEqual([180]);
  expect(quoted('rummikub-international', 'turnSeconds')).toEqual([120, 180]);
  expect(quoted('trickster-nl', 'reactionSeconds')).toEqual([]);
  expect(quoted('scrabble-de', 'disputeSeconds')).toEqual([]);
});
