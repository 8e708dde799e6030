/** A playout estimate of an endgame: both sides alternately make the best of their known plays. */
import { i32At, numberAt } from '@lettertafel/words';
import type { MoveLists } from './move-lists.ts';
import { LANE, NEED, POINTS, SIZE_OF_MOVE, scoreOf, WORTH } from './move-words.ts';
import { holds } from './packed-rack.ts';
import type { EndgamePosition, Side } from './position.ts';

/** Points that the side to move at a level gains on the other. New anchors opened by plays are ignored. */
export function playOut(position: EndgamePosition, lists: MoveLists, level: number, side: Side): number {
  const racks = [i32At(position.racks, 0), i32At(position.racks, 1)];
  const points = [i32At(position.points, 0), i32At(position.points, 1)];
  const own = lists.earlier(level, 'own');
  const other = lists.earlier(level, 'other');
  let gain = 0;
  let lanes = 0;
  let passes = 0;
  for (let mover: Side = side; passes < 2; mover = (1 - mover) as Side) {
    const sign = mover === side ? 1 : -1;
    const { list, changed } = mover === side ? own : other;
    const { words } = list;
    const rack = numberAt(racks, mover);
    const { guards } = position.packed[mover];
    const out = 2 * numberAt(points, 1 - mover);
    // Going out gains at most this much on top of `worth`: plays further below the best cannot win.
    const most = Math.max(0, out - numberAt(points, mover));
    let best = -1;
    let bestAt = -1;
    const end = list.count * SIZE_OF_MOVE;
    for (let at = 0; at < end; at += SIZE_OF_MOVE) {
      if (i32At(words, at + WORTH) + most <= best) break;
      const need = i32At(words, at + NEED);
      if (i32At(words, at + LANE) & (changed | lanes) || !holds(rack, need, guards)) continue;
      const value = need === rack ? scoreOf(words, at) + out : i32At(words, at + WORTH);
      if (value > best) {
        best = value;
        bestAt = at;
      }
    }
    if (bestAt < 0) {
      passes++;
      continue;
    }
    passes = 0;
    gain += sign * scoreOf(words, bestAt);
    if (words[bestAt + NEED] === rack) return gain + sign * out;
    racks[mover] = rack - i32At(words, bestAt + NEED);
    points[mover] = numberAt(points, mover) - i32At(words, bestAt + POINTS);
    lanes |= position.lanesOf(words, bestAt);
  }
  return gain + numberAt(points, 1 - side) - numberAt(points, side);
}
