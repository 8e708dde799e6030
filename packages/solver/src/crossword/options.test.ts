/** Every option of a board game reaches the move generator: with each of its values both finders score alike. */
import {
  type CrosswordGame,
  EMPTY_BOARD,
  findPlays,
  GAME_IDS,
  GAMES,
  isBoardGame,
  lexiconFrom,
  type OptionRecord,
  type OptionValue,
  type TricksterGame,
} from '@lettertafel/engine';
import { alphabetOf, buildGraph, languageOf } from '@lettertafel/words';
import { describe, expect, test } from 'vitest';
import { derivePlayGraph } from '../graph/play-graph.ts';
import { personNouns, withSuffix } from '../graph/with-suffix.ts';
import { loadGeneratorModule } from '../node.ts';
import { findingRules, makeGenerator } from './generator.ts';

const module = loadGeneratorModule();

/** A bonus for all tiles, words made longer, and person nouns. */
const WORDS = [
  'HIRTE',
  'HIRTIN',
  'HIRTINNEN',
  'TREINEN',
  'TREIN',
  'EN',
  'TREINENHIRT',
  'HIRT',
  'NEHIRTE',
  'ENTREIN',
].sort();
const BOARDS = [EMPTY_BOARD, EMPTY_BOARD.map((row, at) => (at === 7 ? '.....TREIN.....' : row))];
const RACKS = ['HIRTENE', 'TREINEN', 'HIRT?EN'];

function valuesOf(option: OptionRecord): readonly OptionValue[] {
  switch (option.kind) {
    case 'choice':
      return option.values;
    case 'flag':
      return [false, true];
    case 'number':
      return option.usual;
    case 'starter':
      return [];
  }
}

describe.each(GAME_IDS.filter(isBoardGame))('%s', (id) => {
  const game: CrosswordGame | TricksterGame = GAMES[id];
  const { rules } = game;
  const lexicon = lexiconFrom({ words: WORDS });
  const plain = buildGraph(alphabetOf(languageOf(id)), WORDS);
  const choices = Object.entries<OptionRecord>(game.optionTable).flatMap(([name, option]) =>
    valuesOf(option).map((value) => ({ name, value })),
  );

  test.each(choices)('$name $value', ({ name, value }) => {
    const created = GAMES[id].create(2, { [name]: value });
    // Some values mean something only together with another option.
    if ('refusal' in created) return expect(created.refusal.code).toBe('contradictory-option');
    const { options } = created.state;
    const finding = findingRules(rules, options);
    const graph = derivePlayGraph(finding.suffix ? withSuffix(plain, personNouns(lexicon)) : plain);
    const generator = makeGenerator(module, graph, finding);
    for (const board of BOARDS) {
      for (const rack of RACKS.map((tiles) => [...tiles])) {
        generator.setBoard(board);
        const plays = generator.findAll(rack);
        const fast = Array.from({ length: plays.length }, (_, play) => plays.get(play));
        const slow = findPlays(rules, { board, options, locked: [], rack }, { lexicon });
        const told = (found: readonly { at: string; word: string; score: number }[]) =>
          found.map(({ at, word, score }) => `${at} ${word} ${score}`).sort();
        expect(told(fast)).toEqual(told(slow));
      }
    }
    return undefined;
  });
});
