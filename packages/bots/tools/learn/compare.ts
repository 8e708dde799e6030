/**
 * A match of static players with different leave tables: `npm run learn:compare -- nl new.bin old.bin 10000 [seed]` (games).
 * Each shuffle is played twice with seats changed, in turn by each way of scoring. Prints how many of a hundred games the
 * first table wins and the points it gains per game, with 95 % intervals from pairs of games.
 */
import { elementAt, isLanguage, LANGUAGES, numberAt } from '@lettertafel/words';
import { learntGames, readTable } from './learnt-games.ts';
import { playByEquity } from './self-play.ts';

const [language = '', first = '', second = '', games = '10000', seed = 'compare'] = process.argv.slice(2);
if (!isLanguage(language)) throw new RangeError(`no language ${language}: ${LANGUAGES.join(' or ')}`);
const { letters, generators } = learntGames(language);
const [one, other] = [first, second].map((path) => readTable(path, letters));
if (!one || !other) throw new RangeError(`${first} or ${second} is no table for ${language}`);

/** By pair of games. */
const wins: number[] = [];
const points: number[] = [];
for (let pair = 0; pair < Number(games) / 2; pair++) {
  const generator = elementAt(generators, pair % generators.length);
  const gains = [0, 1].map((seat) => {
    const tables = seat === 0 ? ([one, other] as const) : ([other, one] as const);
    const { scores } = playByEquity({ generator, tables }, `${seed} ${pair}`);
    return numberAt(scores, seat) - numberAt(scores, 1 - seat);
  });
  wins.push(mean(gains.map((gain) => 50 + 50 * Math.sign(gain))));
  points.push(mean(gains));
  if ((pair + 1) % 1000 === 0 || pair + 1 >= Number(games) / 2) {
    console.log(`${2 * wins.length} games: ${described(wins)} of a hundred won, ${described(points)} points a game`);
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function described(values: readonly number[]): string {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  return `${middle.toFixed(2)} ± ${(1.96 * Math.sqrt(variance / values.length)).toFixed(2)}`;
}
