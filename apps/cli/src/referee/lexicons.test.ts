import { describe, expect, test } from 'vitest';
import { arrange, does, lay, referee } from './script.testing.ts';

const AUTOMATIC = { options: { checking: 'automatic' } };

describe('lists by name', () => {
  test('nl knows TREIN and not AMSTERDAM', () => {
    const { steps } = referee({
      game: 'scrabble-xl-nl',
      ...AUTOMATIC,
      lexicon: 'nl',
      setup: { racks: { A: 'TREINAMSTERDAM', B: 'E' } },
      moves: [lay('A', 'H4 AMSTERDAM'), lay('A', 'H5 TREIN')],
    });
    expect(steps).toMatchObject([
      { ok: false, refusal: { code: 'word-unknown' } },
      { ok: true, score: 14 },
    ]);
  });

  test('de knows GRÜNDE, HIRT* and its plural, and not BERLIN', () => {
    const german = { game: 'scrabble-de', options: { checking: 'automatic', gendern: true }, lexicon: 'de' };
    const play = (rack: string, ...words: string[]) =>
      referee({ ...german, setup: { racks: { A: rack, B: 'NEN' } }, moves: words.map((word) => lay('A', word)) }).steps;
    expect(play('GRÜNDE', 'H4 GRÜNDE')).toMatchObject([{ ok: true, score: 28 }]);
    expect(play('BERLIN', 'H4 BERLIN')).toMatchObject([{ ok: false, refusal: { words: ['BERLIN'] } }]);
    expect(play('HIRTERM?', 'H4 TERM*', 'H4 HIRT*')).toMatchObject([{ ok: false }, { ok: true, score: 34 }]);
  });

  test('a script that names no list plays by the one of its game’s language', () => {
    const { steps } = referee({
      game: 'scrabble-xl-nl',
      ...AUTOMATIC,
      setup: { racks: { A: 'TREIN', B: 'E' } },
      moves: [lay('A', 'H5 TRNIE'), lay('A', 'H5 TREIN')],
    });
    expect(steps).toMatchObject([{ ok: false }, { ok: true }]);
  });

  test('names come with the list (TR-19)', () => {
    const { steps } = referee({
      game: 'trickster-nl',
      ...AUTOMATIC,
      lexicon: 'nl',
      setup: { racks: { A: 'AMSTERDAM', B: 'E' }, cards: { A: ['proper-name'] } },
      moves: [lay('A', 'H4 AMSTERDAM'), lay('A', 'H4 AMSTERDAM', { cards: [{ card: 'proper-name' }] })],
    });
    expect(steps).toMatchObject([{ ok: false }, { ok: true }]);
  });

  test.each(['fr', 'NL', '', '../nl', 'constructor'])('there is no list called "%s"', (lexicon) => {
    expect(() => referee({ game: 'scrabble-xl-nl', lexicon })).toThrow('lexicon: there is no word list called');
  });
});

describe('inline lists', () => {
  test('advised lists the words allowed under `vocabulary: advised`; absent means all', () => {
    const play = (lexicon: object) =>
      referee({
        game: 'rummikub-sabra',
        options: { vocabulary: 'advised' },
        lexicon,
        setup: { racks: { A: 'KATTEN', B: 'E' } },
        moves: [arrange('A', 'KATTEN'), arrange('A', 'KAT')],
      }).steps;
    const words = ['KAT', 'KATTEN'];
    expect(play({ words, advised: ['KAT'] })).toMatchObject([
      { ok: false, refusal: { code: 'word-not-advised', rule: 'R-16', words: ['KATTEN'] } },
      { ok: true, score: 3 },
    ]);
    expect(play({ words })).toMatchObject([{ ok: true, score: 6 }, { ok: false }]);
    expect(play({ words, advised: [] })).toMatchObject([{ ok: false }, { ok: false }]);
  });

  test('under nl plurals and verb forms are not advised', () => {
    const { steps } = referee({
      game: 'rummikub-sabra',
      options: { vocabulary: 'advised' },
      lexicon: 'nl',
      setup: { racks: { A: 'KATTENLOOPT', B: 'E' } },
      moves: [arrange('A', 'KATTEN'), arrange('A', 'LOOPT'), arrange('A', 'KAT')],
    });
    expect(steps).toMatchObject([{ ok: false }, { ok: false }, { ok: true, score: 3 }]);
  });

  test('names are valid only with the card', () => {
    const { steps } = referee({
      game: 'trickster-nl',
      lexicon: { words: [], names: ['RENE'] },
      setup: { racks: { A: 'RENE', B: 'E' }, cards: { A: ['proper-name'] } },
      moves: [lay('A', 'H5 RENE', { cards: [{ card: 'proper-name' }] }), does('B', 'dispute')],
    });
    expect(steps[1]).toEqual({ ok: true, upheld: true, lost: [] });
  });

  test.each([
    [{ words: ['TREIN', 'trein'] }, 'lexicon.words.1: '],
    [{ words: 'TREIN' }, 'lexicon.words: '],
    [{ names: [] }, 'lexicon.words: '],
    [{ words: [], foo: [] }, 'lexicon.foo: '],
    [['TREIN'], 'lexicon'],
    [5, 'lexicon: a lexicon is'],
    [null, 'lexicon: a lexicon is'],
  ])('%j is refused', (lexicon, message) => {
    expect(() => referee({ game: 'scrabble-xl-nl', lexicon })).toThrow(message);
  });
});
