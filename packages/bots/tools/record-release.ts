/**
 * Records the moves of the strongest level, for comparison with later versions: `npm run record -- nl 60 200`
 * (positions, CPU milliseconds per move). One position of each game of static players; data/release/<language>.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardGameIn, type CrosswordMove, type CrosswordView, GAMES } from '@lettertafel/engine';
import { cpuClock } from '@lettertafel/solver/node';
import { isLanguage, LANGUAGES, type Language } from '@lettertafel/words';
import { playLevels } from '../src/arena.testing.ts';
import { thinkOfMove } from '../src/choose-move.ts';
import { levelOf } from '../src/games/levels.ts';
import { chanceFrom } from '../src/hash.ts';
import type { RecordedPosition } from '../src/languages/releases.ts';
import { toolsFor } from '../src/lists.testing.ts';
import { formatMove, recordPosition } from '../src/release.ts';
import { YARDSTICKS } from '../src/yardsticks.ts';

const HOME = join(import.meta.dirname, '..');

async function record(language: Language, count: number, milliseconds: number): Promise<void> {
  const game = boardGameIn(language);
  const tools = toolsFor(game, { checking: 'automatic' });
  const player = { ...levelOf('unbeatable', game), ...YARDSTICKS.static };
  const budget = { milliseconds, now: cpuClock() };
  const positions: RecordedPosition[] = [];
  for (let number = 0; positions.length < count; number++) {
    const seed = `record ${language} ${number}`;
    const seen: CrosswordView[] = [];
    const watch = (view: unknown) => seen.push(view as CrosswordView);
    await playLevels({ ...tools, levels: [player, player], seed, budget, watch });
    const rng = chanceFrom(seed);
    const turns = seen.filter((view) => view.viewer === view.turn && recordPosition(view));
    const view = turns[rng.below(Math.max(1, turns.length))];
    const position = view && recordPosition(view);
    if (!position) continue;
    const move = thinkOfMove({ ...tools, view, rng, level: 'unbeatable', budget });
    positions.push({ ...position, move: formatMove(move as CrosswordMove) });
  }
  const { version } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8'));
  const madeBy = `npm run record -- ${language} ${count} ${milliseconds}`;
  const lines = positions.map((position) => `  ${JSON.stringify(position)}`).join(',\n');
  const head = `{\n "release": "${version}",\n "game": "${GAMES[game].id}",\n "madeBy": "${madeBy}",\n "positions": [\n`;
  mkdirSync(join(HOME, 'data', 'release'), { recursive: true });
  writeFileSync(join(HOME, 'data', 'release', `${language}.json`), `${head}${lines}\n ]\n}\n`);
}

const [language = '', count = '60', milliseconds = '200'] = process.argv.slice(2);
if (!isLanguage(language)) throw new RangeError(`no language ${language}: ${LANGUAGES.join(' or ')}`);
await record(language, Number(count), Number(milliseconds));
