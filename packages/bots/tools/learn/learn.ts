/**
 * Learns leave values by self-play: `npm run learn -- nl [--minutes 60]`.
 *
 * On every board random racks are evaluated by their best equity; a leave's value is how much better than average the racks
 * that contain it are. The table is recomputed after every round of racks and used from then on. Sums are
 * kept beside node_modules after each round, so that a later run goes on where this one stopped; data/leaves/<language>.bin
 * is written after each round too, and data/leaves/provenance.json says what it comes from.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LetterSet } from '@lettertafel/engine';
import { encodeLeaveTable } from '@lettertafel/solver';
import { elementAt, isLanguage, LANGUAGES, type Language } from '@lettertafel/words';
import { CACHE, learntGames, readTable } from './learnt-games.ts';
import { emptySums, fade, type LeaveSums, noteRack, noteTable, tableFrom } from './leave-sums.ts';
import { playByEquity } from './self-play.ts';

const DATA = join(import.meta.dirname, '..', '..', 'data', 'leaves');

/** Racks per round. The first tables are poor, so their sums decay. */
const ROUND = 100_000;
const FADING_ROUNDS = 6;
const FADED = 0.35;
/** Without sums, the table in the repository counts as this many racks, and nothing decays. */
const EARLIER_RACKS = 1_000_000;

interface Progress {
  rounds: number;
  games: number;
  racks: number;
  seconds: number;
  /** What the table that learning began with counted as; 0 without one. */
  earlierRacks: number;
}

interface Learning {
  readonly sums: LeaveSums;
  readonly progress: Progress;
}

function learn(language: Language, minutes: number): void {
  const { letters, generators, list } = learntGames(language);
  const { sums, progress } = readState(language, letters);
  const until = performance.now() + minutes * 60_000;
  let table = tableFrom(sums, letters);
  let started = performance.now();
  for (let inRound = 0; performance.now() < until; progress.games++) {
    const generator = elementAt(generators, progress.games % generators.length);
    playByEquity({ generator, tables: [table, table] }, `leaves ${language} ${progress.games}`, (counts, worth) => {
      noteRack(sums, counts, worth);
      inRound++;
    });
    if (inRound < ROUND) continue;
    progress.rounds++;
    progress.racks += inRound;
    progress.seconds += (performance.now() - started) / 1000;
    started = performance.now();
    inRound = 0;
    table = tableFrom(sums, letters);
    if (progress.earlierRacks === 0 && progress.rounds <= FADING_ROUNDS) fade(sums, FADED);
    writeState(language, { sums, progress });
    writeTable(language, encodeLeaveTable(table), { ...progress, list });
    const left = Math.max(0, (until - performance.now()) / 60_000);
    console.log(`${language}: round ${progress.rounds}, ${progress.racks} racks, ${left.toFixed(1)} minutes left`);
  }
}

/** Both arrays of sums, then the progress. */
function statePath(language: Language): string {
  return join(CACHE, 'lettertafel-leaves', language);
}

function readState(language: Language, letters: LetterSet): Learning {
  const sums = emptySums(letters);
  const path = statePath(language);
  if (!existsSync(`${path}.json`)) {
    const earlier = readTable(join(DATA, `${language}.bin`), letters);
    const earlierRacks = earlier ? EARLIER_RACKS : 0;
    if (earlier) noteTable(sums, letters, { table: earlier, racks: earlierRacks });
    return { sums, progress: { rounds: 0, games: 0, racks: 0, seconds: 0, earlierRacks } };
  }
  const { racks, squares, progress } = JSON.parse(readFileSync(`${path}.json`, 'utf8'));
  const both = readFileSync(`${path}.sums`);
  const numbers = new Float64Array(both.buffer.slice(both.byteOffset, both.byteOffset + both.byteLength));
  sums.times.set(numbers.subarray(0, sums.times.length));
  sums.worth.set(numbers.subarray(sums.times.length));
  return { sums: Object.assign(sums, { racks, squares }), progress };
}

function writeState(language: Language, { sums, progress }: Learning): void {
  const path = statePath(language);
  mkdirSync(join(CACHE, 'lettertafel-leaves'), { recursive: true });
  writeFileSync(`${path}.sums`, Buffer.concat([Buffer.from(sums.times.buffer), Buffer.from(sums.worth.buffer)]));
  writeFileSync(`${path}.json`, JSON.stringify({ racks: sums.racks, squares: sums.squares, progress }));
}

function writeTable(language: Language, bytes: Uint8Array, from: Progress & { readonly list: string }): void {
  mkdirSync(DATA, { recursive: true });
  writeFileSync(join(DATA, `${language}.bin`), bytes);
  const path = join(DATA, 'provenance.json');
  const all = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const note = `npm run learn -- ${language}: random racks judged by equity on boards of self-play by equity`;
  all[language] = { ...from, seconds: Math.round(from.seconds), madeBy: note };
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '60' } },
});
const [language = ''] = positionals;
if (!isLanguage(language)) throw new RangeError(`no language ${language}: ${LANGUAGES.join(' or ')}`);
learn(language, Number(values.minutes));
