/** The best plays on a board: all generated plays, sorted by equity. */
import { leavesOf, leaveWorth, pointsOn } from '@lettertafel/bots';
import { loadLeaves } from '@lettertafel/bots/node';
import {
  type BoardGameId,
  type CrosswordRules,
  type CrosswordState,
  GAMES,
  type GameId,
  type GameState,
  type Language,
  type Lexicon,
  lexiconAt,
  type Rack,
  type Tile,
  type WordNode,
} from '@lettertafel/engine';
import {
  derivedInMemory,
  type FindingRules,
  findingRules,
  type GeneratedPlay,
  makeGenerator,
  PLAIN,
  type PlayGraph,
  squaresBeside,
  withPersonNouns,
} from '@lettertafel/solver';
import { cachedPlayGraphs } from '@lettertafel/solver/node';
import { alphabetOf, buildGraph, type GraphLexicon, languageOf, type WordGraph } from '@lettertafel/words';
import { generatorModule } from '../generator-module.ts';
import type { Script } from '../referee/script.ts';
import { CACHE_FOLDER, SHIPPED } from '../shipped.ts';

export function isBoardPosition(state: GameState): state is CrosswordState {
  return 'board' in state;
}

export function solveBoard({ game, lexicon }: Script, state: CrosswordState, most: number) {
  const { rules } = GAMES[game as BoardGameId];
  const finding = findingRules(rules, state.options);
  const list = lexiconAt<Lexicon>(rules, state.options, lexicon);
  const generator = makeGenerator(generatorModule(), playGraphOf(list, game, finding), finding);
  generator.setBoard(state.board, { blocked: squaresBeside(state.locked) });

  const rack = state.racks[state.turn] ?? [];
  const found = generator.findAll(rack);
  const leaves = leavesOf(game as BoardGameId, rules.letters, loadLeaves(SHIPPED.leaves, game as BoardGameId));
  const { letters, rackSize } = rules;
  const others = pointsOn(letters, state.racks.toSpliced(state.turn, 1).flat());
  const situation = { leaves, letters, bag: state.bag.length, rackSize, others };
  const plays = Array.from({ length: found.length }, (_, index) => {
    const play = found.get(index);
    const worth = leaveWorth(tilesLeft(rules, rack, play), situation);
    return { at: play.at, word: play.word, score: play.score, equity: toTenths(play.score + worth) };
  });
  plays.sort((one, other) => other.equity - one.equity || other.score - one.score || (one.word < other.word ? -1 : 1));
  // The generator does not extend words laid backwards, which only their own player might do (TR-23).
  const complete = !state.locked.some(({ by }) => by === state.turn);
  return { plays: plays.slice(0, most), count: plays.length, complete };
}

/** Play graphs of shipped lists are cached; those of inline lists are quick to build. */
function playGraphOf(lexicon: Lexicon, game: GameId, { suffix }: FindingRules): PlayGraph {
  const isShipped = 'graph' in lexicon;
  const { id, graph } = isShipped
    ? (lexicon as GraphLexicon)
    : { id: { checksum: '' }, graph: graphOf(lexicon, languageOf(game)) };
  const playGraphs = isShipped ? cachedPlayGraphs(CACHE_FOLDER) : derivedInMemory();
  return playGraphs(graph, suffix ? withPersonNouns(lexicon, id.checksum) : PLAIN);
}

function tilesLeft({ letters }: CrosswordRules, rack: Rack, { laid }: GeneratedPlay): Tile[] {
  const left = [...rack];
  for (const { cell } of laid) left.splice(left.indexOf(Object.hasOwn(letters.tiles, cell) ? cell : letters.wild), 1);
  return left;
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Builds a graph from an inline list by walking it. */
function graphOf(lexicon: Lexicon, language: Language): WordGraph {
  const alphabet = alphabetOf(language);
  const words: string[] = [];
  const visit = (node: WordNode, word: string) => {
    if (lexicon.ends(node)) words.push(word);
    for (const letter of alphabet.letters) {
      const next = lexicon.next(node, letter);
      if (next) visit(next, word + letter);
    }
  };
  visit(lexicon.root, '');
  return buildGraph(alphabet, words.sort());
}
