import { describe, expect, test } from 'vitest';
import {
  averagesOf,
  COMPUTER,
  companiesIn,
  courseOf,
  type FinishedGame,
  filterGames,
  longestIn,
  othersIn,
  ownSeat,
  peopleIn,
  recordsIn,
  resultOf,
} from './finished-game.ts';

const me = { kind: 'person', name: 'Noord', mine: true } as const;
const bot = { kind: 'bot', level: 'casual' } as const;
const person = (name: string | null) => ({ kind: 'person', name, mine: false }) as const;
const feats = (turns: number, points: number, word: string) => ({
  turns,
  points,
  best: { points: points / turns, word },
  longest: word,
});

const played = (said: Partial<FinishedGame>): FinishedGame => ({
  id: 'a',
  game: 'scrabble-xl-nl',
  source: 'table',
  at: 1,
  players: [me, person('Oost')],
  scores: [312, 287],
  winners: [0],
  isPractice: false,
  feats: [feats(10, 300, 'TREINEN'), feats(10, 280, 'SNELTREIN')],
  ...said,
});

const ALL = { person: null, game: null };

describe('results', () => {
  test.each<[string, Partial<FinishedGame>, object]>([
    ['won', {}, { what: 'won', scores: [312, 287] }],
    ['lost, from the second seat', { players: [bot, me] }, { what: 'lost', scores: [287, 312] }],
    ['drawn', { scores: [5, 5], winners: [0, 1] }, { what: 'drawn', scores: [5, 5] }],
    ['solo', { players: [me], scores: [90], winners: [0] }, { what: 'solo', points: 90 }],
    [
      'third of three, one of whom won with fewer points',
      { players: [me, bot, bot], scores: [60, 50, 70], winners: [1] },
      { what: 'rank', points: 60, rank: 3 },
    ],
    [
      'of a sheet on which the user does not stand',
      { players: [person('Oost'), person('West')], winners: [1] },
      { what: 'winners', seats: [1], points: 287 },
    ],
    ['at several seats', { players: [me, { ...me, name: 'Zuid' }] }, { what: 'winners', seats: [0], points: 312 }],
  ])('%s', (_, said, result) => {
    expect(resultOf(played(said))).toEqual(result);
  });
});

test('people are those one played with, most often first, and the computer last', () => {
  const games = [
    played({ players: [me, person('West'), bot] }),
    played({}),
    played({ source: 'sheet', players: [person('Oost'), person(null)] }),
  ];
  expect(peopleIn(games)).toEqual(['Oost', 'West', COMPUTER]);
  expect(filterGames(games, { ...ALL, person: 'Oost' })).toEqual([games[1], games[2]]);
  expect(filterGames(games, { ...ALL, person: COMPUTER })).toEqual([games[0]]);
  expect(filterGames(games, { person: 'Oost', game: 'scrabble-de' })).toEqual([]);
});

test('on a shared device everybody is somebody else', () => {
  const game = played({ players: [me, { ...me, name: 'Zuid' }] });
  expect(ownSeat(game)).toBe(null);
  expect(othersIn(game).names).toEqual(['Noord', 'Zuid']);
  expect(longestIn(game)).toBe('SNELTREIN');
  expect(longestIn(played({}))).toBe('TREINEN');
});

test('records are the user’s own, without practice, and the earlier one stays', () => {
  const first = played({ at: 1 });
  const later = played({ at: 2 });
  const practice = played({ at: 3, isPractice: true, scores: [900, 1] });
  const theirs = played({ at: 4, players: [person('Oost'), person('West')], scores: [999, 1] });
  expect(recordsIn([later, first, practice, theirs])).toEqual({
    turn: { game: first, value: { points: 30, word: 'TREINEN' } },
    word: { game: first, value: 'TREINEN' },
    score: { game: first, value: 312 },
  });
  expect(recordsIn([])).toEqual({ turn: null, word: null, score: null });
  expect(averagesOf([later, first, practice, theirs])).toEqual({ games: 2, contests: 2, won: 2, perGame: 312 });
});

test('the course has points per turn of board games, oldest first; another game only if asked for', () => {
  const board = played({ at: 5 });
  const earlier = played({ at: 2, feats: [feats(4, 40, 'TREIN'), feats(4, 4, 'EN')] });
  const table = played({ at: 3, game: 'rummikub-sabra' });
  const untold = played({ at: 4, feats: null });
  const games = [board, earlier, table, untold];
  expect(courseOf(games, ALL).map(({ value }) => value)).toEqual([10, 30]);
  const sabra = { ...ALL, game: 'rummikub-sabra' } as const;
  expect(courseOf(filterGames(games, sabra), sabra).map(({ game }) => game)).toEqual([table]);
});

describe('who can be asked again', () => {
  test('each company once, by its latest game', () => {
    const games = [
      played({ id: 'c', players: [person('West'), me, person('Oost')] }),
      played({ id: 'b', game: 'scrabble-de' }),
      played({ id: 'a' }),
      played({ id: '0', players: [me, person('Oost'), person('West')] }),
    ];
    expect(companiesIn(games)).toEqual([
      { names: ['West', 'Oost'], id: 'c', game: 'scrabble-xl-nl' },
      { names: ['Oost'], id: 'b', game: 'scrabble-de' },
    ]);
  });

  test.each<[string, Partial<FinishedGame>]>([
    ['of this device', { id: 'local~1' }],
    ['on a score sheet', { source: 'sheet' }],
    ['for practice', { isPractice: true }],
    ['against the computer', { players: [me, bot] }],
    ['with somebody whose name is deleted', { players: [me, person(null)] }],
    ['that was only watched', { players: [person('Oost'), person('West')] }],
  ])('nobody of a game %s', (_, said) => {
    expect(companiesIn([played(said)])).toEqual([]);
  });
});
