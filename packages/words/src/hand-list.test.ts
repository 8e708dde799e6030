import { describe, expect, test } from 'vitest';
import { alphabetOf } from './alphabet.ts';
import { buildGraph } from './graph/build.ts';
import { expandFamilies, parseHandList } from './hand-list.ts';

describe('a hand-made list', () => {
  test('has a word and a reason on each line', () => {
    const list = parseHandList('# heading\n\nABC  # a noun\nÄON  # long # time\n');
    expect([...list]).toEqual([
      ['ABC', 'a noun'],
      ['ÄON', 'long # time'],
    ]);
  });

  test.each([
    ['ABC\n', 'line 1'],
    ['ABC  # a\nabd  # b\n', 'line 2'],
    ['B  # a\nA  # b\n', 'A does not come after B'],
    ['A  # a\nA  # b\n', 'line 2'],
    ['A B  # a\n', 'line 1'],
    ['A  #\n', 'line 1'],
  ])('%j is refused', (text, message) => {
    expect(() => parseHandList(text)).toThrow(message);
  });

  test('a line that ends in * means a whole family', () => {
    const graph = buildGraph(alphabetOf('nl'), ['KAT', 'KATER', 'KATERS', 'KOE']);
    const words = expandFamilies(parseHandList('KATER*  # a tom\nKOE  # a cow\n'), [graph]);
    expect([...words]).toEqual([
      ['KATER', 'a tom'],
      ['KATERS', 'a tom'],
      ['KOE', 'a cow'],
    ]);
  });
});
