import { EMPTY_BOARD, parsePlace } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { addressOfPosition, cgpIn } from '../../analysis/position-address.ts';
import { routeOf } from '../../app/route.ts';
import { putLetters, squareAt, takeTile } from './put-tiles.ts';
import { cgpOf, changed, emptyPosition, readPosition } from './read-address.ts';

const EMPTY = Array(15).fill('15').join('/');

test.each([
  ['', 'empty'],
  ['%E0%A4%A', 'fields-missing'],
  ['.00.0A.0D', 'fields-missing'],
  ['<script>alert(1)</script>', 'fields-missing'],
  [`${EMPTY} A`, 'fields-missing'],
  [`15/15 A/ 0/0 0`, 'row-count'],
  [`${EMPTY} EENRSTAD/ 0/0 0`, 'too-many-tiles'],
  [`${EMPTY} EENRSTA 0 0`, 'player-count'],
  [`${EMPTY} A/B/C/D/E 0/0/0/0/0 0`, 'player-count'],
  [`${EMPTY} QQ/ 0/0 0 lex nl;`, 'too-many-tiles'],
  ['15/'.repeat(50_000), 'too-long'],
])('the position %s is refused', (text, code) => {
  expect(readPosition(cgpIn(text))).toMatchObject({ problem: { code } });
});

function known(text: string) {
  const read = readPosition(text);
  if ('problem' in read) throw new Error(read.problem.code);
  return read;
}

test.each([
  `${EMPTY.replace('15/15', '4TReINEN4/15')} EENR?TA/ 12/-3 0 lex nl;`,
  `${EMPTY.replace('15/15', '6TüR6/15')} ÄÖÜ/ 0/0/0 0 lex de;`.replace('ÄÖÜ/ ', 'ÄÖÜ// '),
])('a link leads to the position %s that it was made of', (text) => {
  const { pathname, search } = new URL(`http://table${addressOfPosition(text)}`);
  // The server passes nothing else on.
  expect(pathname).toMatch(/^\/[\w.~/-]+$/);
  expect(pathname).not.toMatch(/\.\w+$/);
  const route = routeOf({ pathname, search });
  expect(route.screen === 'position' && `${cgpIn(route.text ?? '')};`).toBe(text);
  expect(cgpOf(known(text).position)).toBe(text);
});

test('tiles are put down, over others, and taken away, as far as the box has them', () => {
  const read = known(emptyPosition('nl'));
  const place = parsePlace(EMPTY_BOARD, 'H7');
  if (!place) throw new Error('no place');
  const board = putLetters(read.position.board, place, 'TrEIN');
  const after = board && changed(read, { board });
  if (!after || 'problem' in after) throw new Error('refused');
  expect(after.position.board[7]).toBe('......TrEIN....');
  expect(takeTile(after.position.board, place.square)[7]).toBe('.......rEIN....');
  expect(putLetters(read.position.board, place, 'TREINENTREIN')).toBeNull();
  const many = putLetters(read.position.board, place, 'QQ');
  expect(many && changed(read, { board: many })).toMatchObject({ problem: { code: 'too-many-tiles', found: 'Q' } });
  expect(changed(read, { rack: ['1'] })).toMatchObject({ problem: { code: 'unknown-letter' } });
});

test('a point of the picture is a square, and its frame is none', () => {
  expect(squareAt(EMPTY_BOARD, { x: 0.5, y: 0.5 })).toBe(112);
  expect(squareAt(EMPTY_BOARD, { x: 0.03, y: 0.03 })).toBe(0);
  expect(squareAt(EMPTY_BOARD, { x: 0.01, y: 0.5 })).toBeNull();
  expect(squareAt(EMPTY_BOARD, { x: 0.999, y: 0.5 })).toBeNull();
});
