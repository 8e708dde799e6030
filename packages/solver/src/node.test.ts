import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alphabetOf, buildGraph } from '@lettertafel/words';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Derivation, PLAIN, REVERSED } from './graph/derivation.ts';
import { derivePlayGraph } from './graph/play-graph.ts';
import { cachedPlayGraphs, cpuClock } from './node.ts';

const graph = buildGraph(alphabetOf('nl'), ['EEN', 'TREIN', 'TREINEN']);
const wholeGraph = derivePlayGraph(graph);
let folder = mkdtempSync(join(tmpdir(), 'play-graphs-'));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'play-graphs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Derives graphs and counts how often. */
function counted(derivation: Derivation = PLAIN) {
  let times = 0;
  const steps: Derivation['steps'] = (words) => {
    times++;
    return derivation.steps(words);
  };
  return { name: derivation.name, steps, times: () => times };
}

describe('play graphs on disk', () => {
  test('a graph is derived once, and is read back unchanged', () => {
    const derivation = counted();
    for (let run = 0; run < 3; run++) {
      const { nodes, anagrams, wordRows, ...rest } = cachedPlayGraphs(folder)(graph, derivation);
      expect(rest).toEqual({ letters: wholeGraph.letters, thinEnd: wholeGraph.thinEnd, root: wholeGraph.root });
      expect([...nodes]).toEqual([...wholeGraph.nodes]);
      expect(Buffer.from(anagrams).equals(Buffer.from(wholeGraph.anagrams))).toBe(true);
      expect([...wordRows]).toEqual([...wholeGraph.wordRows]);
    }
    expect(derivation.times()).toBe(1);
  });

  test('other words and other derivations give other graphs', () => {
    const graphs = cachedPlayGraphs(folder);
    graphs(graph, PLAIN);
    const [others, reversed] = [counted(), counted(REVERSED)];
    graphs(buildGraph(alphabetOf('nl'), ['EEN', 'TREIN']), others);
    graphs(graph, reversed);
    expect([others.times(), reversed.times()]).toEqual([1, 1]);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test.each<[name: string, damage: (file: string) => void]>([
    ['cut off', (file) => truncateSync(file, 4000)],
    ['empty', (file) => truncateSync(file, 0)],
    ['changed', (file) => writeFileSync(file, readFileSync(file).fill(7, 100, 104))],
    ['of another version', (file) => writeFileSync(file, readFileSync(file).fill(9, 4, 8))],
    ['longer', (file) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(8)]))],
  ])('a file that is %s is made anew', (_, damage) => {
    const graphs = cachedPlayGraphs(folder);
    graphs(graph, PLAIN);
    const [name = ''] = readdirSync(folder);
    const before = readFileSync(join(folder, name));
    damage(join(folder, name));
    const derivation = counted();
    expect([...graphs(graph, derivation).nodes]).toEqual([...wholeGraph.nodes]);
    expect(derivation.times()).toBe(1);
    expect(readdirSync(folder)).toEqual([name]);
    expect(readFileSync(join(folder, name)).equals(before)).toBe(true);
  });

  test('a folder that cannot be written to means deriving every time', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const derivation = counted();
    const graphs = cachedPlayGraphs(join(file, 'below'));
    for (let run = 0; run < 2; run++) expect(graphs(graph, derivation).root).toBe(wholeGraph.root);
    expect(derivation.times()).toBe(2);
  });
});

test('the clock of CPU time goes on with work and never back', () => {
  const clock = cpuClock();
  const start = clock();
  let last = start;
  let isBack = false;
  for (let look = 0; last === start && look < 1e8; look++) {
    const now = clock();
    isBack ||= now < last;
    last = now;
  }
  expect(isBack).toBe(false);
  expect(last).toBeGreaterThan(start);
});
