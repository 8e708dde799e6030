/** Test support: local games as the browser stores them. */
import type { BaseMove, GameId } from '@lettertafel/engine';
import { memoryStore, newTable, openTable, type TableSeat } from '@lettertafel/house';
import { makeLexicon } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import type { StoredTable } from './export-file.ts';

const lexicon = makeLexicon(loadList('nl'));

const SEATS: readonly TableSeat[] = [
  { kind: 'person', name: 'Noord' },
  { kind: 'bot', name: '', level: 'child' },
];

export interface GameInput {
  readonly number?: number;
  readonly game?: GameId;
  readonly seats?: readonly TableSeat[];
  /** Moves of whoever is to move. */
  readonly moves?: readonly { readonly do: string }[];
}

const PASS = { do: 'pass' };

export async function storedGame({
  number = 1,
  game = 'scrabble-xl-nl',
  ...input
}: GameInput = {}): Promise<StoredTable> {
  const { seats = SEATS, moves = [PASS, PASS, PASS] } = input;
  const hex = number.toString(16);
  const id = `local~${hex.padStart(18, '0')}`;
  const made = newTable({ id, game, options: {}, seats, secret: hex.padStart(64, '0'), now: 1000 });
  if ('refusal' in made) throw new Error(made.refusal.code);
  const { head } = made;
  const store = memoryStore();
  await store.create(head);
  const table = await openTable({ store, now: () => 2000, lexicon });
  for (const move of moves) {
    const by = table.look().state.turn;
    const request = { sender: 'page', id: `move-${table.look().length}` };
    const answer = await table.play({ by, ...move } as BaseMove, request);
    if ('refusal' in answer) throw new Error(answer.refusal.code);
  }
  const { log } = table.look();
  const fresh = { isAway: false, isAborted: false, next: null, standing: null };
  return { table: { id, head, openAt: 2000, length: log.length, changedAt: 2000, ...fresh }, entries: log };
}
