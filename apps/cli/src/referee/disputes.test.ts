import { boardWith } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { arrange, does, lay, table } from './script.testing.ts';

const xl = table({ game: 'scrabble-xl-nl', players: ['A', 'B', 'C'] });
const ZIE = { board: boardWith('H5 TREINEN'), racks: { A: 'ZIEX', B: 'E', C: 'E' } };

describe('on the board', () => {
  test('a play that stands: upheld, nothing lost', () => {
    const answer = xl({
      lexicon: { words: ['ZIE', 'ZE', 'IN'] },
      setup: ZIE,
      moves: [lay('A', 'G10 ZIE'), does('B', 'dispute')],
    });
    expect(answer.steps[1]).toEqual({ ok: true, upheld: true, lost: [] });
    expect(answer.scores).toEqual({ A: 13, B: 0, C: 0 });
  });

  test('one bad word loses the play: tiles back, nothing scored, the turn is over', () => {
    const answer = xl({
      lexicon: { words: ['ZIE', 'IN'] },
      setup: ZIE,
      moves: [lay('A', 'G10 ZIE'), does('B', 'dispute')],
    });
    // The lay keeps its would-be score; the outcome is in the dispute's step.
    expect(answer.steps).toMatchObject([
      { ok: true, score: 13 },
      { ok: true, upheld: false, lost: ['ZE'] },
    ]);
    expect(answer.scores.A).toBe(0);
    expect([...(answer.racks.A ?? '')].sort().join('')).toBe('EIXZ');
    expect(answer.board).toEqual(ZIE.board);
    expect(answer.turn).toBe('B');
  });

  test('B-30 a ruling is reported on the step of the last to agree', () => {
    const answer = xl({
      options: { rulings: true },
      lexicon: { words: ['ZIE', 'IN'] },
      setup: ZIE,
      moves: [lay('A', 'G10 ZIE'), does('B', 'dispute'), does('A', 'agree'), does('B', 'agree'), does('C', 'agree')],
    });
    expect(answer.steps[1]).toEqual({ ok: true, upheld: false, lost: ['ZE'] });
    expect(answer.steps[4]).toEqual({ ok: true, ruled: ['ZE'] });
    expect(answer.scores.A).toBe(13);
  });

  test('only the words named are judged, and a word judged good is settled', () => {
    const answer = xl({
      lexicon: { words: ['ZIE', 'IN'] },
      setup: ZIE,
      moves: [
        lay('A', 'G10 ZIE'),
        does('B', 'dispute', { words: ['ZIE', 'IN'] }),
        does('C', 'dispute', { words: ['ZIE'] }),
        does('C', 'dispute', { words: ['TREIN'] }),
        does('C', 'dispute', { words: ['ZE'] }),
      ],
    });
    expect(answer.steps.slice(1)).toEqual([
      { ok: true, upheld: true, lost: [] },
      { ok: false, refusal: { code: 'word-settled', rule: 'B-22', words: ['ZIE'] } },
      { ok: false, refusal: { code: 'no-such-word', rule: 'B-22', words: ['TREIN'] } },
      { ok: true, upheld: false, lost: ['ZE'] },
    ]);
  });

  test('a text that was made twice means both', () => {
    const { steps } = table({ game: 'trickster-nl' })({
      lexicon: { words: ['KU'] },
      setup: { board: boardWith('H4 OVERKUIP'), racks: { A: 'UH', B: 'E' } },
      moves: [lay('A', 'I8 UH'), does('B', 'dispute', { words: ['UH'] })],
    });
    expect(steps[1]).toEqual({ ok: true, upheld: false, lost: ['UH'] });
  });

  test('own words cannot be disputed, nor any with automatic checking', () => {
    const own = xl({ setup: ZIE, moves: [lay('A', 'G10 ZIE'), does('A', 'dispute')] });
    expect(own.steps[1]).toMatchObject({ ok: false, refusal: { code: 'own-play' } });
    const automatic = xl({
      options: { checking: 'automatic' },
      lexicon: { words: ['ZIE', 'ZE', 'IN'] },
      setup: ZIE,
      moves: [lay('A', 'G10 ZIE'), does('B', 'dispute'), does('B', 'accept')],
    });
    expect(automatic.steps.slice(1)).toMatchObject([
      { ok: false, refusal: { code: 'nothing-open' } },
      { ok: false, refusal: { code: 'nothing-open' } },
    ]);
  });

  test('automatic checking refuses with the words named, and the player tries again (B-25)', () => {
    const answer = xl({
      options: { checking: 'automatic' },
      lexicon: { words: ['ZIE', 'IN', 'NEE'] },
      setup: ZIE,
      moves: [lay('A', 'G10 ZIE'), lay('A', 'G10 ZIE'), does('A', 'pass')],
    });
    expect(answer.steps).toMatchObject([
      { ok: false, refusal: { code: 'word-unknown', rule: 'B-25', words: ['ZE'] } },
      { ok: false },
      { ok: true },
    ]);
  });
});

describe('in German a wrong dispute costs ten (DE-02)', () => {
  const de = table({ game: 'scrabble-de', players: ['A', 'B', 'C'] });
  const MAUS = { board: boardWith('H6 HUND'), racks: { A: 'MAUS', B: 'E', C: 'E' } };

  test('once per disputer, however many words are named', () => {
    const answer = de({
      lexicon: { words: ['MAUS', 'UM', 'NA', 'DU'] },
      setup: MAUS,
      moves: [
        lay('A', 'I7 MAUS'),
        does('B', 'dispute', { words: ['MAUS', 'UM'] }),
        does('C', 'dispute', { words: ['NA', 'DU'] }),
      ],
    });
    expect(answer.steps.slice(1)).toEqual([
      { ok: true, upheld: true, lost: [], penalty: -10 },
      { ok: true, upheld: true, lost: [], penalty: -10 },
    ]);
    expect(answer.scores).toEqual({ A: 22, B: -10, C: -10 });
  });

  test('a successful one costs nothing', () => {
    const answer = de({
      lexicon: { words: ['MAUS'] },
      setup: MAUS,
      moves: [lay('A', 'I7 MAUS'), does('B', 'dispute')],
    });
    expect(answer.steps[1]).toEqual({ ok: true, upheld: false, lost: ['UM', 'NA', 'DU'] });
    expect(answer.scores).toEqual({ A: 0, B: 0, C: 0 });
  });

  test('BAURE, once let stand, may become BAURECHT (DE-05)', () => {
    const answer = de({
      players: ['A', 'B'],
      lexicon: { words: ['BAURECHT'] },
      setup: { racks: { A: 'BAURE', B: 'CHT' } },
      moves: [lay('A', 'H4 BAURE'), lay('B', 'H4 BAURECHT'), does('A', 'dispute')],
    });
    expect(answer.steps[2]).toEqual({ ok: true, upheld: true, lost: [], penalty: -10 });
  });
});

describe('in Woord-Rummikub (R-17)', () => {
  const sabra = table({ game: 'rummikub-sabra', options: { checking: 'challenge' } });

  test('a lost play puts the table back, takes a tile, and leaves a begin word unlaid', () => {
    const answer = sabra({
      lexicon: { words: [] },
      setup: { racks: { A: 'HUTE', B: 'OPAE' }, bag: 'QXYZ' },
      moves: [arrange('A', 'HUT'), does('B', 'dispute')],
    });
    expect(answer.steps[1]).toEqual({ ok: true, upheld: false, lost: ['HUT'] });
    expect(answer).toMatchObject({ table: [], bag: 3, scores: { A: 0 }, turn: 'B' });
    expect([...(answer.racks.A ?? '')].sort().join('')).toBe('EHQTU');
  });

  test('rests may be disputed, by what they read or as they lie', () => {
    const setup = { table: ['KOKSMAAT'], racks: { A: 'OPE', B: 'E' }, bag: 'QXYZAB' };
    const moves = (words: string[]) => [arrange('A', 'KOK MAAT SOP'), does('B', 'dispute', { words })];
    const lexicon = { words: ['MAAT', 'SOP'] };
    expect(sabra({ lexicon, setup, moves: moves(['KOK']) }).steps[1]).toMatchObject({ upheld: false, lost: ['KOK'] });
    expect(sabra({ lexicon, setup, moves: moves(['MAAT']) }).steps[1]).toEqual({ ok: true, upheld: true, lost: [] });
    const joker = sabra({
      lexicon: { words: ['RING'] },
      setup: { racks: { A: 'RIN@', B: 'E' } },
      moves: [arrange('A', 'RIN@=RING'), does('B', 'dispute', { words: ['RIN@=RING'] })],
    });
    expect(joker.steps[1]).toEqual({ ok: true, upheld: true, lost: [] });
  });
});
