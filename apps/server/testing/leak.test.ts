/** Leak test: in another world that differs only in what is hidden, the same bytes arrive at the same times. */
import {
  type BaseMove,
  GAME_IDS,
  type GameId,
  gameById,
  type Lexicon,
  type Rng,
  type Viewer,
} from '@lettertafel/engine';
import { pick, playerOf, randomTable, seededRng, smallLexicon } from '@lettertafel/engine/testing';
import { commitmentOf, formatSecret, seedOf } from '@lettertafel/fairness';
import { type Decided as DecidedOn, decide } from '@lettertafel/house';
import { languageOf } from '@lettertafel/words';
import { afterAll, expect, test } from 'vitest';
import { outcomeOf } from '../src/games/game-store.ts';
import type { LiveTable } from '../src/games/live-table.ts';
import { makeNewsTexts } from '../src/games/news-texts.ts';
import { makeWorkshop } from '../src/imports/workshop.ts';
import { QUICK } from '../src/kit.testing.ts';
import { makeDeliveries } from '../src/people/deliveries.ts';
import { makeHub } from '../src/socket/hub.ts';
import { openStore } from '../src/store/database.ts';
import type { SeatRow, TableRow } from '../src/store/schema.ts';
import { openTestStore } from '../src/store/stores.testing.ts';
import { FREE } from '../src/store/table-rows.ts';
import { summarise } from '../src/tables/describe.ts';
import { makeWordLists } from '../src/words/lists.ts';
import { holdings, learned, otherWorld } from './other-worlds.ts';

type Decided = DecidedOn<LiveTable>;

/** A few dozen games by default; `LEAK_GAMES=1000` plays thousands. */
const GAMES = Number(process.env.LEAK_GAMES ?? 12);
const MOST_MOVES = 3000;
const START = 1_000_000;

const { address, remove } = await openTestStore('SQLite');
const store = await openStore(address);
const workshop = makeWorkshop({ seconds: 600 });
const words = makeWordLists(store, workshop, { folder: undefined, now: Date.now });
const { limits } = QUICK;
const hub = makeHub({
  news: makeNewsTexts(store),
  deliveries: makeDeliveries(limits.deliveries, Date.now),
  now: Date.now,
});
afterAll(async () => {
  await workshop.close();
  await store.close();
  await remove();
});

/** A table about to be dealt: guest n holds seat n; the last seat is a bot. */
function newTable(id: GameId, rng: Rng): LiveTable {
  const game = gameById(id);
  const { players, options, state } = randomTable(game, rng);
  const secret = formatSecret(Uint8Array.from({ length: 32 }, () => rng.below(256)));
  const row: TableRow = {
    id: 'table',
    game: id,
    options: JSON.stringify(options),
    words: languageOf(id),
    phase: 'shuffling',
    host: 'guest-0',
    size: 0,
    listed: 1,
    chat: 1,
    secret,
    commitment: commitmentOf(secret),
    scheme: 2,
    sealed_at: 0,
    shares: null,
    feats: null,
    created_at: 0,
    changed_at: 0,
    revision: 0,
    length: 0,
    owed: 0,
    turn: null,
    scores: '[]',
    awaited: '[]',
    nudged_seat: null,
    nudged_until: null,
    next: null,
    aborted_by: null,
    imported: 0,
  };
  const seats = Array.from({ length: players }, (_, seat): SeatRow => {
    const isBot = players > 1 && seat === players - 1;
    const person = { kind: isBot ? 'bot' : 'person', level: isBot ? 'club' : null } as const;
    return { ...FREE, table_id: row.id, seat, ...person };
  });
  const seed = seedOf({ secret, shares: [] }, { game: id, players, options });
  const holders = seats.map(({ seat }) => holderOf(row.id, seat));
  const nothing = { length: 0, draws: 0, latest: 0, requests: [] };
  return { id: row.id, game, row, seats, holders, scheme: 2, seed, state, ...nothing };
}

function holderOf(table: string, seat: number) {
  return { table_id: table, seat, guest: `guest-${seat}`, followed_at: null, name: null };
}

/** Everything that reaches a viewer and a spectator after this decision, and the next deadline. */
async function observed(live: LiveTable, decided: Decided, viewer: Viewer) {
  const outcome = outcomeOf(live, decided, 1);
  const sent: string[] = [];
  for (const as of [viewer, 'spectator' as const]) {
    const watch = {
      table: live.id,
      as,
      guest: `guest-${as}`,
      address: '127.0.0.1',
      missed: new Set<never>(),
      sent: live.length,
      revision: 0,
      said: -1,
      send: (text: string) => sent.push(text),
      end: () => {},
    };
    hub.add(watch);
    await hub.advance(outcome.live, outcome.append.entries);
    hub.remove(watch);
  }
  const { row, seats, holders } = outcome.live;
  const listed = await summarise({ words, hub }, { row, seats, holders, winners: null }, `guest-${viewer}`);
  const deadlines = outcome.append.deadlines.map(({ kind, at }) => `${kind} ${at}`);
  return { live: outcome.live, bytes: [...sent, JSON.stringify(listed), ...deadlines] };
}

interface Step {
  readonly move: BaseMove;
  readonly now: number;
  readonly lexicon: Lexicon;
}

/** The same move in a world that differs only in what stays hidden. */
function elsewhere(
  live: LiveTable,
  step: Step,
  { decided, viewer, rng }: { decided: Decided; viewer: Viewer; rng: Rng },
) {
  const shown = learned(decided.after.state, viewer);
  const isTurnedOver = decided.entries.some(({ events }) => events.some((event) => isShowingHidden(event, viewer)));
  const levels = holdings(live.state, step.move);
  for (const held of isTurnedOver ? levels.slice(-2) : levels) {
    const other = { ...live, state: otherWorld(live.state, viewer, held, rng) };
    const there = decide(other, step);
    if (
      there.entries.length === decided.entries.length &&
      !there.refusal &&
      learned(there.after.state, viewer) === shown
    ) {
      return { live: other, decided: there, isWhole: held === levels[0] };
    }
  }
  throw new Error(`the rules show ${viewer} more than is known here: ${JSON.stringify(step.move)}`);
}

/** What the rules reveal: all racks at the end, one rack to whoever plays peek-rack, and discarded cards. */
function isShowingHidden(event: { readonly type: string }, viewer: Viewer): boolean {
  if (event.type === 'peeked') return (event as unknown as { by: Viewer }).by === viewer;
  return event.type === 'ended' || event.type === 'put-away';
}

/** The same deal with other tiles for all but the viewer. */
function dealtElsewhere(live: LiveTable, decided: Decided, { viewer, rng }: { viewer: Viewer; rng: Rng }): Decided {
  const state = otherWorld(decided.after.state, viewer, { seats: [], next: 0 }, rng);
  const { racks, bag, pot, hands, deck } = state as unknown as Record<string, unknown>;
  const entries = decided.entries.map((entry) => ({
    ...entry,
    events: entry.events.map((event) => {
      if (event.type === 'dealt') return { ...event, racks, ...(bag ? { bag } : { pot }) };
      return event.type === 'cards-dealt' ? { ...event, hands, deck } : event;
    }),
  }));
  const events = entries.flatMap((entry) => entry.events);
  expect(events.reduce((before, event) => live.game.evolve(before, event), live.state)).toEqual(state);
  return { entries, after: { ...decided.after, state } };
}

/** Plays a game; at every move the other world must look the same. Returns how often all hidden tiles differed. */
async function playBeside(id: GameId, seed: string) {
  const rng = seededRng(seed);
  const lexicon = smallLexicon(languageOf(id));
  let live = newTable(id, rng);
  let now = START;
  const count = { all: 0, whole: 0, windows: 0 };
  const viewers = (): Viewer[] => [...live.seats.map(({ seat }) => seat), 'spectator'];

  const compare = async (step: Step, decided: Decided): Promise<void> => {
    const viewer = pick(viewers(), rng);
    const here = await observed(live, decided, viewer);
    const isDeal = step.move.do === 'deal';
    const other = isDeal
      ? { live, decided: dealtElsewhere(live, decided, { viewer, rng }), isWhole: true }
      : elsewhere(live, step, { decided, viewer, rng });
    const there = await observed(other.live, other.decided, viewer);
    expect(there.bytes, `${seed}: ${JSON.stringify(step.move)} as ${viewer} sees it`).toEqual(here.bytes);
    count.all += 1;
    if (other.isWhole) count.whole += 1;
    if (live.game.windowOf(decided.after.state)) count.windows += 1;
    live = here.live;
  };
  const play = async (move: BaseMove): Promise<void> => {
    const step = { move, now, lexicon };
    const decided = decide(live, step);
    if (decided.entries.length > 0 && !decided.refusal) return compare(step, decided);
    if (decided.entries.length > 0) live = outcomeOf(live, decided, 1).live;
  };

  await play({ by: 'house', do: 'deal' });
  for (let moves = 0; moves < MOST_MOVES && !live.state.over; moves++) {
    now += 1000 * (rng.below(20) === 0 ? rng.below(100_000) : rng.below(20));
    const { state, game } = live;
    const asked = game.windowOf(state)?.awaiting ?? [];
    const seat = asked.length > 0 && rng.below(4) > 0 ? pick(asked, rng) : state.turn;
    await play(playerOf(id)(state, seat, { rng, lexicon }));
  }
  expect(live.state.over, seed).not.toBeNull();
  return count;
}

test.each(GAME_IDS)(
  `%s, TR-29: ${GAMES} games look the same to who cannot see the difference`,
  { timeout: Math.max(600_000, GAMES * 20_000) },
  async (id) => {
    const sum = { all: 0, whole: 0, windows: 0 };
    for (let number = 0; number < GAMES; number++) {
      const count = await playBeside(id, `${id} ${number}`);
      for (const key of ['all', 'whole', 'windows'] as const) sum[key] += count[key];
    }
    // Guards against a vacuous test.
    expect(sum.whole).toBeGreaterThan(sum.all / 8);
    expect(sum.windows).toBeGreaterThan(0);
  },
);
