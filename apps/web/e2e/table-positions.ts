/** Tables of Woord-Rummikub with given words: two players build them outside of the page, by the rules of Sabra. */
import type { Seat, TableView } from '@lettertafel/engine';
import type { Browser, Page } from '@playwright/test';
import { anotherPlayer, expect, ME, post, viewOf } from './browser.ts';

export interface Arranged {
  /** Words on the table, among others. */
  readonly words: readonly string[];
  /** Letters on the rack of the page's player, who is to move. */
  readonly rack: string;
}

/** Words are judged by dispute, so that any letters may be laid; nobody disputes. */
const OPTIONS = { checking: 'challenge', disputeSeconds: null };
/** The last tiles start the end of the game. */
const LAST_TILES = 20;
/** The length of words made of unneeded letters. */
const OTHERS = 10;

/** Creates tables until one matches: draws are random. */
export async function arrangeTable({ page, browser }: { page: Page; browser: Browser }, wanted: Arranged) {
  const guest = await anotherPlayer(browser);
  const pages = [page, guest.page] as const;
  for (;;) {
    const seats = [ME, { kind: 'link' as const }];
    const { id: table } = await post(page, '/api/tables', { game: 'rummikub-sabra', options: OPTIONS, seats });
    await post(guest.page, `/api/tables/${table}/sit`, { name: 'Oost' });
    // The letters are dealt when the shuffle is settled.
    await expect.poll(async () => (await viewOf<TableView>(page, table, 0)) != null).toBe(true);
    if (await layTowards({ pages, table }, wanted)) {
      await guest.page.context().close();
      return table;
    }
  }
}

interface Sitting {
  readonly pages: readonly [Page, Page];
  readonly table: string;
}

/** Whether the table matches, with the first seat to move. */
async function layTowards({ pages, table }: Sitting, wanted: Arranged): Promise<boolean> {
  for (let move = 0; ; move++) {
    const { turn } = await viewOf<TableView>(pages[0], table, 0);
    const by = turn as 0 | 1;
    const view = await viewOf<TableView>(pages[by], table, by);
    const lying = view.table.map(({ reading }) => reading);
    const isReady = wanted.words.every((word) => lying.includes(word)) && holds(view.rack, wanted.rack);
    if (by === 0 && isReady) return true;
    if (view.over || view.pot.count < LAST_TILES) return false;
    await post(pages[by], `/api/tables/${table}/moves`, {
      id: `${table}-${move}`,
      move: { by, do: 'arrange', table: arrangement(view, by, wanted) },
    });
    const other = by === 0 ? 1 : 0;
    await post(pages[other], `/api/tables/${table}/moves`, {
      id: `${table}-${move}-accept`,
      move: { by: other, do: 'accept' },
    });
  }
}

/** The table after a turn: the given words, as soon as their letters are there. */
function arrangement({ table, rack, seats }: TableView, by: Seat, { words, rack: kept }: Arranged): string[] {
  const written = table.map(({ tiles, reading }) => (tiles === reading ? tiles : `${tiles}=${reading}`));
  const needed = without([...words.join('')], [...table.flatMap(({ tiles }) => [...tiles])]);
  const free = by === 0 ? without(rack, [...kept]) : [...rack];
  const useful = free.filter((tile) => needed.includes(tile));
  // The guest lays little, so that most letters go to the page's player.
  const laid = by === 0 ? free : useful.length > 0 ? useful : free.slice(0, 1);
  if (!seats[by]?.opened) return [...written, inNotation(free.length >= 3 ? free : rack)];
  const tiles = [...table.flatMap((word) => [...word.tiles]), ...(laid.length > 0 ? laid : rack.slice(0, 1))];
  const areThere = holds(tiles, words.join(''));
  const others = areThere ? without(tiles, [...words.join('')]) : tiles;
  return [...(areThere ? words : []), ...inWords(others)];
}

function inWords(tiles: readonly string[]): string[] {
  const count = Math.max(1, Math.floor(tiles.length / OTHERS));
  const words = Array.from({ length: count }, (_, number) => tiles.filter((_tile, place) => place % count === number));
  return words.filter(({ length }) => length > 0).map(inNotation);
}

/** A joker needs its letter. */
function inNotation(tiles: readonly string[]): string {
  const text = tiles.join('');
  return text.includes('@') ? `${text}=${text.replaceAll('@', 'E')}` : text;
}

function without(tiles: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return tiles.filter((tile) => !left.includes(tile) || left.splice(left.indexOf(tile), 1).length === 0);
}

function holds(tiles: readonly string[], letters: string): boolean {
  return without([...letters], tiles).length === 0;
}
