/** What finds plays for bots: made once for a table, since its graphs take a second to derive, and used for every move. */
import {
  type CrosswordOptions,
  type CrosswordRules,
  type GameId,
  rummikubInternationalRules,
  rummikubSabraRules,
  scrabbleDeRules,
  scrabbleXlNlRules,
  type TableRules,
  type TableView,
  tricksterNlRules,
} from '@lettertafel/engine';
import {
  derivePlayGraph,
  findingRules,
  type Generator,
  makeGenerator,
  type PlayGraph,
  personNouns,
  tableWords,
  type WasmModule,
  withSuffix,
} from '@lettertafel/solver';
import type { GraphLexicon, WordGraph } from '@lettertafel/words';

type TableOptions = TableView['options'];

export const BOARD_RULES = {
  'scrabble-xl-nl': scrabbleXlNlRules,
  'scrabble-de': scrabbleDeRules,
  'trickster-nl': tricksterNlRules,
} as const satisfies Partial<Record<GameId, CrosswordRules>>;

export type BoardGameId = keyof typeof BOARD_RULES;

const TABLE_RULES = {
  'rummikub-sabra': rummikubSabraRules,
  'rummikub-international': rummikubInternationalRules,
} as const satisfies Partial<Record<GameId, TableRules>>;

export type TableGameId = keyof typeof TABLE_RULES;

function isBoardGame(game: GameId): game is BoardGameId {
  return Object.hasOwn(BOARD_RULES, game);
}

/** The rules of any game. */
export function rulesOf(game: GameId): CrosswordRules | TableRules {
  return isBoardGame(game) ? BOARD_RULES[game] : TABLE_RULES[game];
}

export interface BoardFinder {
  readonly game: BoardGameId;
  readonly rules: CrosswordRules;
  /** `common` finds only plays all of whose words are common. */
  generator(words: 'all' | 'common'): Generator;
}

/** The table games' own finder is the solver; what it needs of the list is made ready with the finder. */
export interface TableFinder {
  readonly game: TableGameId;
  readonly rules: TableRules;
}

/** The options that decide which plays there are at a table. */
export function solverOptions({ vocabulary, children = false }: TableOptions) {
  return { vocabulary, children };
}

export type Finder = BoardFinder | TableFinder;

export function isBoardFinder(finder: Finder): finder is BoardFinder {
  return isBoardGame(finder.game);
}

export interface FinderInput {
  readonly game: GameId;
  /** The options of the table, as in any of its views. */
  readonly options: CrosswordOptions | TableOptions;
  readonly lexicon: GraphLexicon;
  /** The compiled generator; the table games do without. */
  readonly module: WasmModule;
}

export function makeFinder({ game, options, lexicon, module }: FinderInput): Finder {
  if (!isBoardGame(game)) {
    tableWords({ game, lexicon, options: solverOptions(options as TableOptions) });
    return { game, rules: TABLE_RULES[game] };
  }
  return makeBoardFinder({ game, options: options as CrosswordOptions, lexicon, module });
}

interface BoardFinderInput extends FinderInput {
  readonly game: BoardGameId;
  readonly options: CrosswordOptions;
}

export function makeBoardFinder({ game, options, lexicon, module }: BoardFinderInput): BoardFinder {
  const rules = BOARD_RULES[game];
  const finding = findingRules(rules, options);
  const make = (graph: WordGraph) => {
    const words = finding.suffix ? withSuffix(graph, personNouns(lexicon)) : graph;
    return makeGenerator(module, playGraphOf(words), finding);
  };
  const made = new Map<WordGraph, Generator>();
  return {
    game,
    rules,
    generator(words) {
      const graph = words === 'common' ? (lexicon.common ?? lexicon.graph) : lexicon.graph;
      const known = made.get(graph);
      if (known) return known;
      const generator = make(graph);
      made.set(graph, generator);
      return generator;
    },
  };
}

/** Games in the same language share what was derived from its list. */
const derived = new WeakMap<WordGraph, PlayGraph>();

function playGraphOf(graph: WordGraph): PlayGraph {
  const known = derived.get(graph);
  if (known) return known;
  const playGraph = derivePlayGraph(graph);
  derived.set(graph, playGraph);
  return playGraph;
}
