/** Collects the events of a game for a GCG file, in the ways that other programs read. */
import { type GameId, gameById, isBoardGame, type OptionInput, type Seat } from '@lettertafel/engine';
import type { WritingNote } from '../note.ts';
import { formatGcg, type NewEvent, nicksFor } from './format-gcg.ts';
import type { GcgDeed, KeptText } from './gcg-file.ts';

/** `table-game`: GCG has no word tables. `set-up`: a game in GCG starts with an empty board. */
export type Written =
  | { readonly text: string; readonly notes: readonly WritingNote[] }
  | { readonly cannot: 'table-game' | 'set-up' };

export interface ToldGame {
  /** How many events there are so far. */
  count(): number;
  /** Adds an event; its points count. */
  tell(event: Omit<NewEvent, 'total'>): void;
  /** A dispute that did not succeed, and what it cost. */
  tellDispute(seat: Seat, points: number): void;
  note(code: WritingNote['code'], line?: number): void;
  /** Makes the totals these: for what GCG cannot say. */
  adjustTo(totals: readonly number[]): void;
  settle(settlement: Settled): void;
  /** `racks`: those of a game that is not over. */
  write(end: { texts?: readonly KeptText[]; racks?: readonly (string | null)[] }): Written;
}

interface Settled {
  readonly racks: readonly string[];
  readonly adjustments: readonly number[];
  readonly wentOut: Seat | null;
}

export interface Told {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly starter: Seat;
  readonly options: OptionInput;
}

export function toldGame({ game, players, starter, options }: Told): ToldGame {
  const totals = players.map(() => 0);
  /** Points that GCG can only take off at the end. */
  const owed = players.map(() => 0);
  const events: NewEvent[] = [];
  const disputes: KeptText[] = [];
  const notes: WritingNote[] = [];
  // In GCG the first player starts.
  const fromStarter = <Item>(items: readonly Item[]) => [...items.slice(starter), ...items.slice(0, starter)];
  const order = fromStarter(players.map((_, seat) => seat));
  const nicks = nicksFor(fromStarter(players));
  const placeOf = (seat: Seat) => (seat - starter + players.length) % players.length;

  function tell({ seat, rack, deed, score }: Omit<NewEvent, 'total'>): void {
    const total = (totals[seat] ?? 0) + score;
    totals[seat] = total;
    events.push({ seat: placeOf(seat), rack, deed, score, total });
  }

  function owe(seat: Seat, points: number): void {
    owed[seat] = (owed[seat] ?? 0) + points;
  }

  return {
    count: () => events.length,
    tell,
    tellDispute(seat, points) {
      disputes.push({ after: events.length, text: `#note lettertafel-dispute ${nicks[placeOf(seat)]}` });
      owe(seat, points);
    },
    note: (code, line = 0) => notes.push({ code, line }),
    adjustTo(wanted) {
      for (const seat of order) {
        const score = (wanted[seat] ?? 0) - (totals[seat] ?? 0) - (owed[seat] ?? 0);
        if (score > 0) tell({ seat, rack: '', deed: pointsFor(score), score });
        else if (score < 0) owe(seat, score);
      }
    },
    settle({ racks, adjustments, wentOut }) {
      const tiles = racks.join('');
      const gain = wentOut === null ? 0 : (adjustments[wentOut] ?? 0);
      // Where two play, GCG counts the tiles twice for one of them instead of moving them from one to the other.
      const isDoubled = wentOut !== null && players.length === 2;
      if (wentOut !== null && tiles !== '') {
        tell({ seat: wentOut, rack: '', deed: { do: 'leftover', tiles }, score: isDoubled ? 2 * gain : gain });
      }
      if (isDoubled) return;
      for (const seat of order) {
        const rack = racks[seat] ?? '';
        if (rack !== '') tell({ seat, rack, deed: { do: 'leftover', tiles: rack }, score: adjustments[seat] ?? 0 });
      }
    },
    write({ texts = [], racks = [] }) {
      for (const seat of order) {
        const score = owed[seat] ?? 0;
        if (score !== 0) tell({ seat, rack: '', deed: pointsFor(score), score });
      }
      const text = formatGcg({
        players: fromStarter(players),
        events,
        racks: fromStarter(racks),
        game,
        options: writtenOptions(game, options),
        texts: [...disputes, ...texts],
      });
      return { text, notes };
    },
  };
}

/** Points for which GCG has no word. */
export function pointsFor(score: number): GcgDeed {
  return { do: score < 0 ? 'time' : 'challenge' };
}

export function isWritable(game: GameId): boolean {
  return isBoardGame(game);
}

/** The options that decide what plays score, where they are not the standard ones; empty: none. */
function writtenOptions(game: GameId, options: OptionInput): string {
  const { optionTable } = gameById(game);
  const chosen = Object.entries(options).filter(([name, value]) => {
    const option = Object.hasOwn(optionTable, name) ? optionTable[name] : undefined;
    return option?.decides === 'plays' && value !== option.standard;
  });
  return chosen.length === 0 ? '' : JSON.stringify(Object.fromEntries(chosen));
}
