/** Table games for tests: shorthand for positions, and chained moves, each on the table before it. */
import type { Context, HouseMove, KernelEvent, Viewer } from '../src/kernel/game.ts';
import type { Lexicon } from '../src/kernel/lexicon.ts';
import type { OptionInput } from '../src/kernel/options.ts';
import type { Refusal } from '../src/kernel/refusal.ts';
import type { Seat } from '../src/kernel/seats.ts';
import { lexiconFrom } from '../src/kernel/word-list.ts';
import { RUMMIKUB_LETTERS } from '../src/material/rummikub-nl.ts';
import { type TableGame, tableGame } from '../src/table/game.ts';
import type { TableRules } from '../src/table/rules.ts';
import type { TableEvent, TableMove, TableSetup, TableState } from '../src/table/state.ts';
import { formatTableWord } from '../src/table/table.ts';
import { seededRng } from './chance.ts';

/** The shared rules only: words of two letters, taken apart freely, racks refilled to seven. */
const plainRules: TableRules = {
  language: 'nl',
  id: 'plain-table',
  letters: RUMMIKUB_LETTERS,
  ownOptions: {},
  standardEnd: 'pot',
  turnSeconds: { booklet: [], usual: [] },
  deductsAfter: ['pot', 'points'],
  shortest: { rule: 'R-05', letters: () => 2 },
  dissolved: () => [],
  rackSize: 7,
  refill: (rack) => Math.max(0, 7 - rack.length),
  allowsVerbs: () => false,
};

/** A game of the family with some rules of its own. */
export function plainTable(own: Partial<TableRules> = {}): TableGame {
  return tableGame({ ...plainRules, ...own });
}

/** A position in shorthand: lists are strings with spaces. */
export interface Position extends Omit<TableSetup, 'racks' | 'bag' | 'table' | 'formed'> {
  readonly players?: number;
  readonly options?: OptionInput;
  /** The word list; absent: every word is valid. */
  readonly words?: string;
  readonly advised?: string;
  readonly table?: string;
  readonly racks?: string;
  readonly pot?: string;
  readonly formed?: string;
}

type Move = TableMove | HouseMove<TableSetup>;

/** A game in progress. `refusal` is null unless the last move was refused. */
export interface Playing {
  readonly game: TableGame;
  readonly state: TableState;
  readonly events: readonly (TableEvent | KernelEvent)[];
  readonly refusal: Refusal | null;
  readonly now: number;
  /** The table in notation. */
  readonly table: string;
  readonly scores: readonly number[];
  rack(seat: Seat): string;
  view(viewer: Viewer): ReturnType<TableGame['viewFor']>;
  when(move: Move): Playing;
  /** A seat arranges the table: all words after the turn, in a text. */
  arrange(by: Seat, table: string, piles?: readonly number[]): Playing;
  draw(by: Seat, pile?: number): Playing;
  /** A seat makes a move without further fields. */
  does(by: Seat, what: 'pass' | 'accept' | 'agree' | 'disagree' | 'resign' | 'give-up' | 'draw'): Playing;
  dispute(by: Seat, words?: string): Playing;
  /** Time passes, and what becomes due happens. */
  wait(seconds: number): Playing;
}

export function given(game: TableGame, position: Position = {}): Playing {
  const { players = 2, options = {}, words, advised, table, racks, pot, formed, ...rest } = position;
  const created = game.create(players, options);
  if ('refusal' in created) throw new Error(`no such table: ${JSON.stringify(created.refusal)}`);
  const setup: TableSetup = {
    ...rest,
    ...(table === undefined ? {} : { table: listOf(table) }),
    ...(racks === undefined ? {} : { racks: listOf(racks).map((rack) => (rack === '-' ? [] : [...rack])) }),
    ...(pot === undefined ? {} : { bag: [...pot] }),
    ...(formed === undefined ? {} : { formed: listOf(formed) }),
  };
  const lexicon =
    words === undefined
      ? { ...lexiconFrom({ words: [] }), has: () => true, isAdvised: () => true }
      : lexiconFrom({ words: listOf(words), ...(advised === undefined ? {} : { advised: listOf(advised) }) });
  const start = { game, state: created.state, lexicon, now: 0, events: [], refusal: null };
  return playing(start).when({ by: 'house', do: 'deal', setup });
}

function playing(at: Pick<Playing, 'game' | 'state' | 'events' | 'refusal' | 'now'> & { lexicon: Lexicon }): Playing {
  const { game, state, now, lexicon } = at;
  const context: Context = { now, rng: seededRng(state.turnNumber), lexicon };
  const when = (move: Move): Playing => {
    const decision = game.decide(state, move, context);
    if ('refusal' in decision) return playing({ ...at, events: [], refusal: decision.refusal });
    const after = decision.events.reduce(game.evolve, state);
    return playing({ ...at, state: after, events: decision.events, refusal: null });
  };
  return {
    ...at,
    table: state.table.map(formatTableWord).join(' '),
    scores: state.scores,
    rack: (seat) => (state.racks[seat] ?? []).join(''),
    view: (viewer) => game.viewFor(state, viewer),
    when,
    arrange: (by, table, piles) => when({ by, do: 'arrange', table: listOf(table), ...(piles ? { piles } : {}) }),
    draw: (by, pile) => when({ by, do: 'draw', ...(pile === undefined ? {} : { pile }) }),
    does: (by, what) => when({ by, do: what }),
    dispute: (by, words) => when({ by, do: 'dispute', ...(words === undefined ? {} : { words: listOf(words) }) }),
    wait(seconds) {
      const until = now + seconds * 1000;
      const due = game.deadlineOf(state);
      if (!due || due.at > until) return playing({ ...at, now: until });
      const fired = playing({ ...at, now: due.at }).when(due.move);
      return fired.wait((until - due.at) / 1000);
    },
  };
}

export function listOf(text: string): string[] {
  return text.split(' ').filter((part) => part !== '');
}
