/** Samples a state that is consistent with a view: hidden tiles are dealt uniformly at random. */
import {
  type BoardGameId,
  type CrosswordState,
  type CrosswordView,
  GAMES,
  gameById,
  type Rng,
  type Square,
  shuffle,
  type Tile,
  UNSEEN,
  without,
} from '@lettertafel/engine';
import { tileOfCell } from './tiles.ts';

export type ImaginedTiles = Pick<CrosswordState, 'racks' | 'bag' | 'turned'>;

/** Tiles that a seat is assumed to have kept on its rack. */
export interface Kept {
  readonly seat: number;
  readonly leave: readonly Tile[];
}

/**
 * Tiles for the other racks, the bag and the squares whose tile lies face down. If tiles are missing, the box is
 * filled up with unseen tiles.
 */
export function imagineTiles(game: BoardGameId, view: BoardView, rng: Rng, kept: Kept | null = null): ImaginedTiles {
  const { faceDown = [] } = view;
  const pool = shuffle(without(gameById(game).unseenFor(view), kept?.leave ?? []), rng);
  const draw = (count: number): Tile[] => {
    const tiles = pool.splice(0, count);
    return [...tiles, ...Array<Tile>(count - tiles.length).fill(UNSEEN)];
  };
  const racks = view.seats.map(({ tiles }, seat) => {
    if (seat === view.viewer) return view.rack;
    if (seat === kept?.seat) return [...kept.leave, ...draw(tiles - kept.leave.length)];
    return view.revealed.find((shown) => shown.seat === seat)?.letters ?? draw(tiles);
  });
  const bag = draw(view.bag);
  return { racks, bag, turned: faceDown.map((square) => ({ square, tile: draw(1)[0] ?? UNSEEN })) };
}

/** A view of any board game; some have squares whose tile lies face down. */
export interface BoardView extends CrosswordView {
  readonly faceDown?: readonly Square[];
}

export function imagineCrossword(game: BoardGameId, view: BoardView, rng: Rng): CrosswordState {
  const { options, board, seats, turn, turnNumber, locked, lastLaid, ruled, clock, over, open } = view;
  const { letters } = GAMES[game].rules;
  return {
    ...imagineTiles(game, view, rng),
    seats: seats.length,
    options,
    dealt: true,
    turn,
    turnNumber,
    scores: seats.map(({ score }) => score),
    resigned: seats.map(({ resigned }) => resigned),
    ruled,
    passes: seats.map(({ passes }) => passes),
    clock,
    over,
    board,
    locked,
    open: open && {
      ...open,
      tiles: open.laid.map(({ cell }) => tileOfCell(letters, cell)),
      lockedBefore: locked,
    },
    lastLaid,
  };
}
