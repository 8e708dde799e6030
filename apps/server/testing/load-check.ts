/** What the load must not do: lose or double anything. */
import { type GameRecord, verifyGame } from '@lettertafel/fairness';
import { makeClient } from '../src/kit.testing.ts';
import type { LoadGame } from './load-clients.ts';
import { progress, script } from './load-play.ts';
import type { LoadServer } from './load-servers.ts';

/** Every entry the players received is in the log once, and finished games verify. */
export async function check({ address }: LoadServer, played: readonly LoadGame[]) {
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
