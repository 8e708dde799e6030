/** Long legal games: two players who exchange a tile each turn, until one of them resigns. */
import type { CrosswordState } from '@lettertafel/engine';
import { formatSecret, type GameRecord, seedFromText } from '@lettertafel/fairness';
import { makeRecord, memoryStore, newTable, openTable } from '@lettertafel/house';
import { lexicon } from './scripted-player.testing.ts';

/** A record with this many entries; unfinished ones can be moved to a server. */
export async function longRecord(entries: number, { isFinished = true } = {}): Promise<GameRecord> {
  const seats = [
    { kind: 'person', name: 'Noord' },
    { kind: 'person', name: 'Oost' },
  ] as const;
  let time = 1_700_000_000_000;
  const now = () => time++;
  const secret = formatSecret(seedFromText('a long game'));
  const made = newTable({ id: 'long', game: 'scrabble-xl-nl', options: { starter: 0 }, seats, secret, now: now() });
  if ('refusal' in made) throw new Error(made.refusal.code);
  const store = memoryStore();
  await store.create(made.head);
  const table = await openTable({ store, now, lexicon });
  while (table.look().length < entries - (isFinished ? 1 : 0)) {
    const { turn, racks } = table.look().state as CrosswordState;
    await table.play({ by: turn, do: 'exchange', tiles: racks[turn]?.[0] } as never);
  }
  if (isFinished) await table.play({ by: table.look().state.turn, do: 'resign' });
  const { head, log } = table.look();
  // As JSON, which has no undefined fields.
  return JSON.parse(JSON.stringify(makeRecord({ ...head, log })));
}
