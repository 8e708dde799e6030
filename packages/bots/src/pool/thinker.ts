/** The work of a bot thread: keeps lists and finders, and answers requests one by one. */
import { type CrosswordView, GAMES, type GameId, gameById } from '@lettertafel/engine';
import type { LeaveTable, OptionalGraphSource, WasmModule } from '@lettertafel/solver';
import { type GraphLexicon, makeLexicon, type WordGraph } from '@lettertafel/words';
import { startThinking } from '../budget.ts';
import { type BotView, idleMove, thinkOfMove } from '../choose-move.ts';
import { seatAt } from '../crossword/candidates.ts';
import { type AskForHelp, helpSimulate } from '../crossword/simulate.ts';
import { type Finder, findingKey, isBoardFinder, makeFinder } from '../finder.ts';
import { levelOf } from '../games/levels.ts';
import { chanceFrom } from '../hash.ts';
import { LEVEL_IDS, type Level } from '../level.ts';
import { knownWords } from '../vocabulary.ts';
import type { Answer, Helping, PoolList, Question, Readying } from './messages.ts';

interface KnownList {
  readonly lexicon: GraphLexicon;
  readonly names: WordGraph | null;
}

/** A board finder takes some 15 MB: the least recently used ones are evicted. */
const MOST_FINDERS = 6;

export interface ThinkerInput {
  readonly module: WasmModule;
  /**
   * The source of derived graphs; null while one is derived: until then bots look no further than their next move. Its
   * errors are rethrown, and the request may be repeated.
   */
  readonly playGraphs: OptionalGraphSource;
  /** The leave table of a game; without one, bots use a smaller model. */
  readonly leavesOf?: (game: GameId) => LeaveTable | null;
  /** Called with an unexpected error, which is a bug; the bot then makes an idle move. */
  readonly onFault: (fault: unknown) => void;
}

export interface Thinker {
  think(question: Question, askForHelp?: AskForHelp): Answer;
  /** Plays rounds for the simulation of another thread. */
  help(helping: Helping): Answer;
  /** Warms up for a question: creates the finder and the generator that its level needs. */
  prepare(question: Question): void;
  /** Creates finders for the games with their default options, the generators of every level, and the graphs of cards. */
  makeReady(readying: Readying): void;
}

export function makeThinker(input: ThinkerInput): Thinker {
  const { module, leavesOf = () => null, onFault } = input;
  let failure: unknown = null;
  const playGraphs: OptionalGraphSource = (graph, derivation) => {
    try {
      return input.playGraphs(graph, derivation);
    } catch (problem) {
      failure = problem;
      throw problem;
    }
  };
  const lists = new Map<string, KnownList>();
  const finders = new Map<string, Finder>();

  const finderFor = (game: GameId, id: string, options: BotView['options']): Finder => {
    const leaves = leavesOf(game);
    // A leave table that arrives later needs a new finder.
    const key = `${id} ${findingKey(game, options)}${leaves ? ' leaves' : ''}`;
    const finder = finders.get(key) ?? makeFinder({ game, options, module, playGraphs, leaves, ...listNamed(id) });
    finders.delete(key);
    finders.set(key, finder);
    const [oldest] = finders.keys();
    if (finders.size > MOST_FINDERS && oldest !== undefined) finders.delete(oldest);
    return finder;
  };
  const listNamed = (id: string): KnownList => {
    const known = lists.get(id);
    if (!known) throw new Error(`the list ${id} was never sent`);
    return known;
  };

  const forgetList = (id: string): void => {
    lists.delete(id);
    for (const key of finders.keys()) if (key.startsWith(`${id} `)) finders.delete(key);
  };

  const noteLists = ({ list, words, forget = [] }: Pick<Question, 'list' | 'words' | 'forget'>): void => {
    for (const id of forget) forgetList(id);
    if (words) lists.set(list, readyList(words));
  };

  /** Without its graph a bot plays what its level finds on this board, and looks no further ahead. */
  const readyNow = ({ game, view, level: asked, list }: Question): { finder: Finder; level: Level } => {
    const finder = finderFor(game, list, view.options);
    const level = levelOf(asked, game);
    if (!isBoardFinder(finder) || finder.isReady(knownWords(level))) return { finder, level };
    return { finder: finder.at(view as CrosswordView), level: { ...level, ahead: 'nothing' } };
  };

  return {
    think(question, askForHelp) {
      noteLists(question);
      const { game, view, milliseconds, seed, list } = question;
      const { lexicon } = listNamed(list);
      const { finder, level } = readyNow(question);
      const budget = { milliseconds, now: () => performance.now() };
      try {
        return { move: thinkOfMove({ game, view, lexicon, rng: chanceFrom(seed), level, budget, finder, askForHelp }) };
      } catch (problem) {
        if (problem === failure) throw problem;
        onFault(problem);
        return { move: idleMove(game, view) };
      }
    },
    help({ help, helper, question }) {
      noteLists(question);
      const { game, view, seed, list } = question;
      const finder = finderFor(game, list, view.options);
      const thinking = startThinking({ milliseconds: help.milliseconds, now: () => performance.now() });
      if (isBoardFinder(finder)) {
        const rng = chanceFrom(`${seed} helper ${helper}`);
        helpSimulate(seatAt(view as CrosswordView, finder), help, { helper, rng, thinking });
      }
      return { move: null };
    },
    prepare(question) {
      noteLists(question);
      const { game, view, level, list } = question;
      const finder = finderFor(game, list, view.options);
      if (isBoardFinder(finder)) finder.isReady(knownWords(levelOf(level, game)));
    },
    makeReady(readying) {
      noteLists(readying);
      const { ready, list } = readying;
      for (const game of ready) {
        const created = gameById(game).create(2);
        if ('refusal' in created) continue;
        const finder = finderFor(game, list, created.state.options as BotView['options']);
        if (!isBoardFinder(finder)) continue;
        for (const words of new Set(LEVEL_IDS.map((id) => knownWords(levelOf(id, game))))) finder.generator(words);
        if (GAMES[finder.game].family !== 'board-with-cards') continue;
        for (const kind of ['names', 'backwards'] as const) finder.mainWords(kind);
      }
    },
  };
}

function readyList({ list, ...options }: PoolList): KnownList {
  return { lexicon: makeLexicon(list, options), names: list.parts.names?.graph ?? null };
}
