import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formatExport, readExport, type StoredTable } from './export-file.ts';
import { storedGame } from './stored-games.testing.ts';

const VALUES = { 'lettertafel.theme': '"dark"' };

/** As it is read again: without the ids of the page's moves. */
const plain = ({ table, entries }: StoredTable) => ({
  table,
  entries: entries.map(({ request: _, ...entry }) => entry),
});

describe('a file with everything that a browser keeps', () => {
  test('is read as it was written: running, finished, aborted, undone and moving games', async () => {
    const tables = [
      await storedGame(),
      await storedGame({ number: 2, moves: [{ do: 'resign' }] }),
      await storedGame({ number: 3, game: 'rummikub-sabra', moves: [{ do: 'draw' }] }),
    ];
    const [first, second, third] = tables as [StoredTable, StoredTable, StoredTable];
    const changed = [
      { ...first, table: { ...first.table, goneBack: 2, moving: { key: 'ab'.repeat(16) } } },
      { ...second, table: { ...second.table, isAway: true, next: third.table.id } },
      { ...third, table: { ...third.table, isAborted: true } },
    ];
    const text = formatExport({ values: VALUES, tables: changed }, 5000);
    expect(readExport(text)).toEqual({ content: { values: VALUES, tables: changed.map(plain) } });
  });

  test('may be empty', () => {
    const text = formatExport({ values: {}, tables: [] }, 5000);
    expect(readExport(text)).toEqual({ content: { values: {}, tables: [] } });
  });

  test.each([
    ['nothing', '', 'foreign'],
    ['other text', 'dear diary', 'foreign'],
    ['other JSON', '{"format":"diary","version":1}', 'foreign'],
    ['null', 'null', 'foreign'],
    ['a list', '[1,2]', 'foreign'],
    ['a later version', '{"format":"lettertafel browser","version":2,"all":"new"}', 'newer'],
    ['nothing but a head', '{"format":"lettertafel browser","version":1}', 'damaged'],
  ])('%s is refused', (_, text, why) => {
    expect(readExport(text)).toEqual({ fault: { why } });
  });

  test('that was cut off or changed anywhere is refused', async () => {
    const text = formatExport({ values: VALUES, tables: [await storedGame()] }, 5000);
    for (const length of [50, text.length / 2, text.length - 1]) {
      expect(readExport(text.slice(0, length))).toEqual({ fault: { why: 'damaged' } });
    }
    expect(readExport(text.replace('dark', 'kard'))).toEqual({ fault: { why: 'damaged' } });
    expect(readExport(text.replace('"tables":1', '"tables":2'))).toEqual({ fault: { why: 'damaged' } });
    expect(readExport(text.replace('"do":"pass"', '"do":"resign"'))).toEqual({ fault: { why: 'damaged' } });
  });

  // biome-ignore lint/suspicious/noExplicitAny: tests change arbitrary fields
  type Content = any;
  /** A file with changed content and the checksum and counts that fit it. */
  async function edited(change: (content: Content) => void): Promise<string> {
    const file = JSON.parse(
      formatExport({ values: VALUES, tables: [await storedGame(), await storedGame({ number: 2 })] }, 5000),
    );
    change(file.content);
    file.checksum = createHash('sha256').update(JSON.stringify(file.content)).digest('hex');
    file.counts.tables = file.content.tables.length;
    return JSON.stringify(file);
  }

  test('with a recomputed checksum is read if nothing is wrong with it', async () => {
    expect(readExport(await edited(() => {}))).toHaveProperty('content');
  });

  test.each<[string, (second: Content) => void]>([
    [
      'a move that is against the rules',
      ({ record }) => (record.log[1].move = { by: 0, do: 'lay', at: 'A1', word: 'X' }),
    ],
    ['other tiles than were drawn', ({ record }) => record.log[0].events.pop()],
    ['another secret', ({ record }) => (record.chance.secret = 'ff'.repeat(32))],
    ['shares of players', ({ record }) => Object.assign(record.chance, { hashes: [null, null], shares: [null, null] })],
    ['a game that is not ours', ({ record }) => (record.game = 'chess')],
    ['options that there are not', ({ record }) => (record.options = { colour: 'red' })],
    ['a missing entry', ({ record }) => record.log.splice(1, 1)],
    ['a time that is none', ({ record }) => (record.log[0].at = -1)],
    ['a seat too many', (table) => table.seats.push({ kind: 'person', name: 'Oost' })],
    ['nobody at the table', (table) => (table.seats[0] = table.seats[1])],
    ['a level that there is not', (table) => (table.seats[1].level = 'god')],
    ['a name that cannot be', (table) => (table.seats[0].name = '\u202e')],
    ['an id of a server', (table) => (table.id = 'abcdefghijklmnop')],
    ['something that no table has', (table) => (table.owner = 'me')],
  ])('with %s in its second game is refused and names the game', async (_, change) => {
    const text = await edited(({ tables }) => change(tables[1]));
    expect(readExport(text)).toEqual({ fault: { why: 'bad-game', number: 2 } });
  });

  test('with a game twice is refused', async () => {
    const text = await edited(({ tables }) => tables.push(tables[0]));
    expect(readExport(text)).toEqual({ fault: { why: 'bad-game', number: 3 } });
  });
});
