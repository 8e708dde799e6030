/** Rounds of concurrent games against servers, and what they cost. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseMove } from '@lettertafel/engine';
import { type LoadTable, setLoadTable } from './load-clients.ts';
import { type LoadServer, liveOf, megabytesOf, processorTime } from './load-servers.ts';
import { makeScript } from './script.ts';

/** The length of a round in milliseconds. */
export const ROUND = 2000;
export const script = makeScript();

export function progress(what: string, of: number): (done: number) => void {
  return (done) => {
    if (done % Math.ceil(of / 100) > 0 && done < of) return;
    const filled = Math.round((done / of) * 30);
    process.stderr.write(`\r${what.padEnd(22)} [${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${of}   `);
    if (done >= of) process.stderr.write('\n');
  };
}

/** Where the games are played. */
export interface Field {
  readonly servers: readonly LoadServer[];
  /** How many at a time. */
  readonly games: number;
  readonly rounds: number;
  /** The id of the list with the words of the script, and the cookie of the guest who brought it. */
  readonly words: string;
  readonly host: string;
  /** Whether the players of a table connect to different servers. */
  readonly isApart?: boolean;
}

export interface Load {
  readonly what: string;
  /** The moves of each game. */
  readonly moves?: readonly BaseMove[];
  /** Rounds last until this many games or moves are made per server: on a busy machine seconds are not enough to be warm. */
  readonly least?: number;
  /** Total moves per second; default: as many as possible. */
  readonly perSecond?: number;
  /** Runs before each round, while all games are paused. */
  readonly before?: () => Promise<void>;
  /** Runs in the middle of each round. */
  readonly amid?: (round: number) => Promise<void>;
  /** Background work that runs until the rounds end. */
  readonly beside?: (isEnough: () => boolean) => Promise<number>;
}

/** Plays this many concurrent games in rounds of a few seconds. */
export async function play(
  { servers, games, rounds, words, host, isApart = false }: Field,
  { what, moves = script, least = 0, perSecond, before, amid, beside }: Load,
) {
  const latencies: number[] = [];
  let [measured, gamesMeasured, movesMade] = [0, 0, 0];
  let isMeasuring = false;
  let isEnough = false;
  let gate: Promise<void> | null = null;
  const plan = {
    addresses: servers.map(({ address }) => address),
    isApart,
    script: moves,
    words,
    host,
    pause: () => gate ?? (perSecond ? sleep((games / perSecond) * 1000 * (0.5 + Math.random())) : null),
    isEnough: () => isEnough,
    onMove(latency: number) {
      movesMade += 1;
      if (isMeasuring) latencies.push(latency);
    },
  };
  const tables: LoadTable[] = [];
  const countGames = () => tables.reduce((sum, table) => sum + table.games.length, 0);
  const showSitting = progress(`${what}: sitting down`, games);
  for (let first = 0; first < games; first++) {
    tables.push(await setLoadTable({ ...plan, first }));
    showSitting(first + 1);
  }
  const running = Promise.all(tables.map((table) => table.run()));
  const others = beside?.(() => isEnough);
  const lags: number[] = [];
  const during = (milliseconds: number) => Promise.race([sleep(milliseconds), running]);
  const made = () => (moves.length > 0 ? movesMade : countGames());
  const untilMade = async (count: number) => {
    while (made() < count) await during(ROUND / 40);
  };
  const spent = { servers: 0, clients: 0, hints: 0, otherHints: 0 };
  const show = progress(what, rounds);
  await during(ROUND);
  await untilMade(2 * least * servers.length);
  for (let number = 0; number < rounds; number++) {
    if (before) {
      gate = during(ROUND / 10).then(before);
      await gate;
      gate = null;
      await during(ROUND / 4);
    }
    const begun = await processorTime(servers);
    const begunAt = performance.now();
    const [gamesBefore, madeBefore] = [countGames(), made()];
    isMeasuring = true;
    await during(ROUND / 2);
    await amid?.(number);
    await during(ROUND / 2);
    await untilMade(madeBefore + least * servers.length);
    isMeasuring = false;
    gamesMeasured += countGames() - gamesBefore;
    measured += performance.now() - begunAt;
    const ended = await processorTime(servers);
    spent.servers += ended.servers - begun.servers;
    spent.clients += ended.clients - begun.clients;
    spent.hints += ended.hints - begun.hints;
    spent.otherHints += ended.otherHints - begun.otherHints;
    lags.push(ended.lag);
    show(number + 1);
  }
  const megabytes = await Promise.all(servers.map(megabytesOf));
  const live = await Promise.all(servers.map(liveOf));
  isEnough = true;
  await running;
  const besides = await others;
  for (const table of tables) table.close();
  latencies.sort((one, other) => one - other);
  const quantile = (part: number) => round(latencies[Math.floor(latencies.length * part)] ?? Number.NaN);
  const perMove = (milliseconds: number) => round(milliseconds / latencies.length, 100);
  return {
    figures: {
      movesPerSecond: round((latencies.length / measured) * 1000),
      p50: quantile(0.5),
      p99: quantile(0.99),
      eventLoopLagP99: round(Math.max(...lags)),
      processorMilliseconds: { servers: perMove(spent.servers), clients: perMove(spent.clients) },
      ...(besides === undefined ? {} : { besides }),
    },
    spent: { ...spent, moves: latencies.length, games: gamesMeasured, seconds: measured / 1000 },
    megabytes,
    live,
    played: tables.flatMap((table) => table.games),
    longestAway: Math.round(Math.max(...tables.map((table) => table.longestAway()))),
  };
}

export function round(number: number, parts = 10): number {
  return Math.round(number * parts) / parts;
}
