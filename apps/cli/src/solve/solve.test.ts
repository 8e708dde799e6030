import { findPlays, scrabbleDeRules } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { parseScript } from '../referee/script.ts';
import { setTable } from '../referee/table.ts';
import { isBoardPosition } from './board.ts';
import { type SolveFlags, scriptFromCgp, solve } from './solve.ts';

function ask(position: object, flags: Partial<SolveFlags> = {}) {
  const script = parseScript({ players: ['A', 'B'], ...position }, () => null);
  return solve(script, { top: '10', budget: '1000', ...flags });
}

const TREINEN = {
  game: 'scrabble-xl-nl',
  lexicon: { words: ['TREIN', 'TREINEN', 'EEN', 'INEEN'] },
  setup: { racks: { A: 'EEITRNN' }, turn: 'A' },
};

describe('on a board', () => {
  test('the best play comes first, with its equity', () => {
    const answer = ask(TREINEN, { top: '1' });
    expect(answer).toMatchObject({ plays: [{ word: 'TREINEN', score: 72 }], complete: true });
    expect(answer.plays).toHaveLength(1);
    expect(answer.plays[0]).toHaveProperty('equity');
  });

  test('--all gives every legal play, those of the slow finder', () => {
    const position = {
      game: 'scrabble-de',
      options: { gendern: true },
      lexicon: { words: ['HIRT', 'HIRTIN', 'HIRTINNEN', 'TEE', 'EHE', 'HER'] },
      setup: { racks: { A: 'HIRT?EE' }, turn: 'A' },
    };
    const { start } = setTable(parseScript({ players: ['A', 'B'], ...position }, () => null));
    if (!isBoardPosition(start.state)) throw new Error('no board');
    const lexicon = parseScript({ players: ['A', 'B'], ...position }, () => null).lexicon;
    const slow = findPlays(scrabbleDeRules, { ...start.state, rack: [...'HIRT?EE'] }, { lexicon });
    const answer = ask(position, { all: true });
    const line = ({ at, word, score }: { at: string; word: string; score: number }) => `${at} ${word} ${score}`;
    expect((answer.plays as { at: string; word: string; score: number }[]).map(line).sort()).toEqual(
      slow.map(line).sort(),
    );
    expect(answer).toHaveProperty('count', slow.length);
    expect(slow.some(({ word }) => word === 'HIRT*')).toBe(true);
  });

  test('XL-05 words without their apostrophe are found where the table takes them', () => {
    const lexicon = { words: ['FOTO'], joined: ['FOTOS'] };
    const position = { game: 'scrabble-xl-nl', lexicon, setup: { racks: { A: 'FOTOS' }, turn: 'A' } };
    const wordsWith = (options: object) =>
      new Set(ask({ ...position, options }, { all: true }).plays.map((play) => ('word' in play ? play.word : '')));
    expect(wordsWith({})).toEqual(new Set(['FOTO']));
    expect(wordsWith({ joined: true })).toEqual(new Set(['FOTO', 'FOTOS']));
  });

  test('nothing to lay is an empty answer', () => {
    const rack = { ...TREINEN, setup: { racks: { A: 'XQC' }, turn: 'A' } };
    expect(ask(rack)).toEqual({ plays: [], count: 0, complete: true });
  });
});

describe('in CGP', () => {
  const empty = '15/15/15/15/15/15/15';

  test('a position is the one that a script would have', () => {
    const position = scriptFromCgp(`${empty}/4tREIN6/${empty} EN?/ 12/30 0`, 'scrabble-xl-nl');
    const board = Array.from({ length: 15 }, (_, row) => (row === 7 ? '....tREIN......' : '.'.repeat(15)));
    expect(position).toEqual({
      game: 'scrabble-xl-nl',
      players: ['A', 'B'],
      setup: { board, racks: { A: 'EN?' }, turn: 'A' },
    });
    expect(ask({ ...position, lexicon: { words: ['TREINEN'] } }, { top: '1' })).toMatchObject({
      plays: [{ at: 'H5', word: 'tREINEN', score: 2 }],
      count: 3,
    });
  });

  test.each([
    ['', 'line 1, column 1: a position has a board'],
    [`${empty}/15/${empty} EN/`, 'line 1, column 49: a position has a board'],
    [`${empty}/${empty} EN/ 0/0 0`, 'line 1, column 1: a board has 15 rows, this one 14'],
    [`${empty}/14/${empty} EN/ 0/0 0`, 'line 1, column 22: a row has 15 squares: 14'],
    [`${empty}/14Ö/${empty} EN/ 0/0 0`, 'line 1, column 24: Ö is not a letter of the game'],
    [`${empty}/15/${empty} e/ 0/0 0`, 'line 1, column 46: e is not a letter of the game'],
    [`${empty}/15/${empty} / 0/0 0`, 'line 1: the rack to play from has 1 to 8 tiles'],
    [`${empty}/15/${empty} EENRSTAEN/ 0/0 0`, 'line 1: the rack to play from has 1 to 8 tiles'],
    [`${empty}/15/${empty} EN/ x/0 0`, 'line 1, column 50: x/0 is not a number'],
    [`${empty}/15/${empty} EN/ 0/0 -1`, 'line 1, column 54: -1 is not a number'],
    [`${empty}/6QQ7/${empty} EN/ 0/0 0`, 'line 1, column 1: the game does not have that many of the tile Q'],
  ])('%s is none', (position, message) => {
    expect(() => scriptFromCgp(position, 'scrabble-xl-nl')).toThrow(new RegExp(`^--cgp: ${message}`));
  });

  test('only board games have one', () => {
    expect(() => scriptFromCgp(`${empty}/15/${empty} EN/ 0/0 0`, 'rummikub-sabra')).toThrow('--game: no board game');
  });
});

describe('on a table', () => {
  test.each([
    { game: 'rummikub-sabra', table: ['HUT'], rack: 'OEN', words: ['HUT', 'HOUTEN'], score: 6, best: 'HOUTEN' },
    { game: 'rummikub-international', table: ['VER'], rack: 'E', words: ['VER', 'VEER'], score: null, best: null },
    { game: 'rummikub-international', table: ['OOR'], rack: '@', words: ['OOR', 'OORD'], score: 4, best: 'OORD' },
  ])('$game: $table with $rack scores $score', ({ game, table, rack, words, score, best }) => {
    const answer = ask({ game, lexicon: { words }, setup: { table, racks: { A: rack }, turn: 'A' } });
    expect(answer).toMatchObject({ optimal: true, plays: score === null ? [] : [{ scores: best, score }] });
  });
});

describe('bad input', () => {
  test.each([
    [{ top: '0' }, '--top'],
    [{ top: 'x' }, '--top'],
    [{ budget: '0' }, '--budget'],
    [{ budget: '-5' }, '--budget'],
  ])('%j', (flags, flag) => {
    expect(() => ask(TREINEN, flags)).toThrow(flag);
  });

  test('a position to solve has no moves', () => {
    expect(() => ask({ ...TREINEN, moves: [{ by: 'A', do: 'pass' }] })).toThrow('moves');
  });

  test('a board that cannot be', () => {
    const impossible = { ...TREINEN, setup: { racks: { A: 'QQQ' }, turn: 'A' } };
    expect(() => ask(impossible)).toThrow('setup.racks.A');
  });
});
