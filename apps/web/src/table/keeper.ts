/** What the browser keeps of a seat at a table: the draft of its turn, and the order of its rack. */
import type { Seat, Tile } from '@lettertafel/engine';

export interface Keeper {
  rack(): readonly Tile[];
  keepRack(tiles: readonly Tile[]): void;
  /** The draft of this very turn, as text. */
  draft(turn: number): string | null;
  /** Null: nothing has been done yet. */
  keepDraft(turn: number, text: string | null): void;
  forget(): void;
}

export function keeperOf(table: string, seat: Seat | null): Keeper {
  const rack = `lettertafel.rack.${table}.${seat}`;
  const draft = `lettertafel.draft.${table}.${seat}`;
  return {
    rack: () => [...(localStorage.getItem(rack) ?? '')],
    keepRack: (tiles) => localStorage.setItem(rack, tiles.join('')),
    draft(turn) {
      const [number, ...text] = (localStorage.getItem(draft) ?? '').split(' ');
      return number === String(turn) ? text.join(' ') : null;
    },
    keepDraft(turn, text) {
      if (text === null) localStorage.removeItem(draft);
      else localStorage.setItem(draft, `${turn} ${text}`);
    },
    forget() {
      localStorage.removeItem(rack);
      localStorage.removeItem(draft);
    },
  };
}
