/** What a viewer is told of a game: redacted entries and the view, never a move or a state. */
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
  /** How many entries the log has. */
  readonly length: number;
  /** From the first one that was asked for, in order. */
  readonly entries: readonly SeenEntry[];
  /** Null before the deal. */
  readonly view: GameView | null;
}

/** `entries` are at least those from `after` on. */
export function newsFor(
  { id, game, state, length }: LiveGame,
  as: Viewer,
  { after, entries }: { after: number; entries: readonly KeptEntry[] },
): News {
  const seen = entries
    .filter(({ number }) => number >= after && number < length)
    .map(({ number, at, move, events }) => ({
      number,
      at,
      by: move.by,
      events: events.map((event) => game.redact(event, as) as SeenEvent),
    }));
  return { table: id, as, length, entries: seen, view: state.dealt ? (game.viewFor(state, as) as GameView) : null };
}
