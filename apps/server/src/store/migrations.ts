/** Schema migrations, the same for both databases. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The only column type that the databases name differently. */
function bytes(isShared: boolean) {
  return isShared ? sql`bytea` : sql`blob`;
}

function migrations(isShared: boolean): Record<string, Migration> {
  return {
    '0001-tables': {
      async up(db) {
        await db.schema
          .createTable('house')
          .addColumn('name', 'text', (column) => column.primaryKey())
          .addColumn('value', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('guests')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('name', 'text')
          .addColumn('created_at', 'bigint', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('word_lists')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('language', 'text', (column) => column.notNull())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('words', 'integer', (column) => column.notNull())
          .addColumn('source', 'text', (column) => column.notNull())
          .addColumn('graph', bytes(isShared), (column) => column.notNull())
          .addColumn('created_at', 'bigint', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('tables')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('game', 'text', (column) => column.notNull())
          .addColumn('options', 'text', (column) => column.notNull())
          .addColumn('words', 'text', (column) => column.notNull())
          .addColumn('phase', 'text', (column) => column.notNull())
          .addColumn('host', 'text')
          .addColumn('listed', 'integer', (column) => column.notNull())
          .addColumn('chat', 'integer', (column) => column.notNull())
          .addColumn('secret', 'text', (column) => column.notNull())
          .addColumn('commitment', 'text', (column) => column.notNull())
          .addColumn('created_at', 'bigint', (column) => column.notNull())
          .addColumn('changed_at', 'bigint', (column) => column.notNull())
          .addColumn('revision', 'integer', (column) => column.notNull())
          .addColumn('length', 'integer', (column) => column.notNull())
          .addColumn('owed', 'bigint', (column) => column.notNull())
          .addColumn('turn', 'integer')
          .addColumn('scores', 'text', (column) => column.notNull())
          .addColumn('awaited', 'text', (column) => column.notNull())
          .addColumn('nudged_seat', 'integer')
          .addColumn('nudged_until', 'bigint')
          .addColumn('next', 'text')
          .execute();
        await db.schema.createIndex('tables_open').on('tables').columns(['listed', 'phase', 'changed_at']).execute();
        await db.schema
          .createTable('seats')
          .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
          .addColumn('seat', 'integer', (column) => column.notNull())
          .addColumn('kind', 'text', (column) => column.notNull())
          .addColumn('level', 'text')
          .addColumn('name', 'text')
          .addColumn('share', 'text')
          .addColumn('link_hash', 'text', (column) => column.unique())
          .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
          .execute();
        await db.schema
          .createTable('seat_holders')
          .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
          .addColumn('seat', 'integer', (column) => column.notNull())
          .addColumn('guest', 'text', (column) => column.notNull())
          .addPrimaryKeyConstraint('seat_holders_key', ['table_id', 'seat', 'guest'])
          .execute();
        await db.schema.createIndex('seat_holders_guest').on('seat_holders').column('guest').execute();
        await db.schema
          .createTable('entries')
          .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
          .addColumn('number', 'integer', (column) => column.notNull())
          .addColumn('at', 'bigint', (column) => column.notNull())
          .addColumn('move', 'text', (column) => column.notNull())
          .addColumn('events', 'text', (column) => column.notNull())
          .addColumn('verdicts', 'text')
          .addColumn('guest', 'text')
          .addColumn('request', 'text')
          .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
          .addUniqueConstraint('entries_request', ['table_id', 'guest', 'request'])
          .execute();
        await db.schema
          .createTable('deadlines')
          .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
          .addColumn('kind', 'text', (column) => column.notNull())
          .addColumn('at', 'bigint', (column) => column.notNull())
          .addColumn('leased_until', 'bigint', (column) => column.notNull())
          .addPrimaryKeyConstraint('deadlines_key', ['table_id', 'kind'])
          .execute();
        await db.schema.createIndex('deadlines_at').on('deadlines').column('at').execute();
        await db.schema
          .createTable('sayings')
          .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
          .addColumn('number', 'integer', (column) => column.notNull())
          .addColumn('at', 'bigint', (column) => column.notNull())
          .addColumn('seat', 'integer')
          .addColumn('name', 'text')
          .addColumn('guest', 'text', (column) => column.notNull())
          .addColumn('request', 'text', (column) => column.notNull())
          .addColumn('text', 'text', (column) => column.notNull())
          .addPrimaryKeyConstraint('sayings_key', ['table_id', 'number'])
          .addUniqueConstraint('sayings_request', ['table_id', 'guest', 'request'])
          .execute();
        await db.schema
          .createTable('reports')
          .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
          .addColumn('number', 'integer', (column) => column.notNull())
          .addColumn('guest', 'text', (column) => column.notNull())
          .addColumn('at', 'bigint', (column) => column.notNull())
          .addPrimaryKeyConstraint('reports_key', ['table_id', 'number', 'guest'])
          .execute();
      },
    },
    '0002-shares': {
      up: (db) => db.schema.alterTable('tables').addColumn('shares', 'text').execute(),
    },
    '0003-owners-and-reports': { up: addOwnersAndReports },
    '0004-shuffle': { up: addShuffle },
    // Earlier entries are in version 1.
    '0005-entry-versions': {
      up: (db) =>
        db.schema
          .alterTable('entries')
          .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
          .execute(),
    },
    '0006-imports': {
      async up(db) {
        const imported = db.schema.alterTable('tables');
        await imported.addColumn('imported', 'integer', (column) => column.notNull().defaultTo(0)).execute();
        await db.updateTable('tables').set({ imported: 1 }).where('shares', 'is not', null).execute();
        await db.schema.createIndex('tables_imported').on('tables').columns(['imported', 'host']).execute();
        await db.schema.alterTable('word_lists').addColumn('guest', 'text').execute();
      },
    },
    '0007-put-away': {
      up: (db) =>
        db.schema
          .createTable('put_away')
          .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
          .addColumn('guest', 'text', (column) => column.notNull())
          .addPrimaryKeyConstraint('put_away_key', ['guest', 'table_id'])
          .execute(),
    },
    '0008-house-lists': {
      async up(db) {
        const lists = () => db.schema.alterTable('word_lists');
        await lists()
          .addColumn('kind', 'text', (column) => column.notNull().defaultTo('own'))
          .execute();
        await lists().addColumn('meanings', 'text').execute();
        await lists().addColumn('removed_at', 'bigint').execute();
      },
    },
    '0009-tables-by-host': {
      up: (db) => db.schema.createIndex('tables_host').on('tables').column('host').execute(),
    },
    '0010-shares': { up: addShares },
    '0011-leaving-guests': {
      async up(db) {
        await db.schema.alterTable('guests').addColumn('leaving_at', 'bigint').execute();
        await db.schema.createIndex('guests_leaving').on('guests').column('leaving_at').execute();
      },
    },
    '0012-bounds': {
      async up(db) {
        await db.schema.createIndex('sayings_guest').on('sayings').columns(['guest', 'at']).execute();
        await db.schema.createIndex('reports_guest').on('reports').column('guest').execute();
      },
    },
    '0013-devices': { up: addDevices },
    '0014-people': {
      up: (db) => db.schema.alterTable('tables').addColumn('feats', 'text').execute(),
    },
    '0015-notices': { up: addNotices },
    '0016-invitations': { up: addInvitations },
  };
}

/** Seat ownership, consent to a rematch, aborted deals, reports about players, and the audit log. */
async function addOwnersAndReports(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('seat_holders').addColumn('followed_at', 'bigint').execute();
  await schema.alterTable('seat_holders').addColumn('name', 'text').execute();
  await schema.alterTable('seats').addColumn('rematch', 'text').execute();
  await schema
    .alterTable('seats')
    .addColumn('aborts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('tables').addColumn('aborted_by', 'integer').execute();
  await schema.alterTable('guests').addColumn('muted_at', 'bigint').execute();
  await schema.alterTable('guests').addColumn('banned_at', 'bigint').execute();
  await schema
    .createTable('aborts')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('aborts_key', ['table_id', 'guest'])
    .execute();
  await schema.createIndex('aborts_guest').on('aborts').columns(['guest', 'at']).execute();
  await schema
    .createTable('audit')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('guest', 'text')
    .addColumn('table_id', 'text')
    .addColumn('detail', 'integer')
    .addColumn('reason', 'text')
    .execute();
  await schema.alterTable('reports').renameTo('old_reports').execute();
  await schema
    .createTable('reports')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addPrimaryKeyConstraint('reports_kind_key', ['table_id', 'kind', 'number', 'guest'])
    .execute();
  await sql`
    insert into reports (table_id, kind, number, guest, about, at)
    select old.table_id, 'saying', old.number, old.guest, sayings.guest, old.at
    from old_reports as old
    join sayings on sayings.table_id = old.table_id and sayings.number = old.number`.execute(db);
  await schema.dropTable('old_reports').execute();
}

/** Committed shares, and counted draws. */
async function addShuffle(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('tables')
    .addColumn('scheme', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema.alterTable('tables').addColumn('sealed_at', 'bigint').execute();
  await schema.alterTable('seats').addColumn('share_hash', 'text').execute();
  await schema.alterTable('entries').addColumn('draw', 'integer').execute();
  await schema.createIndex('tables_next').on('tables').column('next').execute();
  // Gathering tables have drawn nothing yet and can use the new scheme.
  await sql`update seats set share = null
    where table_id in (select id from tables where phase = 'gathering')`.execute(db);
  await sql`update tables set scheme = 2 where phase = 'gathering'`.execute(db);
}

/** What shares of the server's disk are reckoned by: networks of guests, uses of word lists, and sizes of logs. */
async function addShares(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('guests').addColumn('network', 'integer').execute();
  await schema.createIndex('guests_network').on('guests').column('network').execute();
  await schema.createIndex('tables_words').on('tables').column('words').execute();
  await schema
    .alterTable('tables')
    .addColumn('size', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update tables set size = coalesce((
    select sum(length(move) + length(events) + coalesce(length(verdicts), 0))
    from entries where table_id = tables.id), 0)`.execute(db);
}

/** Devices, and six words to sign in on another one. The cookies of earlier guests are those of their first device. */
async function addDevices(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('guests').addColumn('became', 'text').execute();
  await schema.createIndex('guests_became').on('guests').column('became').execute();
  await schema
    .createTable('devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('kind', 'text')
    .addColumn('browser', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('devices_guest').on('devices').column('guest').execute();
  await sql`insert into devices (id, guest, created_at, seen_at)
    select id, id, created_at, created_at from guests`.execute(db);
  await schema
    .createTable('six_words')
    .addColumn('guest', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Notices. They go with the device that receives them, and with the table that they are about. */
async function addNotices({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('subscriptions')
    .addColumn('device', 'text', (column) => column.primaryKey().references('devices.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .execute();
  await schema
    .createTable('notices')
    .addColumn('device', 'text', (column) => column.notNull().references('subscriptions.device').onDelete('cascade'))
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint')
    .addColumn('remind_at', 'bigint')
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notices_key', ['device', 'table_id'])
    .execute();
  await schema.createIndex('notices_table').on('notices').column('table_id').execute();
  await schema.createIndex('notices_at').on('notices').column('at').execute();
}

/** Who is asked to a table. */
async function addInvitations({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('invitations')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['guest', 'table_id'])
    .execute();
  await schema.createIndex('invitations_table').on('invitations').column('table_id').execute();
}

const migratorOf = (db: Kysely<Schema>, isShared: boolean) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations(isShared) } });

/**
 * Migrates the store to the latest step, or to a given one. Servers that start together wait for each other. False if
 * the store is beyond that step already.
 */
export async function migrate(db: Kysely<Schema>, isShared: boolean, to?: string): Promise<boolean> {
  const migrator = migratorOf(db, isShared);
  const schema = to === undefined ? null : await schemaOf(db, isShared);
  if (to !== undefined && schema !== null && schema > to) return false;
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
  return true;
}

/** The store's last migration; null: none. */
export async function schemaOf(db: Kysely<Schema>, isShared: boolean): Promise<string | null> {
  const steps = await migratorOf(db, isShared).getMigrations();
  return steps.findLast(({ executedAt }) => executedAt !== undefined)?.name ?? null;
}

/** Whether a migration is unknown to this program. */
export function isBehind(step: string): boolean {
  return !(step in migrations(false));
}
