import { boardWith } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { arrange, does, lay, referee } from './script.testing.ts';

const XL = { game: 'scrabble-xl-nl', options: { checking: 'automatic' } };

describe('places and laid words', () => {
  test('H5 is horizontal, 5H is vertical', () => {
    const across = referee({
      ...XL,
      lexicon: { words: ['TREIN'] },
      setup: { racks: { A: 'TREIN' } },
      moves: [lay('A', 'H5 TREIN')],
    });
    expect(across.board).toEqual(boardWith('H5 TREIN'));
    const down = referee({
      ...XL,
      lexicon: { words: ['TREIN'] },
      setup: { racks: { A: 'TREIN' } },
      moves: [lay('A', '8F TREIN')],
    });
    expect(down.board).toEqual(boardWith('8F TREIN'));
  });

  test('a laid word is written whole, and only what is new leaves the rack', () => {
    const answer = referee({
      ...XL,
      lexicon: { words: ['TREINEN'] },
      setup: { board: boardWith('H5 TREIN'), racks: { A: 'ENX', B: 'E' }, bag: '' },
      moves: [lay('A', 'H5 TREINEN')],
    });
    expect(answer.racks.A).toBe('X');
  });

  test('a lower-case letter is a blank: worth nothing, and ? on the rack', () => {
    const answer = referee({
      ...XL,
      lexicon: { words: ['TREIN'] },
      setup: { racks: { A: 'T?EINE', B: '' }, bag: '' },
      moves: [lay('A', 'H5 TrEIN')],
    });
    expect(answer.steps).toMatchObject([{ ok: true, score: 10, words: [{ word: 'TREIN', score: 10 }] }]);
    expect(answer.board?.[7]).toBe('....TrEIN......');
    expect(answer.racks.A).toBe('E');
  });

  test('an old blank may be written as its letter, and stays one', () => {
    const board = boardWith('H5 TrEIN');
    const play = (word: string) =>
      referee({
        ...XL,
        lexicon: { words: ['TREINEN'] },
        setup: { board, racks: { A: 'EN', B: 'E' } },
        moves: [lay('A', `H5 ${word}`)],
      });
    expect(play('TREINEN').board?.[7]).toBe('....TrEINEN....');
    expect(play('TrEINEN').board?.[7]).toBe('....TrEINEN....');
  });

  test('* is a blank laid as *IN, on a board and in the words of an answer too', () => {
    const script = {
      game: 'scrabble-de',
      options: { gendern: true, checking: 'automatic' },
      lexicon: { words: ['HIRTE', 'HIRTIN', 'HIRTINNEN'] },
      setup: { racks: { A: 'HIRT?', B: 'NEN' }, bag: '' },
      moves: [lay('A', 'H4 HIRT*')],
    };
    // Going out gains what the other still holds.
    const answer = referee(script);
    expect(answer.steps).toMatchObject([{ score: 34, words: [{ word: 'HIRT*', score: 34 }] }]);
    expect(answer.board?.[7]).toBe('...HIRT*.......');
    expect(answer.scores).toEqual({ A: 37, B: -3 });
  });

  test('umlauts are letters of their own in German', () => {
    const answer = referee({
      game: 'scrabble-de',
      options: { checking: 'automatic' },
      lexicon: { words: ['ÖL'] },
      setup: { racks: { A: 'ÖL', B: 'E' } },
      moves: [lay('A', 'H7 OL'), lay('A', 'H7 ÖL')],
    });
    expect(answer.steps).toMatchObject([{ ok: false }, { ok: true, score: 20 }]);
    expect(answer.board?.[7]).toBe('......ÖL.......');
  });

  test.each([
    ['P1 TREIN', 'bad-place'],
    ['H16 TREIN', 'bad-place'],
    ['h5 TREIN', 'bad-place'],
    ['H05 TREIN', 'bad-place'],
    ['H12 TREIN', 'off-board'],
    ['H5 TRÉIN', 'bad-letter'],
    ['H5 T?EIN', 'bad-letter'],
    ['H5 HIRT*', 'bad-letter'],
    ['H8 T', 'too-short'],
  ])('%s is refused: %s', (play, code) => {
    const { steps } = referee({
      ...XL,
      lexicon: { words: ['TREIN'] },
      setup: { racks: { A: 'TREIN?' } },
      moves: [lay('A', play)],
    });
    expect(steps).toMatchObject([{ ok: false, refusal: { code } }]);
  });
});

describe('table words', () => {
  const SABRA = { game: 'rummikub-sabra' };

  test('a joker is @, and a new word with one says what it reads', () => {
    const answer = referee({
      ...SABRA,
      lexicon: { words: ['RING'] },
      setup: { racks: { A: 'RIN@A', B: 'E' }, bag: '' },
      moves: [arrange('A', 'RIN@'), arrange('A', 'RIN@=RINK'), arrange('A', 'RIN@=RING')],
    });
    expect(answer.steps).toMatchObject([
      { ok: false, refusal: { code: 'reading-missing', rule: 'R-07', words: ['RIN@'] } },
      { ok: false, refusal: { code: 'word-unknown', words: ['RINK'] } },
      { ok: true, score: 4, scores: 'RING' },
    ]);
    expect(answer.table).toEqual(['RIN@=RING']);
    expect(answer.racks.A).toBe('A');
  });

  test('an unchanged word may leave its reading out and keeps it', () => {
    const answer = referee({
      ...SABRA,
      lexicon: { words: ['HUT'] },
      setup: { table: ['RIN@=RING'], racks: { A: 'HUT', B: 'E' } },
      moves: [arrange('A', 'RIN@ HUT')],
    });
    expect(answer.steps).toEqual([{ ok: true, score: 3, scores: 'HUT' }]);
    expect(answer.table).toEqual(['RIN@=RING', 'HUT']);
  });

  test.each(['', 'hut', 'RIN@=RIN', 'RIN@=KING', 'HUT=HUT', 'R=I=N', 'ÄÄ'])('"%s" is not a table word', (word) => {
    const { steps } = referee({
      ...SABRA,
      setup: { racks: { A: 'HUTRIN@' } },
      moves: [{ by: 'A', do: 'arrange', table: [word] }],
    });
    expect(steps).toMatchObject([{ ok: false, refusal: { code: 'bad-word', words: [word] } }]);
  });
});

describe('the answer', () => {
  test('has what the game has', () => {
    const board = referee({ ...XL, moves: [] });
    expect(Object.keys(board)).toEqual(['steps', 'scores', 'racks', 'board', 'bag', 'turn', 'over']);
    const table = referee({ game: 'rummikub-sabra' });
    expect(Object.keys(table)).toEqual(['steps', 'scores', 'racks', 'table', 'bag', 'turn', 'over']);
    expect(Object.keys(referee({ game: 'trickster-nl' }))).toContain('cards');
  });

  test('is the same for the same script, and other tiles come with another seed', () => {
    const script = { ...XL, seed: 'a', moves: [does('A', 'pass'), does('B', 'exchange', { tiles: 'E' })] };
    expect(referee(script)).toEqual(referee(script));
    expect(referee({ ...script, seed: 'b' }).racks).not.toEqual(referee(script).racks);
  });
});
