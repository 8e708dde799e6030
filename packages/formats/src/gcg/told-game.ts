/** Collects the events of a game for a GCG file, with running totals and what GCG has no word for. */
import { type GameId, gameById, isBoardGame, type OptionInput } from '@lettertafel/engine';
import type { WritingNote } from '../note.ts';
import { formatGcg, type NewEvent } from './format-gcg.ts';
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
  note(code: WritingNote['code'], line?: number): void;
  /** Adds points until the totals are these: for what GCG cannot say. */
  adjustTo(totals: readonly number[]): void;
  settle(settlement: { racks: readonly string[]; adjustments: readonly number[] }): void;
  /** `racks`: those of a game that is not over. */
  write(end: { texts?: readonly KeptText[]; racks?: readonly (string | null)[] }): Written;
}

export interface Told {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly options: OptionInput;
}

export function toldGame({ game, players, options }: Told): ToldGame {
  const totals = players.map(() => 0);
  const events: NewEvent[] = [];
  const notes: WritingNote[] = [];

  function tell({ seat, rack, deed, score }: Omit<NewEvent, 'total'>): void {
    const total = (totals[seat] ?? 0) + score;
    totals[seat] = total;
    events.push({ seat, rack, deed, score, total });
  }

  return {
    count: () => events.length,
    tell,
    note: (code, line = 0) => notes.push({ code, line }),
    adjustTo(wanted) {
      for (const [seat, total] of wanted.entries()) {
        const score = total - (totals[seat] ?? 0);
        if (score !== 0) tell({ seat, rack: '', deed: pointsFor(score), score });
      }
    },
    settle({ racks, adjustments }) {
      const all = racks.join('');
      for (const [seat, score] of adjustments.entries()) {
        if (score > 0) tell({ seat, rack: '', deed: { do: 'leftover', tiles: all }, score });
      }
      for (const [seat, rack] of racks.entries()) {
        const score = adjustments[seat] ?? 0;
        if (rack !== '' && score <= 0) tell({ seat, rack, deed: { do: 'leftover', tiles: rack }, score });
      }
    },
    write({ texts = [], racks = [] }) {
      return {
        text: formatGcg({ players, events, racks, game, options: writtenOptions(game, options), texts }),
        notes,
      };
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

/** The options that decide what plays score, where they are not the standard ones. */
function writtenOptions(game: GameId, options: OptionInput): string {
  const { optionTable } = gameById(game);
  const chosen = Object.entries(options).filter(([name, value]) => {
    const option = Object.hasOwn(optionTable, name) ? optionTable[name] : undefined;
    return option?.decides === 'plays' && value !== option.standard;
  });
  return chosen.length === 0 ? '' : JSON.stringify(Object.fromEntries(chosen));
}
