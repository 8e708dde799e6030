/**
 * One tile in the bag, two players: every tile that it may be, with a search to the end behind each. This assumes that
 * each unseen tile is equally likely to be the one, and that both then play as well as they can.
 */
import type { Option, Seated } from '@lettertafel/bots';
import { gameById, type Tile, withCells, without } from '@lettertafel/engine';
import { solveEndgame, squaresBeside } from '@lettertafel/solver';
import type { CountedDraws } from '../analysis.ts';

export interface DrawsEffort {
  /** How many of the best plays are counted, besides the played one. */
  readonly moves: number;
  /** Looks at the clock that the search behind one tile may take. */
  readonly looks: number;
}

/** The tiles that may be the one in the bag; null: more or fewer are in it, or their number is not known. */
export function unseenForLast({ view, finder, seat }: Seated): readonly Tile[] | null {
  const other = view.seats[1 - seat];
  if (view.bag !== 1 || view.seats.length !== 2 || !other) return null;
  const unseen = gameById(finder.game).unseenFor(view);
  return unseen.length === other.tiles + 1 ? unseen : null;
}

/** A step for each kind of tile. The play must take a tile from the rack: then it draws the last one. */
export function* countDraws(
  { view, finder, seat }: Seated,
  { laid, score, leave }: Option,
  { unseen, looks }: { readonly unseen: readonly Tile[]; readonly looks: number },
): Generator<void, CountedDraws> {
  const scoreOf = (one: number) => view.seats[one]?.score ?? 0;
  /** The opponent must gain more than this to win. */
  const lead = scoreOf(seat) + score - scoreOf(1 - seat);
  const board = withCells(view.board, laid);
  const draws = { of: unseen.length, won: 0, tied: 0, lost: 0 };
  for (const tile of new Set(unseen)) {
    const ways = unseen.filter((one) => one === tile).length;
    let left = looks;
    const { atLeast, atMost } = solveEndgame({
      generator: finder.generator('all'),
      board,
      blocked: squaresBeside(view.locked),
      racks: [without(unseen, [tile]), [...leave, tile]],
      level: lead,
      isOver: () => left-- <= 0,
    });
    if (atMost < lead) draws.won += ways;
    else if (atLeast > lead) draws.lost += ways;
    else if (atLeast === lead && atMost === lead) draws.tied += ways;
    yield;
  }
  return draws;
}

/** The share of games won lies between these; a draw counts half. */
export function shareBounds({ of, won, tied, lost }: CountedDraws): { readonly low: number; readonly high: number } {
  return { low: (won + tied / 2) / of, high: (of - lost - tied / 2) / of };
}
