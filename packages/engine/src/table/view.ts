/** A viewer's view of a table game, built field by field so that nothing hidden slips in. */
import type { Clock } from '../kernel/clock.ts';
import type { StarterDraw } from '../kernel/deal.ts';
import type { KernelEvent, Outcome, Viewer } from '../kernel/game.ts';
import { restOfBox, type Tile } from '../kernel/letters.ts';
import { type Redaction, SHARED_REDACTION } from '../kernel/redact.ts';
import type { Seat } from '../kernel/seats.ts';
import { type Revealed, racksAtEnd, type SeenTiles, seenTiles, shownTiles } from '../kernel/seen.ts';
import { afterDispute } from './dispute.ts';
import { rackOf } from './evolve.ts';
import { type Pot, potSize } from './pot.ts';
import type { TableOptions, TableRules } from './rules.ts';
import type { DealtEvent, DrewEvent, Ending, OpenPlay, TableEvent, TableState } from './state.ts';
import { type Table, tilesOf } from './table.ts';

export interface TableSeatView {
  readonly score: number;
  readonly tiles: number;
  readonly resigned: boolean;
  readonly opened: boolean;
  readonly longest: string | null;
}

/** The pot as everybody sees it: its size, and the tops of the piles of an open pot. */
export interface PotView {
  readonly count: number;
  readonly piles: readonly { readonly top: Tile | null; readonly height: number }[] | null;
}

/** A turn that has not begun yet: whose it is, and how high the piles of the pot will then be. */
export interface TurnAhead {
  readonly turn: Seat;
  readonly heights: readonly number[];
}

export interface TableView {
  readonly viewer: Viewer;
  readonly options: TableOptions;
  readonly table: Table;
  readonly seats: readonly TableSeatView[];
  /** The viewer's own tiles; none for a spectator. */
  readonly rack: readonly Tile[];
  readonly pot: PotView;
  readonly turn: Seat;
  readonly turnNumber: number;
  readonly starter: Seat;
  readonly round: number;
  readonly formed: readonly string[];
  /** Words that the table has let stand against the list (B-30). */
  readonly ruled: readonly string[];
  /** The play that may still be disputed; `next` is the turn after it if nobody does, null when it ends the game. */
  readonly open: (OpenPlay & { readonly next: TurnAhead | null }) | null;
  readonly ending: Ending | null;
  readonly revealed: readonly Revealed[];
  readonly clock: Clock | null;
  readonly over: Outcome | null;
}

export function viewTable(rules: TableRules, state: TableState, viewer: Viewer): TableView {
  const { options, table, turn, turnNumber, starter, round, formed, open, ending, clock, over } = state;
  return {
    viewer,
    options,
    table,
    seats: state.scores.map((score, seat) => ({
      score,
      tiles: rackOf(state, seat).length,
      resigned: state.resigned[seat] ?? false,
      opened: state.opened[seat] ?? false,
      longest: state.longest[seat] ?? null,
    })),
    rack: viewer === 'spectator' ? [] : rackOf(state, viewer),
    pot: seenPot(state.pot),
    turn,
    turnNumber,
    starter,
    round,
    formed,
    ruled: state.ruled,
    open: open && { ...seenPlay(open), next: turnAfter(rules, state) },
    ending,
    revealed: over ? racksAtEnd(state, viewer) : [],
    clock,
    over,
  };
}

function turnAfter(rules: TableRules, state: TableState): TurnAhead | null {
  const { over, turn, pot } = afterDispute(rules, state);
  return over ? null : { turn, heights: pot.piles.map(({ length }) => length) };
}

function seenPot(pot: Pot): PotView {
  const piles = pot.piles.map((pile) => ({ top: pile.at(-1) ?? null, height: pile.length }));
  return { count: potSize(pot), piles: pot.open ? piles : null };
}

/** All of an open play lies on the table. */
function seenPlay(open: OpenPlay): OpenPlay {
  const { seat, table, laid, words, piles, word, score, window, settled, ruling, before } = open;
  return { seat, table, laid, words, piles, word, score, window, settled, ruling, before };
}

/** With an open pot the tiles on top are seen too. */
export function unseenAtTable({ letters }: Pick<TableRules, 'letters'>, view: TableView): Tile[] {
  const tops = view.pot.piles?.flatMap(({ top }) => top ?? []) ?? [];
  return restOfBox(letters, [...tilesOf(view.table), ...tops, ...shownTiles(view)]);
}

export type Hiding = Extract<TableEvent, { type: 'dealt' | 'drew' }>;

export type SeenTableEvent =
  | Exclude<TableEvent, Hiding>
  | KernelEvent
  | (Pick<DealtEvent, 'type' | 'turn' | 'starter' | 'position'> & {
      readonly draws: readonly StarterDraw[];
      readonly racks: readonly SeenTiles[];
      readonly pot: PotView;
    })
  | (Pick<DrewEvent, 'type' | 'seat' | 'why' | 'piles'> &
      SeenTiles & {
        /** Their faces, where they lay face up in the pot. */
        readonly fromTops?: readonly Tile[];
      });

export const TABLE_REDACTION: Redaction<TableEvent | KernelEvent, SeenTableEvent> = {
  ...SHARED_REDACTION,
  dealt({ type, draws, turn, starter, position, racks, pot }, viewer) {
    const seen = racks.map((rack, seat) => seenTiles(rack, seat === viewer));
    return { type, draws, turn, starter, racks: seen, pot: seenPot(pot), ...(position ? { position } : {}) };
  },
  drew: ({ type, seat, why, piles, tiles, shown }, viewer) => ({
    type,
    seat,
    why,
    piles,
    ...seenTiles(tiles, seat === viewer),
    ...(shown ? { fromTops: tiles } : {}),
  }),
  arranged: 'public',
  disputed: 'public',
  'play-lost': 'public',
  scored: 'public',
  passed: 'public',
  'ending-began': 'public',
  'round-began': 'public',
};
