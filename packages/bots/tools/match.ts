/**
 * Two levels against each other over many seeded games, seats changing every game; not yet the ladder of the CLI.
 *
 *   tsx tools/match.ts <game> <level> <level> [--games 100] [--milliseconds 50] [--seed text] [--seconds 120]
 *
 * A level may carry changes: `club{"cards":"never"}`.
 */
import { parseArgs } from 'node:util';
import { type GameId, isGameId } from '@lettertafel/engine';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { loadLexicon } from '@lettertafel/words/node';
import { arenaFinder, playOut } from '../src/arena.testing.ts';
import { LEVELS, type Level, type LevelId } from '../src/level.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    milliseconds: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: 'match' },
  },
});
const [game = '', one = '', other = ''] = positionals;
if (!isGameId(game)) throw new RangeError(`no game ${game}`);

function readLevel(text: string): Level {
  const [, id = '', changes = '{}'] = /^(\w+)(\{.*\})?$/.exec(text) ?? [];
  if (!Object.hasOwn(LEVELS, id)) throw new RangeError(`no level ${text}`);
  return { ...LEVELS[id as LevelId], ...(JSON.parse(changes) as Partial<Level>) };
}

function match(id: GameId, levels: readonly [Level, Level]): void {
  const lexicon = loadLexicon(id === 'scrabble-de' ? 'de' : 'nl');
  const options = { checking: 'automatic' };
  const finder = arenaFinder({ game: id, lexicon, module: loadGeneratorModule(), options });
  const budget = { milliseconds: Number(values.milliseconds), now: () => performance.now() };
  if ('generator' in finder) for (const words of ['all', 'common'] as const) finder.generator(words);
  const until = performance.now() + Number(values.seconds) * 1000;
  let wins = 0;
  const points = [0, 0];
  let played = 0;
  for (; played < Number(values.games) && performance.now() < until; played++) {
    const first = played % 2;
    const seated = first === 0 ? levels : ([levels[1], levels[0]] as const);
    const starter = Math.floor(played / 2) % 2;
    const { state } = playOut({
      game: id,
      lexicon,
      finder,
      levels: seated,
      seed: `${values.seed} ${Math.floor(played / 2)}`,
      budget,
      options: { ...options, starter },
    });
    const own = state.scores[first] ?? 0;
    const theirs = state.scores[1 - first] ?? 0;
    wins += own > theirs ? 1 : own === theirs ? 0.5 : 0;
    points[0]! += own;
    points[1]! += theirs;
  }
  const share = wins / played;
  const error = 1.96 * Math.sqrt((share * (1 - share)) / played);
  console.log(
    `${id} ${one} - ${other}: ${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)} of ${played} games, ` +
      `${(points[0]! / played).toFixed(1)} : ${(points[1]! / played).toFixed(1)} points`,
  );
}

match(game, [readLevel(one), readLevel(other)]);
