/** News for a viewer: redacted entries and the view, never a move or a state. */
import type { Actor, GameView, SeenEvent, Viewer } from '@lettertafel/engine';
import type { KeptEntry, LiveGame } from './live-game.ts';

export interface SeenEntry {
  readonly number: number;
  readonly at: number;
  readonly by: Actor;
  readonly events: readonly SeenEvent[];
}

export interface News {
  readonly table: string;
  readonly as: Viewer;
  /** Number of log entries. */
  readonly length: number;
  /** In order, from the first one requested. */
  readonly entries: readonly SeenEntry[];
  /** Null before the deal. */
  readonly view: GameView | null;
}

/** An entry as a viewer may see it. */
export function seenEntry(game: LiveGame['game'], { number, at, move, events }: KeptEntry, as: Viewer): SeenEntry {
  return { number, at, by: move.by, events: events.map((event) => game.redact(event, as)) };
}

/** `entries` must contain all from `after` on. */
export function newsFor(
  { id, game, state, length }: LiveGame,
  as: Viewer,
  { after, entries }: { after: number; entries: readonly KeptEntry[] },
): News {
  const seen = entries
    .filter(({ number }) => number >= after && number < length)
    .map((entry) => seenEntry(game, entry, as));
  return { table: id, as, length, entries: seen, view: state.dealt ? game.viewFor(state, as) : null };
}
