/** Samples a Woord-Rummikub state that is consistent with a view. */
import {
  GAMES,
  type Rng,
  shuffle,
  type TableGameId,
  type TableState,
  type TableView,
  type Tile,
  UNSEEN,
} from '@lettertafel/engine';

export function imagineTable(game: TableGameId, view: TableView, rng: Rng): TableState {
  const { options, table, seats, turn, turnNumber, starter, round, formed, open, ending, clock, over } = view;
  const pool = shuffle(GAMES[game].unseenFor(view), rng);
  const draw = (count: number): Tile[] => {
    const tiles = pool.splice(0, count);
    return [...tiles, ...Array<Tile>(count - tiles.length).fill(UNSEEN)];
  };
  const racks = seats.map(({ tiles }, seat) => {
    if (seat === view.viewer) return view.rack;
    return view.revealed.find((one) => one.seat === seat)?.letters ?? draw(tiles);
  });
  const piles = view.pot.piles?.map(({ top, height }) => (top === null ? [] : [...draw(height - 1), top]));
  return {
    seats: seats.length,
    options,
    dealt: true,
    turn,
    turnNumber,
    scores: seats.map(({ score }) => score),
    resigned: seats.map(({ resigned }) => resigned),
    ruled: view.ruled,
    clock,
    over,
    table,
    racks,
    pot: { open: piles !== undefined, piles: piles ?? [draw(view.pot.count)] },
    starter,
    round,
    opened: seats.map(({ opened }) => opened),
    formed,
    longest: seats.map(({ longest }) => longest),
    open,
    ending,
  };
}
