/** `npm run load`: the capacity of a server on this machine, or with `--servers` what several cost beside one. Progress on stderr, figures as JSON on stdout. */
import { parseArgs } from 'node:util';
import { makeClient } from '../src/kit.testing.ts';
import { openTestStore, STORES } from '../src/store/stores.testing.ts';
import { attackAll, prepareAttack } from './attackers.ts';
import { check } from './load-check.ts';
import { countAnswers, openIdleSockets, setIdleTables } from './load-idle.ts';
import { type Field, play, progress, ROUND, round } from './load-play.ts';
import { buildServer, type LoadServer, liveOf, megabytesOf, startServer } from './load-servers.ts';
import { measureSeveral } from './load-several.ts';
import { openYardstick } from './load-yardstick.ts';
import { WORDS } from './script.ts';

const { values } = parseArgs({
  options: {
    /** SQLite, or PostgreSQL where servers are counted. */
    store: { type: 'string' },
    servers: { type: 'string' },
    games: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '5' },
    /** Kills one of several servers during the load. */
    kill: { type: 'boolean', default: false },
    'idle-tables': { type: 'string', default: '10000' },
    'idle-sockets': { type: 'string', default: '5000' },
  },
});
const asked = values.store ?? (values.servers ? 'PostgreSQL' : 'SQLite');
const kind = STORES.find((name) => name.toLowerCase() === asked.toLowerCase());
if (!kind) throw new Error(`--store: one of ${STORES.join(', ')}`);
const [count, games, rounds] = [values.servers ?? 1, values.games, values.rounds].map(Number) as [
  number,
  number,
  number,
];
if (count > 1 && kind === 'SQLite') throw new Error('--servers: several need PostgreSQL');
if (values.kill && count < 2) throw new Error('--kill: needs at least two servers');

/** Guests who send invalid messages at the same time. The server under load has no rate limits. */
const ATTACKERS = 2;

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

await buildServer();
if (count > 1) {
  process.stdout.write(`${JSON.stringify(await measureSeveral({ count, games, rounds, isKilled: values.kill }))}\n`);
  process.exit(0);
}
const store = await openTestStore(kind);
const beside = await openTestStore('SQLite');
const yardstick = await openYardstick(kind === 'SQLite' ? beside.address : store.address);
const server = await startServer(store.address);
const client = makeClient(server.address);
const { id: words } = (await client.ask('POST', '/api/words?language=nl&name=script', WORDS)).body;
const atRest = await megabytesOf(server);
const liveAtRest = await liveOf(server);
const field: Field = { servers: [server], games, rounds, words, host: client.cookie() };

// Games that end with the deal, for the cost of a new game without its moves.
const { spent: dealing } = await play(field, { what: 'new games', moves: [], least: 200 });
const perGame = dealing.servers / dealing.games;
// Measure the baseline before every round: other work on the machine slows both down equally.
const full = await play(field, { what: 'full speed', least: 2000, before: () => yardstick.measure(ROUND / 2) });
const raw = yardstick.perSecond();
const { spent } = full;
const { movesPerSecond } = full.figures;
const live = full.live[0] ?? liveAtRest;
const half = await play(field, { what: 'half of that', perSecond: movesPerSecond / 2 });
// The same rate as before, so that the difference is what bystanders notice.
prepareAttack();
const hostile = await play(field, {
  what: 'amid hostile guests',
  perSecond: movesPerSecond / 2,
  beside: async (isEnough) => (await attackAll(server.address, { attackers: ATTACKERS, isEnough })).sent,
});
const checked = await check(
  server,
  [full, half, hostile].flatMap(({ played }) => played),
);
process.stdout.write(
  `${JSON.stringify({
    store: kind,
    servers: 1,
    games,
    rawAppendsPerSecond: raw,
    newGames: { perSecond: round(dealing.games / dealing.seconds), processorMilliseconds: round(perGame, 100) },
    atFullSpeed: full.figures,
    movesAlone: { processorMilliseconds: round((spent.servers - spent.games * perGame) / spent.moves, 100) },
    ofRaw: round(movesPerSecond / raw, 100),
    atHalf: half.figures,
    amidHostile: hostile.figures,
    checked,
    megabytes: {
      atRest: round(atRest),
      underLoad: full.megabytes.map((megabytes) => round(megabytes)),
    },
    live: {
      games: live.games,
      kilobytesPerGame: round((live.bytes - liveAtRest.bytes) / 1024 / (live.games - liveAtRest.games)),
    },
    idle: await idle(server),
  })}\n`,
);
await yardstick.close();
await server.kill();
await Promise.all([store.remove(), beside.remove()]);
process.exit(0);
