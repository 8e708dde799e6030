/** Ids of guests and tables: unguessable, because whoever has the id of a table may sit down there. */
import { createHash, randomBytes } from 'node:crypto';

/** What an id consists of, in bytes. */
const BYTES = { guest: 16, table: 12, notice: 12 } as const;

export function newId(of: keyof typeof BYTES): string {
  for (;;) {
    const id = randomBytes(BYTES[of]).toString('base64url');
    if (isPlain(id)) return id;
  }
}

/** The id of the table that a text stands for: always the same one. The second is what earlier versions made of it. */
export function tableIdsFrom(text: string): readonly [id: string, former: string] {
  const former = createHash('sha256').update(text).digest().subarray(0, BYTES.table).toString('base64url');
  return [isPlain(former) ? former : `A${former.slice(1)}`, former];
}

/** A command line takes what begins with `-` for a flag. */
function isPlain(id: string): boolean {
  return !id.startsWith('-');
}
