/** What several servers on one PostgreSQL cost, beside one server that is measured in turn with them. */
import { makeClient } from '../src/kit.testing.ts';
import { openTestStore } from '../src/store/stores.testing.ts';
import { check } from './load-check.ts';
import { type Field, type Load, play, round } from './load-play.ts';
import { type LoadServer, startServer } from './load-servers.ts';
import { WORDS } from './script.ts';

interface Several {
  readonly count: number;
  readonly games: number;
  readonly rounds: number;
  /** Whether one of them is killed at the end. */
  readonly isKilled: boolean;
}

interface Sums {
  moves: number;
  seconds: number;
  servers: number;
  hints: number;
  otherHints: number;
}

/** The rounds of all arms are played in turn, since other work on the machine slows them all down. */
export async function measureSeveral({ count, games, rounds, isKilled }: Several) {
  const [lone, several] = [await openField(1), await openField(count)];
  const arms = {
    oneServer: lone.field,
    /** Both players of a table at one server, as behind a proxy that chooses it by the table. */
    atHome: several.field,
    apart: { ...several.field, isApart: true },
  };
  const sums = Object.fromEntries(Object.keys(arms).map((name) => [name, newSums()]));
  const played = { lone: [] as Played, several: [] as Played };
  for (let turn = 0; turn < rounds; turn++) {
    for (const [name, field] of Object.entries(arms)) {
      const { spent, played: games } = await play(field, { what: `${name} ${turn + 1}`, least: LEAST });
      played[field === lone.field ? 'lone' : 'several'].push(...games);
      for (const key of Object.keys(newSums()) as (keyof Sums)[]) (sums[name] as Sums)[key] += spent[key];
    }
  }
  const killing = isKilled ? await playKilling(several.field) : null;
  const [first, last] = [lone.field.servers[0], several.field.servers.at(-1)] as [LoadServer, LoadServer];
  const checked = [await check(first, played.lone), await check(last, [...played.several, ...(killing?.played ?? [])])];
  await Promise.all([lone.close(), several.close()]);
  const perMove = ({ servers, moves }: Sums) => servers / moves;
  const figuresOf = (name: string, field: Field) => {
    const sum = sums[name] as Sums;
    const hints = (read: number) => round(read / sum.moves / field.servers.length, 1000);
    return {
      movesPerSecond: round(sum.moves / sum.seconds),
      processorMilliseconds: round(perMove(sum), 100),
      ofOneServer: round(perMove(sum) / perMove(sums.oneServer as Sums), 100),
      /** Read by each server for each move of all servers; `beyond`: about tables that nobody watches there. */
      hints: { read: hints(sum.hints), beyond: hints(sum.otherHints) },
    };
  };
  return {
    store: 'PostgreSQL',
    servers: count,
    games,
    ...Object.fromEntries(Object.entries(arms).map(([name, field]) => [name, figuresOf(name, field)])),
    ...(killing ? { killed: { ...killing.figures, longestAway: killing.longestAway } } : {}),
    checked,
  };

  async function openField(servers: number): Promise<{ readonly field: Field; close(): Promise<void> }> {
    const store = await openTestStore('PostgreSQL');
    const started = await Promise.all(Array.from({ length: servers }, () => startServer(store.address)));
    const client = makeClient(started[0]?.address ?? '');
    const { id: words } = (await client.ask('POST', '/api/words?language=nl&name=script', WORDS)).body;
    return {
      field: { servers: started, games, rounds: 1, words, host: client.cookie() },
      async close() {
        await Promise.all(started.map((server) => server.kill()));
        await store.remove();
      },
    };
  }
}

/** Moves in each round. */
const LEAST = 1000;

type Played = Awaited<ReturnType<typeof play>>['played'][number][];

function newSums(): Sums {
  return { moves: 0, seconds: 0, servers: 0, hints: 0, otherHints: 0 };
}

/** The players of the first server go on at the others. */
function playKilling(field: Field) {
  const load: Load = { what: 'one is killed', amid: async () => field.servers[0]?.kill() };
  return play(field, load);
}
