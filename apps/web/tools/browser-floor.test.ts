/** The check of what is built against the oldest browsers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aboveFloor, FLOOR } from './browser-floor.ts';

test.each([
  ['a.js', 'const parts = /(?<=a)b/u;', ['lookbehind (Safari 16.4)']],
  ['a.js', 'Object.groupBy(all, of)', ['Object.groupBy (Chrome 117)']],
  ['a.js', 'const parts = /(?<year>a)b/u; list.toSorted()', []],
  ['a.css', '.a{--side:round(down,2.5px,1px)}', ['round() (Chrome 125)']],
  ['a.css', '@supports (width:round(down,1px,1px)){.a{--side:round(down,2px,1px)}}.b{color:red}', []],
  ['a.css', '@supports (width:1px){.a{width:1px}}.b{& .c{color:red}}', ['nesting (Chrome 112)']],
  ['a.css', '.board-place:has(.a){background:red}', []],
])('%s with %s', (file, text, newer) => {
  expect(aboveFloor(file, text)).toEqual(newer);
});

test('the documentation names the floor', () => {
  const hosting = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
  const { chrome, firefox, safari } = FLOOR;
  expect(hosting).toContain(`Chrome ${chrome}, Firefox ${firefox} and Safari ${safari}`);
});
