/**
 * Measures how long a bot of a level thinks on a phone: the code of the bot worker in Node, on a clock that shows the CPU
 * time used, six times. So its budget ends where it would end on a device of a sixth of the speed, whatever else this
 * machine does. Arguments: level, games of each kind, one kind.
 */
import { join } from 'node:path';
import { type BotView, chooseMove, type Finder, type LevelId, makeFinder } from '@lettertafel/bots';
import { loadLeaves } from '@lettertafel/bots/node';
import { GAME_IDS, type GameId } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { formatSecret, seedFromText } from '@lettertafel/fairness';
import { memoryStore, newTable, openTable } from '@lettertafel/house';
import { type Derivation, derivedInMemory, REVERSED } from '@lettertafel/solver';
import { percentilesOf } from '@lettertafel/solver/bench';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import {
  type GraphLexicon,
  type Language,
  languageOf,
  makeLexicon,
  type WordGraph,
  type WordList,
} from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';

const SLOWDOWN = 6;
/** As in `local/worker/bots.ts`. */
const MILLISECONDS = 800;

const LEAVES = join(import.meta.dirname, '../../../packages/bots/data/leaves');

const derived = derivedInMemory();
/** Card graphs are derived beside the game, as in the browser: a bot that holds the card does without until then. */
const ready = new Map<WordGraph, Set<string>>();
let wanted: { graph: WordGraph; derivation: Derivation }[] = [];
const cardGraphs = (graph: WordGraph, derivation: Derivation) => {
  if (ready.get(graph)?.has(derivation.name)) return derived(graph, derivation);
  wanted.push({ graph, derivation });
  return null;
};

const finders = new Map<GameId, Finder>();
const lists = new Map<Language, Words>();
const [level = 'master', games = '4', only] = process.argv.slice(2);
const now = () => {
  const { user, system } = process.cpuUsage();
  return ((user + system) / 1000) * SLOWDOWN;
};

for (const game of GAME_IDS.filter((id) => only === undefined || id === only)) {
  // What is made once, graphs and the index of words, is made in the first game.
  const first = Math.max(...(await playGame(game, 0)));
  const times: number[] = [];
  for (let number = 1; number <= Number(games); number++) times.push(...(await playGame(game, number)));
  const { p50, p90, longest } = percentilesOf(times);
  console.log(
    `${game}, ${level}: ${times.length} moves, p50 ${p50}, p90 ${p90}, longest ${longest} ms; in the first game ${first.toFixed(0)} ms`,
  );
}

function deriveWanted(): void {
  for (const { graph, derivation } of wanted) {
    derived(graph, derivation);
    ready.set(graph, new Set([...(ready.get(graph) ?? []), derivation.name]));
  }
  wanted = [];
}

interface Words {
  readonly list: WordList;
  readonly lexicon: GraphLexicon;
}

function wordsOf(language: Language): Words {
  const list = lists.get(language)?.list ?? loadList(language);
  const words = lists.get(language) ?? { list, lexicon: makeLexicon(list) };
  lists.set(language, words);
  return words;
}

/** The milliseconds of every move. */
async function playGame(game: GameId, number: number): Promise<number[]> {
  const { list, lexicon } = wordsOf(languageOf(game));
  const names = list.parts.names?.graph ?? null;
  const seats = [0, 1].map(() => ({ kind: 'bot' as const, name: '', level }));
  const secret = formatSecret(seedFromText(`thinking ${game} ${number}`));
  const made = newTable({ id: 'thinking', game, options: { checking: 'automatic' }, seats, secret, now: 0 });
  if ('refusal' in made) throw new Error(made.refusal.code);
  const store = memoryStore();
  await store.create(made.head);
  const times: number[] = [];
  const choose = async ({ view, seat, length }: { view: object; seat: number; length: number }) => {
    const { options } = view as BotView;
    const finder =
      finders.get(game) ??
      makeFinder({
        game,
        options,
        module: loadGeneratorModule(),
        lexicon,
        names,
        leaves: loadLeaves(LEAVES, game),
        playGraphs: (graph, derivation) =>
          (graph === names || derivation === REVERSED ? cardGraphs : derived)(graph, derivation),
      });
    finders.set(game, finder);
    const begun = now();
    const rng = seededRng(`${number} ${seat} ${length}`);
    const asked = { game, view: view as BotView, lexicon, rng, level: level as LevelId, finder };
    const move = chooseMove({ ...asked, budget: { milliseconds: MILLISECONDS, now } });
    times.push(now() - begun);
    deriveWanted();
    return move;
  };
  const table = await openTable({ store, now: () => 0, lexicon, choose });
  while (await table.moveBots());
  return times;
}
