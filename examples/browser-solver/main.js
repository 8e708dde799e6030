// Finds the best play of a rack in the page. A bundler resolves the packages; the page fetches the data beside it.
import { EMPTY_BOARD, scrabbleXlNl, scrabbleXlNlRules } from '@lettertafel/engine';
import { compileModule, derivedInMemory, findingRules, makeGenerator, PLAIN } from '@lettertafel/solver';
import { alphabetOf, buildGraph } from '@lettertafel/words';

/** `wasm`: the bytes of @lettertafel/solver/generator.wasm; `words`: in capitals, any order. */
export function makeSolver(wasm, words) {
  const created = scrabbleXlNl.create(2);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const graph = buildGraph(alphabetOf('nl'), [...words].sort());
  const rules = findingRules(scrabbleXlNlRules, created.state.options);
  const generator = makeGenerator(compileModule(wasm), derivedInMemory()(graph, PLAIN), rules);
  generator.setBoard(EMPTY_BOARD);
  return (rack) => generator.findBest([...rack.toUpperCase()]);
}

if (globalThis.document) {
  const wasm = await (await fetch('generator.wasm')).arrayBuffer();
  const words = (await (await fetch('words.txt')).text()).trim().split('\n');
  const solve = makeSolver(new Uint8Array(wasm), words);
  const field = document.querySelector('input');
  field.addEventListener('input', () => {
    const best = solve(field.value);
    document.querySelector('output').textContent = best ? `${best.at} ${best.word}: ${best.score}` : '–';
  });
}
