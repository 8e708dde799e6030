/** The baseline of the load: one row per transaction on one connection. */
import { openStore, type StoreAddress } from '../src/store/database.ts';
import { FREE } from '../src/store/table-rows.ts';
import { insertingTable } from '../src/tables/create.ts';
import { GAME } from './script.ts';

export async function openYardstick(address: StoreAddress) {
  const { db, write, close } = await openStore(address);
  const row = {
    at: 0,
    move: 'm'.repeat(60),
    events: 'e'.repeat(600),
    verdicts: null,
    guest: null,
    request: null,
    draw: null,
    version: 1,
  };
  const table = { id: 'raw', game: GAME, options: '{}', words: 'nl', host: null, listed: 0, chat: 0 };
  const seat = { ...FREE, table_id: table.id, seat: 0 };
  const house = { now: Date.now, newSecret: () => '0f'.repeat(32) };
  await write(insertingTable(db, house, { row: table, seats: [seat], holders: [] }));
  let number = 0;
  let measured = 0;
  return {
    close,
    perSecond: () => Math.round((number / measured) * 1000),
    async measure(milliseconds: number): Promise<void> {
      const begun = performance.now();
      for (; performance.now() - begun < milliseconds; number++) {
        await db
          .insertInto('entries')
          .values({ table_id: 'raw', number, ...row })
          .execute();
      }
      measured += performance.now() - begun;
    },
  };
}
