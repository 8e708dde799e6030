import { expect, test } from 'vitest';
import { paintFor } from './colour.ts';

test.each([
  [{ isTTY: true }, {}, '\u001b[31m=\u001b[0m'],
  [{ isTTY: true }, { NO_COLOR: '1' }, '='],
  [{ isTTY: true }, { NO_COLOR: '' }, '\u001b[31m=\u001b[0m'],
  [{ isTTY: true }, { TERM: 'dumb' }, '='],
  [{}, {}, '='],
])('on %j with %j a premium square is %j', (out, env, painted) => {
  expect(paintFor(out, env)('=', 'tripleWord')).toBe(painted);
});
