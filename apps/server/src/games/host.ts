/** The host of all games: a house on the store, and who may ask it for what. */
import { randomInt } from 'node:crypto';
import type { BaseMove } from '@lettertafel/engine';
import { type House, type Answer as HouseAnswer, type KeptEntry, makeHouse, type Request } from '@lettertafel/house';
import { isProblem, type Outcome, type Problematic, problem } from '../problem.ts';
import { isPassing } from '../store/postgres.ts';
import type { Phase } from '../store/schema.ts';
import type { WordLists } from '../words/lists.ts';
import { type GameStoreInput, makeGameStore } from './game-store.ts';
import type { Hosted } from './hosted.ts';

export type Answer = HouseAnswer<Problematic>;

/** What is told after every change of a game. */
export interface Advance {
  readonly hosted: Hosted;
  /** What is new in the log. */
  readonly entries: readonly KeptEntry[];
  /** Whether they were made here. */
  readonly isOwn: boolean;
  /** Whether the table looks different from outside too. */
  readonly isTableChanged: boolean;
}

export interface HostInput extends Omit<GameStoreInput, 'botsAt'> {
  readonly words: WordLists;
  readonly now: () => number;
  /** How long bots let people wait, in milliseconds, from and to. */
  readonly botDelay: readonly [number, number];
  readonly onAdvance: (advance: Advance) => void;
}

type Moving = { readonly move: BaseMove | null };

export interface Host extends Pick<House<Hosted>, 'look' | 'refresh' | 'between' | 'forget' | 'size'> {
  deal(table: string): Promise<Answer>;
  /** A guest's move, read by the rules of the table's game. The sender of the request is the guest. */
  play(
    table: string,
    read: (hosted: Hosted) => Outcome<{ readonly move: BaseMove }>,
    request: Request,
  ): Promise<Answer>;
  /** A move of a bot or of the house that was thought of at this length of the log; it is dropped if that has grown. */
  playAt(table: string, length: number, move: BaseMove): Promise<Answer>;
  /** Whatever is due by the clock. */
  expire(table: string): Promise<void>;
}

export function makeHost(input: HostInput): Host {
  const { words, now, botDelay, onAdvance } = input;
  const house = makeHouse<Hosted>({
    store: makeGameStore({ ...input, botsAt: () => now() + randomInt(botDelay[0], botDelay[1] + 1) }),
    now,
    async lexiconOf({ id, row }) {
      const list = await words.find(row.words);
      if (!list) throw new Error(`table ${id} plays by a list that is not there`);
      return list.lexicon;
    },
    owedTo: ({ row }) => (row.phase === 'playing' ? row.owed : 0),
    onAdvance({ before, table: hosted, entries, isOwn }) {
      onAdvance({ hosted, entries, isOwn, isTableChanged: hasTurned(before, hosted) });
    },
    isPassing,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ticks: () => performance.now(),
  });

  interface Asked {
    readonly read: (hosted: Hosted) => Outcome<Moving>;
    readonly phase?: Phase;
    readonly request?: Request;
    readonly isFresh?: boolean;
  }

  async function submit(table: string, { read, phase = 'playing', request, isFresh = false }: Asked): Promise<Answer> {
    const inPhase = (hosted: Hosted): Outcome<Moving> => {
      const moving = read(hosted);
      return isProblem(moving) || hosted.row.phase === phase ? moving : wrongPhase(hosted.row.phase);
    };
    return (await house.submit(table, { read: inPhase, request, isFresh })) ?? problem('no-such-table');
  }

  const { look, refresh, between, forget, size } = house;
  return {
    look,
    refresh,
    between,
    forget,
    size,
    // Seats and shares may have changed elsewhere until now: the seed follows from them.
    deal: (table) =>
      submit(table, { read: () => ({ move: { by: 'house', do: 'deal' } }), phase: 'shuffling', isFresh: true }),
    play: (table, read, request) =>
      submit(table, {
        read(hosted) {
          const moving = read(hosted);
          return isProblem(moving) ? moving : (objectionTo(hosted, moving.move, request.sender) ?? moving);
        },
        request,
      }),
    playAt: (table, length, move) =>
      submit(table, { read: ({ length: now, row }) => (now === length ? { move } : wrongPhase(row.phase)) }),
    expire: async (table) => void (await submit(table, { read: () => ({ move: null }) })),
  };
}

/** Moves that end the game for a seat: only its owner makes them, nobody who has followed a link to it. */
const FINAL: readonly string[] = ['resign', 'give-up'];

/** Why this guest may not make the move; null: may. */
function objectionTo({ holders }: Hosted, { by, do: what }: BaseMove, guest: string): Problematic | null {
  const holding = holders.find((holder) => holder.seat === by && holder.guest === guest);
  if (!holding) return problem('not-your-seat', { path: 'move.by' });
  return holding.followed_at !== null && FINAL.includes(what) ? problem('not-the-owner') : null;
}

/** Another phase, or nobody is waited for any more who was nudged. */
function hasTurned({ row: before }: Hosted, { row: after }: Hosted): boolean {
  return before.phase !== after.phase || before.nudged_until !== after.nudged_until;
}

function wrongPhase(phase: Phase): Problematic {
  if (phase === 'gathering' || phase === 'shuffling') return problem('not-begun');
  return phase === 'playing' ? problem('already-begun') : problem('is-over');
}
