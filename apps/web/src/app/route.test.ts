import { GAME_IDS } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { needsServer, routeOf } from './route.ts';

const at = (address: string) => routeOf(new URL(address, 'http://localhost'));

test.each([
  ['/', { screen: 'home' }],
  ['/settings', { screen: 'settings' }],
  ['/score', { screen: 'score' }],
  ['/score/a1b2', { screen: 'sheet', id: 'a1b2' }],
  ['/settings/', { screen: 'settings' }],
  ['/seat#secret', { screen: 'seat' }],
  ['/rules', { screen: 'rules', page: null }],
  ['/rules/trickster-nl#TR-12', { screen: 'rules', page: 'trickster-nl' }],
  ['/t/abc_-1', { screen: 'table', id: 'abc_-1' }],
  ['/analysis/abc?turn=18', { screen: 'analysis', id: 'abc', turn: 18 }],
  ['/positie', { screen: 'position', text: null }],
  ['/positie/15~15_A.3FB~_0~0_0_lex_nl', { screen: 'position', text: '15~15_A.3FB~_0~0_0_lex_nl' }],
  ['/analysis/sheet~ab1?turn=2', { screen: 'sheet-analysis', id: 'ab1', turn: 2 }],
  ['/analysis/abc?turn=-1', { screen: 'analysis', id: 'abc', turn: null }],
  ['/again/abc?turns=2,x,18', { screen: 'again', id: 'abc', turns: [2, 18] }],
  ['/new/scrabble-de?way=friends', { screen: 'new', game: 'scrabble-de', way: 'friends' }],
])('%s', (address, route) => {
  expect(at(address)).toEqual(route);
});

test.each(['/nowhere', '/t', '/t/', '/new', '/new/chess', '/t/a/b', '/settings/x', '/constructor', '/new/toString'])(
  '%s leads nowhere',
  (address) => {
    expect(at(address)).toEqual({ screen: 'not-found' });
  },
);

test('every game can be set up by its id', () => {
  for (const game of GAME_IDS) expect(at(`/new/${game}`)).toEqual({ screen: 'new', game, way: null });
});

test('whatever involves others or another device needs a server', () => {
  const needing = [
    '/analysis/abc',
    '/again/abc',
    '/watch',
    '/seat#secret',
    '/t/abc_-1',
    '/new/scrabble-de?way=friends',
  ];
  const others = [
    '/',
    '/analysis/local~0a',
    '/analysis/sheet~ab1',
    '/positie',
    '/again/local~0a',
    '/t/local~0a',
    '/new/scrabble-de?way=device',
    '/score',
    '/rules',
    '/words',
    '/settings',
  ];
  expect(needing.filter((address) => needsServer(at(address)))).toEqual(needing);
  expect(others.filter((address) => needsServer(at(address)))).toEqual([]);
});
