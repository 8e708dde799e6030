import { describe, expect, test } from 'vitest';
import { arrange, does, listOf, table } from './script.testing.ts';

const sabra = table({ game: 'rummikub-sabra', lexicon: { words: listOf('HUT HOUT HOUTEN KAT KATTEN SOP OP') } });

describe('arrange', () => {
  test('names the word that scores, or null', () => {
    const answer = sabra({
      setup: { table: ['HUT'], racks: { A: 'OENE', B: 'HUTA' }, bag: '' },
      moves: [arrange('A', 'HOUTEN'), arrange('B', 'HOUTEN HUT')],
    });
    expect(answer.steps).toEqual([
      { ok: true, score: 6, scores: 'HOUTEN' },
      { ok: true, score: 0, scores: null },
    ]);
    expect(answer.scores).toEqual({ A: 6, B: 0 });
  });

  test('finds which tiles went where, and names those that are missing', () => {
    const { steps } = sabra({
      setup: { table: ['HUT'], racks: { A: 'OENE', B: 'E' } },
      moves: [
        arrange('A', 'HOUTEN KAT'),
        arrange('A', 'OP'),
        arrange('A', 'HUT'),
        arrange('A', 'HUT OEN'),
        arrange('A', 'HUT E'),
      ],
    });
    expect(steps).toMatchObject([
      { ok: false, refusal: { code: 'not-on-rack', rule: 'R-04', tiles: ['K', 'A', 'T'] } },
      { ok: false, refusal: { code: 'tiles-left-over', rule: 'R-05', tiles: ['H', 'U', 'T'] } },
      { ok: false, refusal: { code: 'nothing-laid', rule: 'R-04' } },
      { ok: false, refusal: { code: 'word-unknown', rule: 'R-17', words: ['OEN'] } },
      { ok: false, refusal: { code: 'too-short', rule: 'RS-01', words: ['E'] } },
    ]);
  });

  test('a joker freed must be laid again (R-07)', () => {
    const { steps } = sabra({
      setup: { table: ['HU@=HUT'], racks: { A: 'TSOP', B: 'E' } },
      moves: [arrange('A', 'HUT'), arrange('A', 'HUT @OP=SOP')],
    });
    expect(steps).toMatchObject([
      { ok: false, refusal: { code: 'joker-left-over', rule: 'R-07' } },
      { ok: true, scores: 'SOP' },
    ]);
  });
});

describe('the open pot (R-14)', () => {
  // Dealt onto four piles in turn: A E · B F · C G · D H, the last on top.
  const open = table({ game: 'rummikub-sabra', options: { openPot: true }, lexicon: { words: ['HUT'] } });
  const setup = { racks: { A: 'HUTEEE', B: 'E' }, bag: 'ABCDEFGH' };

  test('draw says the pile; without one the tallest, among equals the first', () => {
    const drawn = (...piles: (number | undefined)[]) =>
      open({
        setup: { racks: { A: '', B: '' }, bag: 'ABCDEFGH' },
        moves: piles.map((pile, turn) => does('AB'[turn % 2] ?? '', 'draw', pile === undefined ? {} : { pile })),
      });
    expect(drawn(2, 2).racks).toEqual({ A: 'G', B: 'C' });
    expect(drawn(undefined, undefined).racks).toEqual({ A: 'E', B: 'F' });
    expect(drawn(2, 2, 2).steps[2]).toMatchObject({ ok: false, refusal: { code: 'no-such-pile', rule: 'R-14' } });
    expect(drawn(4).steps[0]).toMatchObject({ ok: false, refusal: { code: 'no-such-pile' } });
  });

  test('arrange says where the refill comes from, in order', () => {
    const answer = open({ setup, moves: [arrange('A', 'HUT', { piles: [3, 3, 0, 1] })] });
    expect(answer.steps).toEqual([{ ok: true, score: 3, scores: 'HUT' }]);
    expect(answer.racks.A).toBe('EEEHDEF');
    expect(answer.bag).toBe(4);
  });

  test('piles that are gone are refused, and nothing changes', () => {
    const answer = open({ setup, moves: [arrange('A', 'HUT', { piles: [3, 3, 3] })] });
    expect(answer.steps).toMatchObject([{ ok: false, refusal: { code: 'no-such-pile' } }]);
    expect(answer.racks.A).toBe('HUTEEE');
  });

  test('a closed pot has no piles to choose', () => {
    const { steps } = sabra({
      setup: { racks: { A: 'HUT', B: 'E' } },
      moves: [does('A', 'draw', { pile: 0 }), arrange('A', 'HUT', { piles: [0] })],
    });
    expect(steps).toMatchObject([
      { ok: false, refusal: { code: 'pot-closed', rule: 'R-14' } },
      { ok: false, refusal: { code: 'pot-closed', rule: 'R-14' } },
    ]);
  });
});

describe('International', () => {
  const international = table({ game: 'rummikub-international', lexicon: { words: listOf('HUT OP OPA') } });

  test('the rack is not filled up, but an empty one gets seven (RI-03)', () => {
    const kept = international({
      setup: { racks: { A: 'HUTE', B: 'E' }, bag: 'QXYZABC' },
      moves: [arrange('A', 'HUT')],
    });
    expect(kept.racks.A).toBe('E');
    const out = international({ setup: { racks: { A: 'HUT', B: 'E' }, bag: 'QXYZABC' }, moves: [arrange('A', 'HUT')] });
    expect(out.racks.A).toBe('QXYZABC');
  });

  test('with `children` words of two letters are valid, except as a begin word (RI-01, R-03)', () => {
    const script = { setup: { racks: { A: 'OPA', B: 'E' }, opened: ['A'] }, moves: [arrange('A', 'OP')] };
    expect(international(script).steps).toMatchObject([{ ok: false, refusal: { code: 'too-short', rule: 'RI-01' } }]);
    expect(international({ ...script, options: { children: true } }).steps).toMatchObject([{ ok: true, score: 2 }]);
    const begin = { ...script, setup: { racks: { A: 'OPA', B: 'E' } }, options: { children: true } };
    expect(international(begin).steps).toMatchObject([{ ok: false, refusal: { code: 'no-begin-word' } }]);
  });
});
