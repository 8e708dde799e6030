/** The best plays of a position that somebody set up: a board, the rack of the player on turn, and scores. */
import { type BoardFinder, seatAt } from '@lettertafel/bots';
import {
  type Board,
  type BoardGameId,
  type CrosswordView,
  GAMES,
  gameById,
  isTableView,
  type Rack,
  UNSEEN,
} from '@lettertafel/engine';
import type { ComparedPlay } from './analysis.ts';
import { comparedPlay, movesByEquity } from './board/static.ts';

export interface BoardPosition {
  readonly game: BoardGameId;
  readonly board: Board;
  /** Of the player on turn, who comes first. */
  readonly rack: Rack;
  /** By player. */
  readonly scores: readonly number[];
}

export interface PlaysFound {
  /** Best first. */
  readonly plays: readonly ComparedPlay[];
  /** Tiles that are not on the board or the rack. */
  readonly unseen: readonly string[];
  readonly bag: number;
}

/** What the player on turn sees; others have full racks as long as there are tiles. Null: not so many players. */
export function viewOfPosition({ game: id, board, rack, scores }: BoardPosition): CrosswordView | null {
  const game = gameById(id);
  const created = game.create(scores.length, {});
  if ('refusal' in created) return null;
  const view = game.viewFor(created.state, 0);
  if (isTableView(view)) return null;
  const bare = { ...view, board, rack, bag: 0 };
  let left = game.unseenFor(bare).length;
  const seats = scores.map((score, seat) => {
    const share =
      seat === 0 ? rack.length : Math.min(GAMES[id].rules.rackSize, Math.floor(left / (scores.length - seat)));
    if (seat > 0) left -= share;
    return { score, tiles: share, resigned: false, passes: 0 };
  });
  return { ...bare, seats, bag: left };
}

/** By static equity. The finder must be for this game. */
export function bestPlaysIn(finder: BoardFinder, position: BoardPosition, most: number): PlaysFound {
  const view = viewOfPosition(position);
  if (!view) throw new Error('not so many players');
  const unseen = gameById(position.game).unseenFor(view);
  const isPlayable = view.rack.length > 0 && !view.rack.includes(UNSEEN);
  const seated = seatAt(view, finder.isReady('all') ? finder : finder.at(view));
  const plays = isPlayable ? distinct(movesByEquity(seated).map(comparedPlay)).slice(0, most) : [];
  return { plays, unseen, bag: view.bag };
}

/** The same word in the same place, once: which of its letters is the blank makes no difference then. */
function distinct(plays: readonly ComparedPlay[]): ComparedPlay[] {
  const seen = new Set<string>();
  return plays.filter(({ move, equity }) => {
    const id = [move.do, move.at, move.word?.toUpperCase(), move.tiles?.join(''), equity].join();
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
