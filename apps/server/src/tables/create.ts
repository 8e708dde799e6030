/** Creating a table: game, options, word list, seats, and the commitment of its shuffle. */
import { isLevelId } from '@lettertafel/bots';
import { gameById, refuseBots } from '@lettertafel/engine';
import { commitmentOf } from '@lettertafel/fairness';
import type { CreateTable } from '@lettertafel/protocol';
import { languageOf } from '@lettertafel/words';
import type { CompiledQuery, Kysely } from 'kysely';
import type { KeptRecord } from '../imports/kept-record.ts';
import type { Person } from '../people/guests.ts';
import { lookAlike } from '../people/names.ts';
import { type Problematic, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { newId } from '../store/ids.ts';
import type { Schema, SeatHolderRow, SeatRow, TableRow } from '../store/schema.ts';
import { FREE } from '../store/table-rows.ts';
import { recentAborts } from './abort.ts';
import { renewOpenList } from './lists.ts';
import { removeTables } from './remove.ts';

export async function createTable(
  services: Services,
  person: Person,
  asked: CreateTable,
): Promise<Result<{ id: string }>> {
  const { game, options, seats } = asked;
  const { create, optionTable } = gameById(game);
  const created = create(seats.length, options);
  if ('refusal' in created) {
    const { option, code } = created.refusal;
    return problem('bad-options', { path: option === undefined ? 'seats' : `options.${option}`, why: code });
  }
  const hasBots = seats.some(({ kind }) => kind === 'bot');
  if (hasBots && !services.hasBots) return problem('bad-options', { path: 'seats', why: NO_BOTS });
  const refusal = hasBots && refuseBots(optionTable, created.state.options);
  if (refusal) return problem('bad-options', { path: `options.${refusal.option}`, why: 'not with a computer player' });
  const words = await services.words.offeredTo(person.id, asked.words ?? languageOf(game));
  if (words?.language !== languageOf(game)) return problem('no-such-list', { path: 'words' });
  const people = takeSeats(person, seats);
  if ('problem' in people) return people;

  const id = newId('table');
  const table: NewTable = {
    row: {
      id,
      game,
      options: JSON.stringify(options),
      words: words.id,
      host: person.id,
      listed: asked.listed ? 1 : 0,
      chat: asked.chat ? 1 : 0,
    },
    seats: people.seats.map((seat, number) => ({ ...seat, table_id: id, seat: number })),
    holders: people.seats.flatMap(({ kind }, seat) =>
      kind === 'person' ? [{ table_id: id, seat, guest: person.id, followed_at: null, name: null }] : [],
    ),
  };
  const { store } = services;
  const aborts = await recentAborts(store.db, person.id, services.now());
  const counted = table.seats.map((seat) => (seat.kind === 'person' ? { ...seat, aborts } : seat));
  await store.write(insertingTable(store.db, services, { ...table, seats: counted }));
  renewOpenList(store);
  services.bounds.note(person.id);
  // The list may have given way in this moment.
  if (!(await services.words.isPlayable(words.id))) {
    await removeTables(services, [id]);
    return problem('no-such-list', { path: 'words' });
  }
  return { id };
}

/** For servers that leave thinking to browsers: games against bots are local there. */
export const NO_BOTS = 'this server runs no computer players';

type Taken = Omit<SeatRow, 'table_id' | 'seat'>;

function takeSeats({ name }: Person, asked: CreateTable['seats']): { seats: readonly Taken[] } | Problematic {
  const seats: Taken[] = [];
  for (const [index, seat] of asked.entries()) {
    if (seat.kind === 'link') seats.push(FREE);
    else if (seat.kind === 'bot') {
      if (!isLevelId(seat.level))
        return problem('not-understood', { path: `seats.${index}.level`, why: 'no such level' });
      seats.push({ ...FREE, kind: 'bot', level: seat.level });
    } else {
      // Only a guest's first seat gets their name by default; the others are other people on the same device.
      const isFirst = !seats.some(({ kind }) => kind === 'person');
      const called = seat.name ?? (isFirst ? name : null);
      if (isNameTaken(seats, called)) return problem('name-taken', { path: `seats.${index}.name` });
      seats.push({ ...FREE, kind: 'person', name: called });
    }
  }
  return { seats };
}

export function isNameTaken(seats: readonly Pick<SeatRow, 'name'>[], name: string | null): boolean {
  return name !== null && seats.some((seat) => seat.name !== null && lookAlike(seat.name, name));
}

export interface NewTable {
  readonly row: Pick<TableRow, 'id' | 'game' | 'options' | 'words' | 'host' | 'listed' | 'chat'> & Partial<TableRow>;
  readonly seats: readonly SeatRow[];
  readonly holders: readonly SeatHolderRow[];
}

/** The columns that every table made from a record has in common. */
export function rowOfRecord(id: string, { game, options, commitment, chance, log }: KeptRecord, { id: host }: Person) {
  return {
    id,
    game,
    options: JSON.stringify(options),
    words: languageOf(game),
    host,
    listed: 0,
    chat: 0,
    secret: chance.secret,
    commitment,
    length: log.rows.length,
    size: log.bytes,
  };
}

/** For one transaction, so that a table never exists without its seats. */
export function insertingTable(
  db: Kysely<Schema>,
  { now, newSecret }: Pick<Services, 'now' | 'newSecret'>,
  table: NewTable,
): CompiledQuery[] {
  const at = now();
  const secret = newSecret();
  const fresh = {
    phase: 'gathering',
    created_at: at,
    changed_at: at,
    revision: 0,
    length: 0,
    size: 0,
    owed: 0,
  } as const;
  const scores = JSON.stringify(table.seats.map(() => 0));
  const standing = {
    scheme: 2,
    sealed_at: null,
    shares: null,
    turn: null,
    scores,
    awaited: '[]',
    nudged_seat: null,
    nudged_until: null,
    next: null,
    aborted_by: null,
    imported: 0,
    feats: null,
  };
  const row = { secret, commitment: commitmentOf(secret), ...fresh, ...standing, ...table.row };
  return [
    db.insertInto('tables').values(row).compile(),
    db.insertInto('seats').values(table.seats).compile(),
    ...(table.holders.length > 0 ? [db.insertInto('seat_holders').values(table.holders).compile()] : []),
  ];
}
