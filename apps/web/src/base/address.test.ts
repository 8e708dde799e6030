import { expect, test } from 'vitest';
import { addressOf, hrefTo } from './address.ts';

const place = (hash: string) => ({ pathname: '/some/dir/', search: '', hash });

test.each([
  ['/', { pathname: '/', search: '', anchor: '' }],
  ['/t/local~0a', { pathname: '/t/local~0a', search: '', anchor: '' }],
  ['/new/scrabble-de?way=device', { pathname: '/new/scrabble-de', search: '?way=device', anchor: '' }],
  ['/rules/scrabble-de#B-10', { pathname: '/rules/scrabble-de', search: '', anchor: 'B-10' }],
])('on a static site %s is behind the # of the page', (to, address) => {
  expect(addressOf(place(hrefTo(to, false)), false)).toEqual(address);
});

test('any other text behind the # of a static site leads to the first screen', () => {
  for (const hash of ['', '#', '#top', '#?way=device']) {
    expect(addressOf(place(hash), false)).toEqual({ pathname: '/', search: '', anchor: '' });
  }
});

test('with a server a screen has a path', () => {
  expect(hrefTo('/rules', true)).toBe('/rules');
  expect(addressOf({ pathname: '/rules/x', search: '?a=b', hash: '#B-10' }, true)).toEqual({
    pathname: '/rules/x',
    search: '?a=b',
    anchor: 'B-10',
  });
});
