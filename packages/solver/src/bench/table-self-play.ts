/** Self-play of Woord-Rummikub, for tables to solve: two players, the same tables for the same seed on any machine. */

import { allTiles, type Lexicon, type Rng, shuffle, type TableGameId, type Tile, without } from '@lettertafel/engine';
import { elementAt } from '@lettertafel/words';
import { WAYS } from '../games/ways.ts';
import { solveTable } from '../table/solve-table.ts';
import { seeded } from './seeded.ts';

/** `best`: lays the best it finds. `modest`: touches two words at most, so that tables get many words of common lengths. */
export type PlayingStyle = 'best' | 'modest';

/** A table in the middle of a game, and the rack of the seat on turn, refilled while the pot has tiles. */
export interface PlayedTable {
  readonly table: readonly string[];
  readonly rack: readonly Tile[];
  readonly formed: readonly string[];
}

export interface TablesWish {
  readonly game: TableGameId;
  readonly lexicon: Lexicon;
  readonly style: PlayingStyle;
  readonly seed: string;
  readonly count: number;
}

const FEWEST_WORDS = 3;
const MOST_WORDS = 25;
/** A real clock would make games differ: this one advances by one at each reading. */
const LOOKS = 15;
/** Limits the games for a list with which no table gets large. */
const MOST_GAMES_PER_TABLE = 20;

export function playTables(wish: TablesWish): PlayedTable[] {
  const tables: PlayedTable[] = [];
  for (let game = 0; tables.length < wish.count && game < wish.count * MOST_GAMES_PER_TABLE; game++) {
    for (const table of playGame(wish, seeded(`${wish.seed} ${game}`))) {
      tables.push(table);
      if (tables.length === wish.count) break;
    }
  }
  return tables;
}

function* playGame({ game, lexicon, style }: TablesWish, rng: Rng): Generator<PlayedTable> {
  const { letters, rackSize } = WAYS[game].rules;
  const pot = shuffle(allTiles(letters), rng);
  const racks = [pot.splice(0, rackSize), pot.splice(0, rackSize)];
  const opened = [false, false];
  const formed = new Set<string>();
  /** From the end of the pot, as many as there are. */
  const draw = (rack: Tile[], count: number) => rack.push(...pot.splice(Math.max(0, pot.length - count)).reverse());
  let table: readonly string[] = [];
  for (let seat = 0, idle = 0; idle < racks.length; seat = 1 - seat) {
    const rack = elementAt(racks, seat);
    if (opened[seat] && rack.length > 0 && table.length >= FEWEST_WORDS && table.length <= MOST_WORDS) {
      const more = pot.slice(0, Math.max(0, rackSize - rack.length));
      yield { table, rack: [...rack, ...more], formed: [...formed] };
    }
    const touched = [rng.below(table.length || 1), rng.below(table.length || 1)];
    const hasOpened = elementAt(opened, seat);
    const isModest = style === 'modest' && hasOpened;
    const untouched = isModest ? [...table.keys()].filter((index) => !touched.includes(index)) : [];
    let looks = 0;
    const budget = { milliseconds: LOOKS, now: () => looks++ };
    const question = { game, table, rack, opened: hasOpened, formed: [...formed], lexicon, untouched, budget };
    const [play] = solveTable(question).plays;
    if (play) {
      for (const tile of without(tilesOf(play.table), tilesOf(table))) rack.splice(rack.indexOf(tile), 1);
      table = play.table;
      for (const word of table) formed.add(word.slice(word.indexOf('=') + 1));
      opened[seat] = true;
      idle = 0;
      draw(rack, WAYS[game].rules.refill(rack));
    } else if (pot.length > 0) draw(rack, 1);
    else idle++;
  }
}

function tilesOf(table: readonly string[]): Tile[] {
  return table.flatMap((word) => [...(word.split('=')[0] ?? '')]);
}
