import { describe, expect, test } from 'vitest';
import { plainGame as game, type Laid, laid, lay } from '../../testing/crossword.ts';
import { START } from '../../testing/kit.ts';

/** Three players, EN is a word and NEN is not; seat 0 has laid NEN and seat 1 has disputed it. */
function disputed(options: Laid['options'] = {}) {
  const table = laid({
    players: 3,
    racks: ['NEN', 'EN', 'EN'],
    bag: 'AAAAAAA',
    words: ['EN'],
    options: { rulings: true, ...options },
  });
  table.when(lay(0, 'H7 NEN'));
  table.when({ by: 1, do: 'dispute' });
  return table;
}

const offersOf = (table: ReturnType<typeof disputed>, seat: number) =>
  game.offersFor(game.viewFor(table.state, seat)).filter(({ do: doing }) => doing !== 'resign');

describe('B-30 the option rulings', () => {
  test.each([
    { options: { rulings: true, checking: 'automatic' }, code: 'contradictory-option' },
    { options: { rulings: 'yes' }, code: 'bad-option' },
  ])('B-30 only with challenge: $options', ({ options, code }) => {
    expect(game.create(2, options)).toMatchObject({ refusal: { code, option: 'rulings' } });
  });

  test('B-30 without it a verdict takes effect at once', () => {
    const table = disputed({ rulings: false });
    expect(table.state.open).toBeNull();
    expect(table.state.turn).toBe(1);
  });
});

describe('B-30 a verdict against a play waits for the players', () => {
  test('B-30 every remaining player is asked, and nothing else can be done meanwhile', () => {
    const table = disputed();
    expect(table.state.open).toMatchObject({
      ruling: { words: ['NEN'], agreed: [] },
      window: { awaiting: [1, 2, 0], until: START + 30_000 },
    });
    for (const seat of [0, 1, 2]) {
      expect(offersOf(table, seat)).toEqual([
        { do: 'agree', words: ['NEN'] },
        { do: 'disagree', words: ['NEN'] },
      ]);
    }
    expect(table.refused({ by: 2, do: 'accept' })).toMatchObject({ code: 'ruling-open', rule: 'B-30' });
    expect(table.refused({ by: 2, do: 'dispute' })).toMatchObject({ code: 'ruling-open' });
    expect(table.refused({ by: 1, do: 'pass' })).toMatchObject({ code: 'ruling-open' });
    expect(table.refused({ by: 1, do: 'pass' })).not.toHaveProperty('accepts');
  });

  test('B-30 all agree: the play stands, the word is valid from then on, and the log names the players', () => {
    const table = disputed();
    for (const by of [2, 0]) table.when({ by, do: 'agree' });
    expect(table.refused({ by: 0, do: 'agree' })).toMatchObject({ code: 'already-answered', rule: 'B-30' });
    expect(offersOf(table, 0)).toEqual([]);
    const events = table.when({ by: 1, do: 'agree' });
    expect(events).toContainEqual({ type: 'ruled', words: ['NEN'], seats: [2, 0, 1] });
    expect(table.state).toMatchObject({ open: null, ruled: ['NEN'], turn: 1 });
    expect(table.state.scores[0]).toBeGreaterThan(0);
    expect(game.viewFor(table.state, 2).ruled).toEqual(['NEN']);
    // A dispute of NEN down, through the N at H9, fails.
    table.when(lay(1, '9H NEN'));
    expect(table.when({ by: 2, do: 'dispute', words: ['NEN'] })[0]).toMatchObject({ bad: [] });
  });

  test('B-30 one player disagrees: the verdict takes effect', () => {
    const table = disputed();
    table.when({ by: 0, do: 'agree' });
    const events = table.when({ by: 2, do: 'disagree' });
    expect(events.map(({ type }) => type)).toEqual(['ruling-denied', 'play-lost', 'turn-began']);
    expect(table.state).toMatchObject({ open: null, ruled: [], turn: 1, scores: [0, 0, 0] });
    expect(table.state.racks[0]).toHaveLength(3);
  });

  test('B-30 when the time is up the verdict takes effect', () => {
    const table = disputed();
    table.when({ by: 0, do: 'agree' });
    table.wait(29);
    expect(table.state.open).not.toBeNull();
    table.wait(1);
    expect(table.log.at(-1)?.events).toContainEqual({ type: 'ruling-denied', seat: null });
    expect(table.state.scores).toEqual([0, 0, 0]);
  });

  test('B-30 without a time limit it waits until all have answered, and the next player cannot close it', () => {
    const table = disputed({ disputeSeconds: null });
    expect(table.state.open?.window.until).toBeNull();
    expect(game.deadlineOf(table.state)).toBeNull();
    expect(table.refused(lay(1, 'H8 EN'))).toMatchObject({ code: 'ruling-open' });
  });

  test('B-30 a resigned player is no longer asked: if that was the last answer missing, the play stands', () => {
    const table = disputed();
    for (const by of [0, 1]) table.when({ by, do: 'agree' });
    expect(table.when({ by: 2, do: 'resign' })).toContainEqual({ type: 'ruled', words: ['NEN'], seats: [0, 1] });
    expect(table.state).toMatchObject({ open: null, ruled: ['NEN'] });
  });

  test('B-29 an open play of the resigner stands, whatever is being asked', () => {
    const table = disputed();
    table.when({ by: 0, do: 'resign' });
    expect(table.state).toMatchObject({ open: null, ruled: [] });
    expect(table.state.scores[0]).toBeGreaterThan(0);
  });

  test('B-30 nothing to rule on', () => {
    const table = laid({ racks: ['EN', 'EN'], words: ['EN'], options: { rulings: true } });
    expect(table.refused({ by: 0, do: 'agree' })).toMatchObject({ code: 'no-ruling', rule: 'B-30' });
    table.when(lay(0, 'H8 EN'));
    expect(table.refused({ by: 1, do: 'disagree' })).toMatchObject({ code: 'no-ruling' });
  });
});
