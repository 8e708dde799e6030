/** What a viewer is told of a game: redacted entries and the view, never a move or a state. */
import type { Viewer } from '@lettertafel/engine';
import type { News, SeenEntry } from '@lettertafel/protocol';
import type { EntryRow } from '../store/schema.ts';
import type { Hosted } from './hosted.ts';

/** `rows` are at least the entries from `after` on. */
export function newsFor(
  hosted: Hosted,
  as: Viewer,
  { after, rows }: { after: number; rows: readonly EntryRow[] },
): News {
  const { id, game, state, length } = hosted;
  const entries = rows
    .filter(({ number }) => number >= after && number < length)
    .map(({ number, at, move, events }) => ({
      number,
      at,
      by: JSON.parse(move).by,
      events: (JSON.parse(events) as { type: string }[]).map((event) => game.redact(event, as)),
    })) as SeenEntry[];
  const view = state.dealt ? (game.viewFor(state, as) as News['view']) : null;
  return { table: id, as, length, entries, view };
}
