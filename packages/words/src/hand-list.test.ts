import { describe, expect, test } from 'vitest';
import { alphabetOf } from './alphabet.ts';
import { buildGraph } from './graph/build.ts';
import { expandFamilies, parseFamilies, parseHandList, reasonInFamilies } from './hand-list.ts';

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
});

describe('lines for families', () => {
  const graph = buildGraph(alphabetOf('nl'), [
    'HUISKAT',
    'KAT',
    'KATER',
    'KATERS',
    'KATOEN',
    'KOE',
    'SKATER',
    'ZEEKOE',
  ]);
  const expanded = (text: string) => [...expandFamilies(parseFamilies(text), [graph])];

  test('a star stands for any letters, at the start, at the end or at both', () => {
    expect(expanded('KATER*  # a tom\nKOE  # a cow\n')).toEqual([
      ['KATER', 'a tom'],
      ['KATERS', 'a tom'],
      ['KOE', 'a cow'],
    ]);
    expect(expanded('*KAT  # a cat\n').map(([word]) => word)).toEqual(['HUISKAT', 'KAT']);
    expect(expanded('*KATER*  # a tom\n').map(([word]) => word)).toEqual(['KATER', 'KATERS', 'SKATER']);
  });

  test('a minus takes words out of the families, but not a word that has a line of its own', () => {
    const lines = '*KAT*  # a cat\n-KATOEN*  # cotton\n-SKAT*  # to skate\n';
    expect(expanded(lines).map(([word]) => word)).toEqual(['HUISKAT', 'KAT', 'KATER', 'KATERS']);
    expect(expanded(`${lines}SKATER  # who skates\n`)).toContainEqual(['SKATER', 'who skates']);
  });

  test('they say why of a word that no graph has', () => {
    const lines = parseFamilies('*KAT*  # a cat\n-*SKAT*  # to skate\n');
    expect(reasonInFamilies(lines, 'RAAMKATTEN')).toBe('a cat');
    for (const word of ['SKATEBOARD', 'HOND']) expect(reasonInFamilies(lines, word)).toBeNull();
  });

  test.each(['A*B  # a\n', '*AB  # a\n', '--ABC  # a\n', '*  # a\n'])('%j is refused', (text) => {
    expect(() => parseFamilies(text)).toThrow('line 1');
  });
});
