import { boardWith } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { arrange, does, lay, referee, table } from './script.testing.ts';

describe('board games', () => {
  const auto = table({ game: 'scrabble-xl-nl', options: { checking: 'automatic' }, lexicon: { words: ['TREIN'] } });

  test.each(['scrabble-xl-nl', 'scrabble-de', 'trickster-nl'])(
    'went-out in %s: an X and an A left are -9 and +9 (B-28)',
    (game) => {
      const answer = referee({
        game,
        options: { checking: 'automatic' },
        lexicon: { words: ['EN'] },
        setup: { racks: { A: 'EN', B: 'XA' }, bag: '' },
        moves: [lay('A', 'H7 EN'), does('B', 'pass')],
      });
      expect(answer.over).toEqual({ reason: 'went-out', adjustments: { A: 9, B: -9 }, winners: ['A'] });
      expect(answer.scores).toEqual({ A: 13, B: -9 });
      expect(answer.steps[1]).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
    },
  );

  test('all-passed: twice by everybody; an exchange resets the count', () => {
    const pass = (by: string) => does(by, 'pass');
    const setup = { racks: { A: 'X', B: 'A' }, bag: 'EEEEEEEEE' };
    const answer = auto({ setup, moves: [pass('A'), pass('B'), pass('A'), pass('B')] });
    expect(answer.over).toEqual({ reason: 'all-passed', adjustments: { A: -8, B: -1 }, winners: ['B'] });
    const exchanged = auto({
      setup,
      moves: [pass('A'), pass('B'), pass('A'), does('B', 'exchange', { tiles: 'A' }), pass('A'), pass('B')],
    });
    expect(exchanged.over).toBeNull();
  });

  test('no-play: with `automatic` the engine sees that nobody can lay any more', () => {
    const answer = auto({
      setup: { board: boardWith('H5 TREIN'), racks: { A: 'X', B: 'AA' }, bag: '' },
      moves: [does('A', 'pass')],
    });
    expect(answer.over).toEqual({ reason: 'no-play', adjustments: { A: -8, B: -2 }, winners: ['B'] });
  });

  test('resigned: the last one left wins, without adjustments', () => {
    const answer = auto({
      players: ['A', 'B', 'C'],
      setup: { scores: { A: 50, B: 20, C: 10 } },
      moves: [does('A', 'resign'), does('A', 'pass'), does('C', 'resign')],
    });
    expect(answer.over).toEqual({ reason: 'resigned', adjustments: { A: 0, B: 0, C: 0 }, winners: ['B'] });
    expect(answer.scores).toEqual({ A: 50, B: 20, C: 10 });
    expect(answer.steps[1]).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
  });

  test('equal scores share the win', () => {
    const answer = auto({
      setup: { racks: { A: 'E', B: 'E' }, bag: 'A', scores: { A: 7, B: 7 }, passes: { A: 1, B: 1 } },
      moves: [does('A', 'pass'), does('B', 'pass')],
    });
    expect(answer.over?.winners).toEqual(['A', 'B']);
  });
});

describe('Woord-Rummikub', () => {
  test('pot: the running round is finished and one more follows; tiles cost 1, a joker 10 (R-11, R-18)', () => {
    const draw = (by: string) => does(by, 'draw');
    const pass = (by: string) => does(by, 'pass');
    const answer = referee({
      game: 'rummikub-sabra',
      setup: { racks: { A: 'E@', B: 'E' }, bag: 'QX' },
      moves: [draw('A'), draw('B'), draw('A'), pass('A'), pass('B'), pass('A')],
    });
    expect(answer.steps).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: false, refusal: { code: 'pot-empty' } },
      { ok: true },
      { ok: true },
      { ok: false, refusal: { code: 'game-over' } },
    ]);
    expect(answer.over).toEqual({ reason: 'pot', adjustments: { A: -12, B: -2 }, winners: ['B'] });
  });

  test('points: reached in the middle of a round, the round is finished', () => {
    const script = {
      game: 'rummikub-international',
      options: { target: 10 },
      lexicon: { words: ['HUT'] },
      setup: { racks: { A: 'HUTE', B: 'EE' }, scores: { A: 7, B: 0 }, starter: 'A' },
    };
    const open = referee({ ...script, moves: [arrange('A', 'HUT')] });
    expect(open.over).toBeNull();
    const over = referee({ ...script, moves: [arrange('A', 'HUT'), does('B', 'draw')] });
    expect(over.over).toEqual({ reason: 'points', adjustments: { A: -1, B: -3 }, winners: ['A'] });
    expect(over.scores).toEqual({ A: 9, B: -3 });
  });

  test('resigned, among two and among three', () => {
    const answer = referee({ game: 'rummikub-sabra', moves: [does('B', 'resign')] });
    expect(answer.over).toEqual({ reason: 'resigned', adjustments: { A: 0, B: 0 }, winners: ['A'] });
    const three = referee({ game: 'rummikub-sabra', players: ['A', 'B', 'C'], moves: [does('B', 'resign')] });
    expect(three.over).toBeNull();
  });

  test('all-tiles and gave-up: alone, without penalty (R-15)', () => {
    const solo = table({ game: 'rummikub-sabra', players: ['A'], lexicon: { words: ['HUT'] } });
    const all = solo({ setup: { racks: { A: 'HUT' }, bag: '' }, moves: [arrange('A', 'HUT')] });
    expect(all.over).toEqual({ reason: 'all-tiles', adjustments: { A: 0 }, winners: ['A'] });
    const gave = solo({ setup: { racks: { A: 'HUT@' } }, moves: [arrange('A', 'HUT'), does('A', 'give-up')] });
    expect(gave.over).toEqual({ reason: 'gave-up', adjustments: { A: 0 }, winners: ['A'] });
    expect(gave.scores).toEqual({ A: 3 });
    const together = referee({ game: 'rummikub-sabra', setup: {}, moves: [does('A', 'give-up')] });
    expect(together.steps).toMatchObject([{ ok: false, refusal: { code: 'not-alone', rule: 'R-15' } }]);
  });
});
