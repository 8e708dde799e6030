import { isRefused, lexiconFrom, rummikubInternational, rummikubSabra } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { DUTCH, someWords } from '../crossword/positions.testing.ts';
import { benchTable, playTables } from './index.ts';
import { seeded } from './seeded.ts';

const lexicon = lexiconFrom({ words: someWords(seeded('table words'), DUTCH) });
const GAMES = { 'rummikub-sabra': rummikubSabra, 'rummikub-international': rummikubInternational } as const;

describe.each(['rummikub-sabra', 'rummikub-international'] as const)('%s', (game) => {
  test.each(['best', 'modest'] as const)('%s players reach tables that the rules accept', (style) => {
    const tables = playTables({ game, lexicon, style, seed: 's', count: 6 });
    expect(tables).toHaveLength(6);
    const created = GAMES[game].create(2, {});
    if ('refusal' in created) throw new Error(created.refusal.code);
    for (const { table, rack, formed } of tables) {
      expect(table.length).toBeGreaterThanOrEqual(3);
      const setup = { table, racks: [rack, []], turn: 0, opened: [true, true], formed };
      const context = { now: 0, rng: seeded('pot'), lexicon };
      const dealt = GAMES[game].decide(created.state, { by: 'house', do: 'deal', setup }, context);
      expect(isRefused(dealt) && dealt.refusal).toBe(false);
    }
  });

  test('the seed fixes the tables', () => {
    const wish = { game, lexicon, style: 'best', count: 4 } as const;
    expect(playTables({ ...wish, seed: 's' })).toEqual(playTables({ ...wish, seed: 's' }));
    expect(playTables({ ...wish, seed: 't' })).not.toEqual(playTables({ ...wish, seed: 's' }));
  });
});

test('every table counts once in its group, and no figure is above the longest', () => {
  let now = 0;
  const cpuMicros = () => {
    now += 100;
    return now;
  };
  const input = { cpuMicros, now: () => cpuMicros() / 1000 };
  for (const { all, groups } of benchTable({ ...input, lexicon, seed: 's', count: 8, milliseconds: 1000 })) {
    expect(all.tables).toBe(8);
    expect(groups.reduce((sum, { tables }) => sum + tables, 0)).toBe(8);
    expect(all.longest).toBe(Math.max(...groups.map(({ longest }) => longest)));
    for (const { p50, p90, p99, longest } of [all, ...groups]) {
      expect([p50, p90, p99, longest]).toEqual([p50, p90, p99, longest].sort((one, other) => one - other));
    }
  }
});
