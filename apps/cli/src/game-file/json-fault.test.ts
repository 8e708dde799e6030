import { expect, test } from 'vitest';
import { jsonFault } from './json-fault.ts';

test.each([
  ['{\n "lines": [}', 13],
  ['{"a":1,}', 7],
  ['[1,]', 3],
  ['[1 2]', 3],
  ['{"a" 1}', 5],
  ['{1:2}', 1],
  ['[tru]', 1],
  ['["a\n"]', 1],
  ['{"a":"\\x"}', 5],
  ['[1', 2],
  ['[]  x', 4],
  ['', 0],
])('%j is wrong at %i', (text, index) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFault(text)).toBe(index);
});

test('JSON has no fault before its end', () => {
  const text = ' { "a" : [ 1, -2.5e3, "\\u00e4\\"", true, null, {}, [] ], "b": {"c": "d"} } ';
  expect(() => JSON.parse(text)).not.toThrow();
  expect(jsonFault(text)).toBe(text.length);
});
