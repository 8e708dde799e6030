/** A person's move: parsed with the schema of the table's game. The host checks the seat. */
import { moveSchema, parseWith, seatSchema } from '@lettertafel/protocol';
import type { Person } from '../people/guests.ts';
import { problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Answer } from './host.ts';
import type { Hosted } from './hosted.ts';

export interface SentMove {
  readonly person: Person;
  readonly id: string;
  readonly move: unknown;
}

export function submitMove({ host }: Services, table: string, { person, id, move }: SentMove): Promise<Answer> {
  const read = ({ row }: Hosted) => {
    const parsed = parseWith(moveSchema(row.game, seatSchema), move);
    if (!('problem' in parsed)) return { move: parsed.value };
    const { path, why } = parsed.problem;
    return problem('not-understood', { path: path === '' ? 'move' : `move.${path}`, why });
  };
  return host.play(table, read, { sender: person.id, id });
}
