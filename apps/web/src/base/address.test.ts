import { expect, test } from 'vitest';
import { addressInFragment, addressInPath, fragmentTo, isScreenPath, pathTo } from './address.ts';
import { basePathOf } from './base-path.ts';

const place = (hash: string) => ({ pathname: '/some/dir/', search: '', hash });

test.each([
  ['/', { pathname: '/', search: '', anchor: '' }],
  ['/t/local~0a', { pathname: '/t/local~0a', search: '', anchor: '' }],
  ['/new/scrabble-de?way=device', { pathname: '/new/scrabble-de', search: '?way=device', anchor: '' }],
  ['/rules/scrabble-de#B-10', { pathname: '/rules/scrabble-de', search: '', anchor: 'B-10' }],
])('on a static site %s is behind the # of the page', (to, address) => {
  expect(addressInFragment(place(fragmentTo(to)))).toEqual(address);
});

test('any other text behind the # of a static site leads to the first screen', () => {
  for (const hash of ['', '#', '#top', '#?way=device']) {
    expect(addressInFragment(place(hash))).toEqual({ pathname: '/', search: '', anchor: '' });
  }
});

test('with a server a screen has a path', () => {
  expect(pathTo('/rules')).toBe('/rules');
  expect(addressInPath({ pathname: '/rules/x', search: '?a=b', hash: '#B-10' })).toEqual({
    pathname: '/rules/x',
    search: '?a=b',
    anchor: 'B-10',
  });
});

test.each(['/', '/rules/x', '/t/abc'])('below a path %s has the path before it', (to) => {
  const href = pathTo(to, '/games/lt/');
  expect(href).toBe(`/games/lt${to}`);
  expect(addressInPath({ pathname: href, search: '', hash: '' }, '/games/lt/').pathname).toBe(to);
  expect(isScreenPath(href, '/games/lt/')).toBe(true);
});

test('the path alone is the first screen, and what is beside it or the API is none', () => {
  const screen = { pathname: '/', search: '', anchor: '' };
  expect(addressInPath({ pathname: '/lt', search: '', hash: '' }, '/lt/')).toEqual(screen);
  expect(['/', '/ltx', '/lt/api/me'].filter((path) => isScreenPath(path, '/lt/'))).toEqual([]);
});

test.each([
  ['https://host/assets/base-x.js', '/'],
  ['https://host:8080/games/lt/assets/base-x.js', '/games/lt/'],
])('files at %s belong to an app below %s', (file, base) => {
  expect(basePathOf(file)).toBe(base);
});
