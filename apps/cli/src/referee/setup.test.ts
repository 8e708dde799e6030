import { boardWith } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { InputError } from '../input.ts';
import { arrange, does, lay, listOf, referee, table } from './script.testing.ts';

const xl = table({ game: 'scrabble-xl-nl', options: { checking: 'automatic' }, lexicon: { words: ['TREIN', 'EEN'] } });
const trickster = table({ game: 'trickster-nl', options: { checking: 'automatic' }, lexicon: { words: ['EEN'] } });
const sabra = table({ game: 'rummikub-sabra', lexicon: { words: ['HUT', 'OP', 'SOP', 'HOUTEN'] } });

describe('tiles', () => {
  test('without a setup the deal is drawn by the seed: seven each, the rest in the bag', () => {
    const { racks, bag } = xl({ seed: 'x' });
    expect([racks.A?.length, racks.B?.length, bag]).toEqual([7, 7, 88]);
    const pot = sabra({ players: ['A', 'B', 'C', 'D'] });
    expect(Object.values(pot.racks).map((rack) => rack.length)).toEqual([7, 7, 7, 7]);
    expect(pot.bag).toBe(84);
  });

  test('racks that are not given are dealt from the remaining tiles', () => {
    const { racks, bag } = xl({ setup: { racks: { A: 'QXY' } } });
    expect(racks.A).toBe('QXY');
    expect(racks.B).toMatch(/^[^QXY]{7}$/);
    expect(bag).toBe(92);
  });

  test('the bag is drawn in its order', () => {
    const answer = xl({
      setup: { racks: { A: 'TREINEE', B: 'E' }, bag: 'QXYZAB' },
      moves: [lay('A', 'H5 TREIN')],
    });
    expect(answer.racks.A).toBe('EEQXYZA');
    expect(answer.bag).toBe(1);
  });

  test('an empty bag is empty: nobody draws', () => {
    const answer = xl({ setup: { racks: { A: 'TREINEE', B: 'E' }, bag: '' }, moves: [lay('A', 'H5 TREIN')] });
    expect(answer.racks).toEqual({ A: 'EE', B: 'E' });
    expect(answer.bag).toBe(0);
  });

  test('with a bag given, tiles named nowhere are out of the game', () => {
    const answer = xl({ setup: { bag: 'ABC' } });
    expect(answer.racks).toEqual({ A: '', B: '' });
    expect(answer.bag).toBe(3);
  });

  test('the pot is drawn in its order too', () => {
    const answer = sabra({
      setup: { racks: { A: 'HUT', B: 'E' }, bag: 'QXYZABC' },
      moves: [arrange('A', 'HUT'), does('B', 'draw')],
    });
    expect(answer.racks).toEqual({ A: 'QXYZABC', B: 'E' });
    const longer = sabra({
      setup: { racks: { A: 'HUTS', B: 'E' }, bag: 'QXYZABC' },
      moves: [arrange('A', 'HUT'), does('B', 'draw')],
    });
    expect(longer.racks).toEqual({ A: 'SQXYZAB', B: 'EC' });
  });

  test('tiles on the board and on the table are taken from the box', () => {
    expect(xl({ setup: { board: boardWith('H5 TREIN') } }).bag).toBe(102 - 5 - 14);
    expect(sabra({ setup: { table: ['RIN@=RING'] } }).bag).toBe(112 - 4 - 14);
  });

  test('more tiles than the game has are refused, unless unchecked', () => {
    expect(() => xl({ setup: { racks: { A: 'QQ' } } })).toThrow(InputError);
    expect(xl({ setup: { racks: { A: 'QQ' }, unchecked: true } }).racks.A).toBe('QQ');
    expect(() => xl({ setup: { board: boardWith('H5 QQ') } })).toThrow(/^setup\.board: .*\(Q\)/);
    expect(() => xl({ setup: { board: boardWith('H5 abc') } })).toThrow(/^setup\.board: .*\(\?\)/);
    expect(() => xl({ setup: { board: boardWith('H5 Q'), racks: { B: 'Q' } } })).toThrow(/^setup\.racks\.B: /);
    expect(() => sabra({ setup: { table: ['@@@=AAA'] } })).toThrow(/^setup\.table\.0: .*\(@\)/);
    expect(sabra({ setup: { table: ['@@@=AAA'], unchecked: true } }).table).toEqual(['@@@=AAA']);
    expect(() => trickster({ setup: { cards: { A: ['peek-rack'], B: ['peek-rack'] } } })).toThrow(
      /^setup\.cards\.B\.0/,
    );
    const two = trickster({ setup: { cards: { A: ['peek-rack'], B: ['peek-rack'] }, unchecked: true } });
    expect(two.cards).toEqual({ A: ['peek-rack'], B: ['peek-rack'] });
  });
});

describe('where the game stands', () => {
  test('scores and turn', () => {
    const answer = xl({
      setup: { scores: { A: 12, B: -3 }, turn: 'B' },
      moves: [does('A', 'pass'), does('B', 'pass')],
    });
    expect(answer.scores).toEqual({ A: 12, B: -3 });
    expect(answer.steps).toMatchObject([{ ok: false, refusal: { code: 'not-your-turn' } }, { ok: true }]);
    expect(answer.turn).toBe('A');
  });

  test('scores default to 0', () => {
    expect(xl({ setup: { scores: { B: 5 } } }).scores).toEqual({ A: 0, B: 5 });
  });

  test('passes: one more of each ends the game', () => {
    const answer = xl({
      setup: { racks: { A: 'X', B: 'AA' }, bag: 'E', passes: { A: 1, B: 1 } },
      moves: [does('A', 'pass'), does('B', 'pass')],
    });
    expect(answer.over).toEqual({ reason: 'all-passed', adjustments: { A: -8, B: -2 }, winners: ['B'] });
  });

  test('starter: the round ends before that seat (R-12)', () => {
    const last = { game: 'rummikub-sabra', lexicon: { words: ['HUT'] }, options: { end: 'points', target: 10 } };
    const setup = { racks: { A: 'HUTE', B: 'E' }, scores: { A: 8 }, turn: 'A' };
    const moves = [arrange('A', 'HUT')];
    expect(referee({ ...last, setup: { ...setup, starter: 'B' }, moves }).over?.reason).toBe('points');
    expect(referee({ ...last, setup: { ...setup, starter: 'A' }, moves }).over).toBeNull();
  });

  test('opened: the named players have laid their begin word', () => {
    const setup = { table: ['HUT'], racks: { A: 'OEN', B: 'OP' } };
    const moves = [arrange('A', 'HOUTEN'), does('A', 'draw'), arrange('B', 'HUT OP')];
    const none = sabra({ setup: { ...setup, opened: [] }, moves });
    expect(none.steps).toMatchObject([
      { ok: false, refusal: { code: 'table-touched', rule: 'R-03' } },
      { ok: true },
      { ok: false, refusal: { code: 'no-begin-word', rule: 'R-03' } },
    ]);
    expect(sabra({ setup: { ...setup, opened: ['B'] }, moves }).steps[2]).toMatchObject({ ok: true, score: 2 });
    // By default everybody has, if there are words on the table.
    expect(sabra({ setup, moves }).steps[0]).toMatchObject({ ok: true, score: 6 });
  });

  test('formed: earlier words do not score again (R-10)', () => {
    const answer = sabra({ setup: { racks: { A: 'HUTE' }, formed: ['HUT'] }, moves: [arrange('A', 'HUT')] });
    expect(answer.steps).toEqual([{ ok: true, score: 0, scores: null }]);
  });
});

describe('cards', () => {
  test('hands and the order of the deck', () => {
    // B8 is a trick square, and the word covers no other.
    const answer = trickster({
      setup: {
        board: boardWith('A9 N'),
        racks: { A: 'EEN', B: 'E' },
        cards: { A: ['add-ten'] },
        deck: ['peek-rack', 'backwards'],
      },
      lexicon: { words: ['EEN', 'NE'] },
      moves: [lay('A', 'B8 EEN'), does('A', 'take')],
    });
    expect(answer.steps).toMatchObject([{ ok: true }, { ok: true, cards: ['peek-rack'] }]);
    expect(answer.cards).toEqual({ A: ['add-ten', 'peek-rack'], B: [] });
  });

  test('an empty deck gives none', () => {
    const { steps } = trickster({
      setup: { board: boardWith('A9 N'), racks: { A: 'EEN', B: 'E' }, deck: [] },
      lexicon: { words: ['EEN', 'NE'] },
      moves: [lay('A', 'B8 EEN'), does('A', 'take')],
    });
    expect(steps).toMatchObject([{ ok: true }, { ok: false, refusal: { code: 'no-cards-due' } }]);
  });

  test('lastScores feed take-last-score (TR-28)', () => {
    const answer = trickster({
      setup: { cards: { A: ['take-last-score'] }, lastScores: { B: 31 } },
      moves: [does('A', 'card', { card: 'take-last-score', target: 'B' })],
    });
    expect(answer.steps).toEqual([{ ok: true, score: 31 }]);
    expect(answer.scores).toEqual({ A: 31, B: 0 });
  });

  test('locked: others may not add to a word laid backwards (TR-23)', () => {
    const play = (by: string) =>
      trickster({
        lexicon: { words: ['EEN', 'EENS'] },
        setup: { board: boardWith('H7 NEE'), racks: { A: 'S', B: 'S' }, locked: [{ at: 'H7', by: 'B' }], turn: by },
        moves: [lay(by, 'H6 SNEE', {})],
      }).steps;
    expect(play('A')).toMatchObject([{ ok: false, refusal: { code: 'word-locked', rule: 'TR-23' } }]);
    expect(play('B')).toMatchObject([{ ok: true }]);
  });
});

describe('an invalid setup', () => {
  const row = '.'.repeat(15);
  const rows = (count: number, length = 15) => Array<string>(count).fill('.'.repeat(length));
  test.each([
    ['16 rows', { board: rows(16) }, 'setup.board: a board has 15 rows'],
    ['14 rows', { board: rows(14) }, 'setup.board: a board has 15 rows'],
    ['a row of 14', { board: [...rows(14), '.'.repeat(14)] }, 'setup.board.14: a row of a board has 15 characters'],
    ['a row of 16', { board: ['.'.repeat(16), ...rows(14)] }, 'setup.board.0: a row of a board has 15 characters'],
    ['a letter the game does not have', { board: [`Ä${row.slice(1)}`, ...rows(14)] }, 'setup.board.0: '],
    ['a rack letter the game does not have', { racks: { B: 'EÄ' } }, 'setup.racks.B: '],
    ['a joker', { racks: { B: '@' } }, 'setup.racks.B: '],
    ['a bag letter the game does not have', { bag: 'e' }, 'setup.bag: '],
    ['a rack of nobody', { racks: { C: 'E' } }, 'setup.racks.C: there is no such field'],
    ['a rack as a list', { racks: { A: ['E'] } }, 'setup.racks.A: '],
    ['racks as a list', { racks: ['E'] }, 'setup.racks: expected an object'],
    ['a list', [], 'setup: expected an object'],
    ['half a point', { scores: { A: 0.5 } }, 'setup.scores.A: '],
    ['passes below zero', { passes: { A: -1 } }, 'setup.passes.A: '],
    ['a turn of nobody', { turn: 'C' }, 'setup.turn: not one of the players: A, B'],
    ['words of a table game', { table: ['HUT'] }, 'setup.table: there is no such field'],
    ['cards of another game', { cards: { A: [] } }, 'setup.cards: there is no such field'],
    ['a lock on nothing', { locked: [{ at: 'H5', by: 'A' }] }, 'setup.locked.0.at: '],
    ['unchecked as text', { unchecked: 'yes' }, 'setup.unchecked: '],
  ])('%s', (_, setup, message) => {
    expect(() => xl({ setup })).toThrow(message);
  });

  test.each([
    ['a board', { board: rows(15) }, 'setup.board: there is no such field'],
    ['a reading left out', { table: ['HUT', 'RIN@'] }, 'setup.table.1: '],
    ['a blank', { table: ['RIN?'] }, 'setup.table.0: '],
    ['small letters', { table: ['hut'] }, 'setup.table.0: '],
    ['opened by nobody', { opened: ['C'] }, 'setup.opened.0: not one of the players: A, B'],
    ['formed with a joker', { formed: ['RIN@'] }, 'setup.formed.0: '],
  ])('%s in a table game', (_, setup, message) => {
    expect(() => sabra({ setup })).toThrow(message);
  });

  test('a card that no deck has', () => {
    expect(() => trickster({ setup: { cards: { A: ['fly'] } } })).toThrow('setup.cards.A.0: ');
    expect(() => trickster({ setup: { deck: ['add-ten', 'fly'] } })).toThrow('setup.deck.1: ');
  });

  test('names that collide with object properties', () => {
    expect(() => xl({ players: ['A', 'A'] })).toThrow('players: two players have the same name');
    expect(() => xl({ players: ['toString', 'B'], setup: { racks: { B: 'E' } } })).toThrow('players.0: ');
    expect(() => xl({ players: ['A', '__proto__'] })).toThrow('players.1: ');
    expect(() => xl({ players: listOf('A B C D E') })).toThrow('players: ');
    expect(() => xl({ players: ['A'] })).toThrow('players: the game is for 2 to 4 players');
  });
});
