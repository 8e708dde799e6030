/** A person's move: parsed with the schema of the table's game. The runner checks the seat. */
import { moveSchema, parseWith, seatSchema } from '@lettertafel/protocol';
import type { Person } from '../people/guests.ts';
import { problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { LiveTable } from './live-table.ts';
import type { Answer } from './runner.ts';

export interface SentMove {
  readonly person: Person;
  readonly id: string;
  readonly move: unknown;
}

export function submitMove({ runner }: Services, table: string, { person, id, move }: SentMove): Promise<Answer> {
  const read = ({ row }: LiveTable) => {
    const parsed = parseWith(moveSchema(row.game, seatSchema), move);
    if (!('problem' in parsed)) return { move: parsed.value };
    const { path, why } = parsed.problem;
    return problem('not-understood', { path: path === '' ? 'move' : `move.${path}`, why });
  };
  return runner.play(table, read, { sender: person.id, id });
}
