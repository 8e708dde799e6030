/** The play finder of a game: created once, since deriving its graphs takes a second, and used for every move. */
import {
  type BoardGameId,
  type CrosswordOptions,
  type CrosswordRules,
  type CrosswordView,
  GAMES,
  type GameId,
  isBoardGame,
  lexiconAt,
  playOptions,
  type TableGameId,
  type TableRules,
  type TableView,
  type TricksterView,
} from '@lettertafel/engine';
import {
  type Derivation,
  derivedInMemory,
  findingRules,
  furtherGraphAt,
  type Generator,
  type LeaveTable,
  type LoadedGraph,
  makeGenerator,
  type OptionalGraphSource,
  PLAIN,
  playGraphAt,
  REVERSED,
  type Spot,
  tableWords,
  type WasmModule,
  withPersonNouns,
} from '@lettertafel/solver';
import type { GraphLexicon, WordGraph } from '@lettertafel/words';
import { type Leaves, leavesOf } from './crossword/leave.ts';
import { type PoliteLexicon, politeLexicon } from './table/polite-lexicon.ts';
import { type KnownWords, politeWords } from './vocabulary.ts';

export type TableOptions = TableView['options'];

export interface BoardFinder {
  readonly game: BoardGameId;
  readonly rules: CrosswordRules;
  /** Finds plays all of whose words are in that part of the list, without discriminating and vulgar words. */
  generator(words: KnownWords): Generator;
  /** Whether `generator` has these words; while their graph is being derived, only `at` finds plays. */
  isReady(words: KnownWords): boolean;
  /** A finder for this turn of this seat only, with just the words that can be laid now: made in milliseconds. */
  at(view: CrosswordView | TricksterView): BoardFinder;
  /** Leave values. */
  readonly leaves: Leaves;
  /** Further main words for the generator of the whole list; null if the list has none or their graph is not ready. */
  mainWords(kind: 'names' | 'backwards'): LoadedGraph | null;
}

/** For table games the solver finds plays; its index of the list is prepared with the finder. */
export interface TableFinder {
  readonly game: TableGameId;
  readonly rules: TableRules;
  /** The words it lays. */
  readonly words: PoliteLexicon;
}

/** A key that is equal for games that can share a finder. */
export function findingKey(game: GameId, options: CrosswordOptions | TableOptions): string {
  return JSON.stringify([game, playOptions(GAMES[game].optionTable, options)]);
}

export type Finder = BoardFinder | TableFinder;

export function isBoardFinder(finder: Finder): finder is BoardFinder {
  return isBoardGame(finder.game);
}

export interface FinderInput {
  readonly game: GameId;
  /** The options of the game, as in any of its views. */
  readonly options: CrosswordOptions | TableOptions;
  readonly lexicon: GraphLexicon;
  /** The compiled generator; table games do not need it. */
  readonly module: WasmModule;
  /** Derives or caches graphs; null while one is derived. Default: derives in memory. */
  readonly playGraphs?: OptionalGraphSource;
  /** The leave table of the game's language; optional, to save memory. */
  readonly leaves?: LeaveTable | null;
  /** The proper names of the list, for the card that allows them (TR-19). */
  readonly names?: WordGraph | null;
}

export function makeFinder({ game, options, ...input }: FinderInput): Finder {
  if (isBoardGame(game)) return makeBoardFinder({ ...input, game, options: options as CrosswordOptions });
  const words = politeLexicon(input.lexicon);
  tableWords({ game, lexicon: words, options });
  return { game, rules: GAMES[game].rules, words };
}

interface BoardFinderInput extends FinderInput {
  readonly game: BoardGameId;
  readonly options: CrosswordOptions;
}

/** Games in the same language share the derived graphs. */
const inMemory = derivedInMemory();

/** Where a finder has its graphs from: of the list, and of further main words. */
interface Graphs {
  readonly words: OptionalGraphSource;
  readonly further: OptionalGraphSource;
}

export function makeBoardFinder(input: BoardFinderInput): BoardFinder {
  const { game, options, module, playGraphs = inMemory, names = null, leaves: table = null } = input;
  const rules = GAMES[game].rules;
  const lexicon = lexiconAt(rules, options, input.lexicon);
  const finding = findingRules(rules, options);
  const derivation: Derivation = finding.suffix ? withPersonNouns(lexicon, lexicon.id.checksum) : PLAIN;
  const leaves = leavesOf(game, rules.letters, table);

  const finderOn = (graphs: Graphs): BoardFinder => {
    const generators = new Map<WordGraph, Generator>();
    const loaded = new Map<string, LoadedGraph>();
    const generatorOf = (words: KnownWords): Generator | null => {
      const graph = politeWords(lexicon, words);
      const known = generators.get(graph);
      if (known) return known;
      const playGraph = graphs.words(graph, derivation);
      const made = playGraph && makeGenerator(module, playGraph, finding);
      if (made) generators.set(graph, made);
      return made;
    };
    return {
      game,
      rules,
      leaves,
      generator(words) {
        const made = generatorOf(words);
        if (!made) throw new Error(`the play graph of ${words} words is not ready`);
        return made;
      },
      isReady: (words) => generatorOf(words) !== null,
      at: (view) => finderOn(graphsAt(spotOf(view, rules))),
      mainWords(kind) {
        const graph = kind === 'names' ? names : lexicon.polite;
        if (!graph) return null;
        const known = loaded.get(kind);
        if (known) return known;
        const playGraph = graphs.further(graph, kind === 'names' ? PLAIN : REVERSED);
        const made = playGraph && generatorOf('all')?.loadGraph(playGraph);
        if (made) loaded.set(kind, made);
        return made ?? null;
      },
    };
  };
  return finderOn({ words: playGraphs, further: playGraphs });
}

function graphsAt(spot: Spot): Graphs {
  return {
    words: (graph, derivation) => playGraphAt(graph, derivation, spot),
    further: (graph, derivation) => furtherGraphAt(graph, derivation, spot),
  };
}

/** A tile that may be turned into a blank (TR-27) counts as a further one. */
function spotOf(view: CrosswordView | TricksterView, { letters: { wild } }: CrosswordRules): Spot {
  const hand = 'hand' in view ? view.hand : [];
  const rack = hand.includes('tile-as-blank') ? [...view.rack, wild] : view.rack;
  return { board: view.board, rack, wild, anywhere: hand.includes('anywhere') };
}
