/**
 * Learns score differences, for win probabilities: `npm run learn:chances -- nl 2000`.
 *
 * In self-play by equity, at every turn, the points that the seat to move gains on the other until the end are noted by
 * tiles in the bag. Their mean and standard deviation, smoothed over neighbouring bags, go to data/chances/<language>.json.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardGameIn, type CrosswordState, gameById } from '@lettertafel/engine';
import { cachedPlayGraphs, loadGeneratorModule } from '@lettertafel/solver/node';
import { isLanguage, LANGUAGES, type Language, numberAt } from '@lettertafel/words';
import { loadLexicon } from '@lettertafel/words/node';
import { makeBoardFinder } from '../../src/finder.ts';
import { LEAVES_FOLDER, loadLeaves } from '../../src/node-leaves.ts';
import { playByEquity } from './self-play.ts';

const CACHE = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache', 'lettertafel');
const DATA = join(import.meta.dirname, '..', '..', 'data', 'chances');

/** Includes bags this much larger or smaller: a single size is too rare. */
const NEIGHBOURS = 3;

interface Gains {
  count: number;
  sum: number;
  squares: number;
}

function learnChances(language: Language, games: number): void {
  const game = boardGameIn(language);
  const table = loadLeaves(LEAVES_FOLDER, game);
  if (!table) throw new Error(`no leaves for ${language}: npm run learn -- ${language}`);
  const lexicon = loadLexicon(language);
  const created = gameById(game).create(2, {});
  if ('refusal' in created) throw new Error(created.refusal.code);
  const { options } = created.state as CrosswordState;
  const input = { game, lexicon, module: loadGeneratorModule(), playGraphs: cachedPlayGraphs(CACHE), options };
  const generator = makeBoardFinder(input).generator('all');
  const byBag: Gains[] = [];
  for (let number = 0; number < games; number++) {
    const { turns, scores } = playByEquity({ generator, tables: [table, table] }, `chances ${language} ${number}`);
    for (const { seat, bag, ahead } of turns) {
      const gain = numberAt(scores, seat) - numberAt(scores, 1 - seat) - ahead;
      const gains = byBag[bag] ?? { count: 0, sum: 0, squares: 0 };
      byBag[bag] = { count: gains.count + 1, sum: gains.sum + gain, squares: gains.squares + gain * gain };
    }
    if ((number + 1) % 200 === 0) console.log(`${language}: ${number + 1} of ${games} games`);
  }
  const madeBy = `npm run learn:chances -- ${language} ${games}`;
  const figures = Array.from({ length: byBag.length }, (_, bag) => smoothed(byBag, bag));
  const mean = figures.map((one) => one.mean);
  const deviation = figures.map((one) => one.deviation);
  const learnt = { games, list: lexicon.id.checksum, madeBy, mean, deviation };
  const text = JSON.stringify(learnt, null, 1).replace(/\[[^\]]*\]/g, (list) => list.replace(/\s+/g, ' '));
  writeFileSync(join(DATA, `${language}.json`), `${text}\n`);
}

/** An empty bag is a case of its own: other sizes say nothing about it. */
function smoothed(byBag: readonly (Gains | undefined)[], bag: number): { mean: number; deviation: number } {
  const from = bag === 0 ? 0 : Math.max(1, bag - NEIGHBOURS);
  const to = bag === 0 ? 0 : bag + NEIGHBOURS;
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (const gains of byBag.slice(from, to + 1)) {
    count += gains?.count ?? 0;
    sum += gains?.sum ?? 0;
    squares += gains?.squares ?? 0;
  }
  const mean = sum / Math.max(1, count);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    mean: rounded(mean),
    deviation: rounded(Math.sqrt(Math.max(1, squares / Math.max(1, count) - mean * mean))),
  };
}

const [language = '', games = '2000'] = process.argv.slice(2);
if (!isLanguage(language)) throw new RangeError(`no language ${language}: ${LANGUAGES.join(' or ')}`);
learnChances(language, Number(games));
