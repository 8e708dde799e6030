/** Starting a game, and nudging the player to move. */
import { isLevelId } from '@lettertafel/bots';
import { refuseBots } from '@lettertafel/engine';
import { awaitedAt } from '@lettertafel/house';
import type { Person } from '../people/guests.ts';
import { isProblem, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { newId } from '../store/ids.ts';
import { nudging, remindAt } from '../store/notices.ts';
import type { Phase } from '../store/schema.ts';
import { seatsHeldBy, withSeats } from '../store/table-rows.ts';
import { changeTable } from './change.ts';
import { NO_BOTS } from './create.ts';
import { beginShuffle, dealIfOpened } from './shuffle.ts';

type Done = { readonly done: true };
const DONE: Done = { done: true };

/** The host starts the game; bots take the free seats. */
export async function start(
  services: Services,
  id: string,
  { person, shareHash, level }: { person: Person; shareHash?: string | undefined; level?: string | undefined },
): Promise<Result<Done>> {
  if (level !== undefined && !isLevelId(level))
    return problem('not-understood', { path: 'level', why: 'no such level' });
  const ready = await changeTable<Done>(services, id, async (table) => {
    if (table.row.host !== person.id) return problem('not-the-host');
    if (table.row.phase !== 'gathering') return problem('already-begun');
    const free = table.seats.filter(({ kind }) => kind === 'free');
    if (free.length > 0 && level === undefined) return problem('seats-open');
    const { game, state } = table;
    if (free.length > 0 && !services.hasBots) return problem('bad-options', { path: 'level', why: NO_BOTS });
    const refusal = free.length > 0 && refuseBots(game.optionTable, state.options);
    if (refusal) {
      return problem('bad-options', { path: 'level', why: `no computer player with the option ${refusal.option}` });
    }
    const here = shareHash === undefined ? [] : seatsHeldBy(table, person.id);
    const bots = withSeats(
      table.seats,
      free.map(({ seat }) => seat),
      { kind: 'bot', level: level ?? null },
    );
    const seats = shareHash === undefined ? bots : withSeats(bots, here, { share_hash: shareHash });
    return { value: DONE, change: await beginShuffle(services, { seats, here }) };
  });
  return isProblem(ready) ? ready : dealIfOpened(services, id);
}

/** Nothing has been dealt yet. */
const BEFORE: readonly Phase[] = ['gathering', 'shuffling'];
const LIVE_PATIENCE = 180;
const SLOW_PATIENCE = 3 * 24 * 60 * 60;

/** Without a clock, an absent player is nudged, and after a while the house passes for them. */
export async function nudge(services: Services, id: string, person: Person): Promise<Result<Done>> {
  return changeTable<Done>(services, id, (table) => {
    const { row, game, state } = table;
    if (row.phase !== 'playing') return problem(BEFORE.includes(row.phase) ? 'not-begun' : 'is-over');
    const mine = seatsHeldBy(table, person.id);
    if (mine.length === 0) return problem('not-your-seat');
    if (game.deadlineOf(state)) return problem('clock-runs');
    if (row.nudged_until !== null) return { value: DONE };
    const patience = services.nudgeSeconds ?? (state.options.pace === 'live' ? LIVE_PATIENCE : SLOW_PATIENCE);
    const until = services.now() + patience * 1000;
    const awaited = awaitedAt(table);
    const seat = awaited.find((one) => !mine.includes(one)) ?? awaited[0] ?? state.turn;
    const nudged = { nudged_seat: seat, nudged_until: until };
    const guests = table.holders.filter((holder) => holder.seat === seat).map(({ guest }) => guest);
    const more = nudging(services.store.db, id, {
      id: newId('notice'),
      kind: 'time',
      guests,
      number: row.length,
      at: services.now(),
      remindAt: remindAt(until, services.now()),
    });
    return { value: DONE, change: { row: nudged, deadline: { kind: 'nudge', at: until }, more } };
  });
}
