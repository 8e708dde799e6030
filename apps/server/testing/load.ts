/** `npm run load`: the capacity of a server on this machine. Progress on stderr, figures as JSON on stdout. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BaseMove } from '@lettertafel/engine';
import { type GameRecord, verifyGame } from '@lettertafel/fairness';
import { makeClient } from '../src/kit.testing.ts';
import { openTestStore, STORES } from '../src/store/stores.testing.ts';
import { attackAll, prepareAttack } from './attackers.ts';
import { type LoadGame, type LoadTable, setLoadTable } from './load-clients.ts';
import { countAnswers, openIdleSockets, setIdleTables } from './load-idle.ts';
import { buildServer, type LoadServer, liveOf, megabytesOf, processorTime, startServer } from './load-servers.ts';
import { openYardstick } from './load-yardstick.ts';
import { makeScript, WORDS } from './script.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'SQLite' },
    servers: { type: 'string', default: '1' },
    games: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '5' },
    /** Kills one of several servers during the load. */
    kill: { type: 'boolean', default: false },
    'idle-tables': { type: 'string', default: '10000' },
    'idle-sockets': { type: 'string', default: '5000' },
  },
});
const kind = STORES.find((name) => name.toLowerCase() === values.store.toLowerCase());
if (!kind) throw new Error(`--store: one of ${STORES.join(', ')}`);
const [count, games, rounds] = [values.servers, values.games, values.rounds].map(Number) as [number, number, number];
if (count > 1 && kind === 'SQLite') throw new Error('--servers: several need PostgreSQL');
if (values.kill && count < 2) throw new Error('--kill: needs at least two servers');

const ROUND = 2000;
/** Guests who send invalid messages at the same time. The server under load has no rate limits. */
const ATTACKERS = 2;
const script = makeScript();

function progress(what: string, of: number): (done: number) => void {
  return (done) => {
    if (done % Math.ceil(of / 100) > 0 && done < of) return;
    const filled = Math.round((done / of) * 30);
    process.stderr.write(`\r${what.padEnd(22)} [${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${of}   `);
    if (done >= of) process.stderr.write('\n');
  };
}

interface Load {
  readonly what: string;
  /** The moves of each game. */
  readonly moves?: readonly BaseMove[];
  /** Rounds last until this many games or moves are made: on a busy machine seconds are not enough to be warm. */
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
async function play(
  servers: readonly LoadServer[],
  { what, moves = script, least = 0, perSecond, before, amid, beside }: Load,
) {
  const latencies: number[] = [];
  let [measured, gamesMeasured, movesMade] = [0, 0, 0];
  let isMeasuring = false;
  let isEnough = false;
  let gate: Promise<void> | null = null;
  const plan = {
    addresses: servers.map(({ address }) => address),
    script: moves,
    words,
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
  const spent = { servers: 0, clients: 0 };
  const show = progress(what, rounds);
  await during(ROUND);
  await untilMade(2 * least);
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
    await untilMade(madeBefore + least);
    isMeasuring = false;
    gamesMeasured += countGames() - gamesBefore;
    measured += performance.now() - begunAt;
    const ended = await processorTime(servers);
    spent.servers += ended.servers - begun.servers;
    spent.clients += ended.clients - begun.clients;
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
    spent: { moves: latencies.length, games: gamesMeasured, servers: spent.servers, seconds: measured / 1000 },
    megabytes,
    live,
    played: tables.flatMap((table) => table.games),
    longestAway: Math.round(Math.max(...tables.map((table) => table.longestAway()))),
  };
}

/** Every entry the players received is in the log once, and finished games verify. */
async function check({ address }: LoadServer, played: readonly LoadGame[]) {
  const client = makeClient(address);
  const show = progress('checking', played.length);
  let [over, moves] = [0, 0];
  for (const [index, { table, length }] of played.entries()) {
    const { entries } = (await client.get(`/api/tables/${table}/news`)).body;
    if (entries.length < length) throw new Error(`${table}: told of ${length} entries, the log has ${entries.length}`);
    const { status, body } = await client.get(`/api/tables/${table}/record`);
    if (status === 200) {
      const { log } = body as GameRecord;
      const made = JSON.stringify(log.slice(1).map(({ move }) => move));
      if (made !== JSON.stringify(script)) throw new Error(`${table}: another game was played`);
      const verified = verifyGame(body);
      if (!verified.ok) throw new Error(`${table}: ${JSON.stringify(verified)}`);
      over += 1;
    }
    moves += length - 1;
    show(index + 1);
  }
  return { games: played.length, over, moves };
}

async function idle(server: LoadServer) {
  const [tables, sockets] = [Number(values['idle-tables']), Number(values['idle-sockets'])];
  const figures: Record<string, unknown> = {};
  if (tables > 0) {
    await setIdleTables(server.address, tables, { store: store.address, onProgress: progress('idle tables', tables) });
    figures.tables = { count: tables, megabytes: round(await megabytesOf(server)) };
  }
  if (sockets > 0) {
    const before = await megabytesOf(server);
    const open = await openIdleSockets(server.address, sockets, progress('idle sockets', sockets));
    const answered = await countAnswers(open);
    const megabytes = round(await megabytesOf(server));
    figures.sockets = { count: sockets, answered, megabytes, added: round(megabytes - before) };
    for (const socket of open) socket.terminate();
  }
  return figures;
}

function round(number: number, parts = 10): number {
  return Math.round(number * parts) / parts;
}

await buildServer();
const store = await openTestStore(kind);
const beside = await openTestStore('SQLite');
const yardstick = await openYardstick(kind === 'SQLite' ? beside.address : store.address);
const servers = await Promise.all(Array.from({ length: count }, () => startServer(store.address)));
const [first, last] = [servers[0], servers.at(-1)] as [LoadServer, LoadServer];
const { id: words } = (await makeClient(first.address).ask('POST', '/api/words?language=nl&name=script', WORDS)).body;
const atRest = await megabytesOf(first);
const liveAtRest = await liveOf(first);

// Games that end with the deal, for the cost of a new game without its moves.
const { spent: dealing } = await play(servers, { what: 'new games', moves: [], least: 200 });
const perGame = dealing.servers / dealing.games;
// Measure the baseline before every round: other work on the machine slows both down equally.
const full = await play(servers, { what: 'full speed', least: 2000, before: () => yardstick.measure(ROUND / 2) });
const raw = yardstick.perSecond();
const { spent } = full;
const { movesPerSecond } = full.figures;
const live = full.live[0] ?? liveAtRest;
const half = await play(servers, { what: 'half of that', perSecond: movesPerSecond / 2 });
// The same rate as before, so that the difference is what bystanders notice.
prepareAttack();
const hostile = await play(servers, {
  what: 'amid hostile guests',
  perSecond: movesPerSecond / 2,
  beside: async (isEnough) => (await attackAll(first.address, { attackers: ATTACKERS, isEnough })).sent,
});
const killing = values.kill
  ? await play(servers, {
      what: 'one is killed',
      amid: async (number) => void (number === Math.floor(rounds / 2) && (await first.kill())),
    })
  : null;
const checked = await check(
  last,
  [full, half, hostile, killing].flatMap((load) => load?.played ?? []),
);
process.stdout.write(
  `${JSON.stringify({
    store: kind,
    servers: count,
    games,
    rawAppendsPerSecond: raw,
    newGames: { perSecond: round(dealing.games / dealing.seconds), processorMilliseconds: round(perGame, 100) },
    atFullSpeed: full.figures,
    movesAlone: { processorMilliseconds: round((spent.servers - spent.games * perGame) / spent.moves, 100) },
    ofRaw: round(movesPerSecond / raw, 100),
    atHalf: half.figures,
    amidHostile: hostile.figures,
    ...(killing ? { killed: { ...killing.figures, longestAway: killing.longestAway } } : {}),
    checked,
    megabytes: {
      atRest: round(atRest),
      underLoad: full.megabytes.map((megabytes) => round(megabytes)),
    },
    live: {
      games: live.games,
      kilobytesPerGame: round((live.bytes - liveAtRest.bytes) / 1024 / (live.games - liveAtRest.games)),
    },
    idle: await idle(last),
  })}\n`,
);
await yardstick.close();
await Promise.all(servers.map((server) => server.kill()));
await Promise.all([store.remove(), beside.remove()]);
process.exit(0);
