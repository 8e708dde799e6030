/** A person's move: parsed by the rules of the table's game. The host lets it pass only for a seat of one's own. */
import type { GameId } from '@lettertafel/engine';
import { moveSchema, parseWith, seatSchema } from '@lettertafel/protocol';
import type { House } from '../house.ts';
import type { Person } from '../people/guests.ts';
import { problem } from '../problem.ts';
import type { Answer } from './host.ts';

export interface SentMove {
  readonly person: Person;
  readonly id: string;
  readonly move: unknown;
}

export async function submitMove({ host }: House, table: string, { person, id, move }: SentMove): Promise<Answer> {
  const hosted = await host.look(table);
  if (!hosted) return problem('no-such-table');
  const parsed = parseWith(moveSchema(hosted.row.game as GameId, seatSchema), move);
  if ('problem' in parsed) {
    const { path, why } = parsed.problem;
    return problem('not-understood', { path: path === '' ? 'move' : `move.${path}`, why });
  }
  return host.play(table, parsed.value, { guest: person.id, request: id });
}
