/** A playout estimate of an endgame: both sides alternately make the best of their known plays. */
import type { MoveLists } from './move-lists.ts';
import { LANE, NEED, POINTS, SIZE_OF_MOVE, scoreOf, WORTH } from './move-words.ts';
import { holds } from './packed-rack.ts';
import type { EndgamePosition, Side } from './position.ts';

/** Points that the side to move at a level gains on the other. New anchors opened by plays are ignored. */
export function playOut(position: EndgamePosition, lists: MoveLists, level: number, side: Side): number {
  const racks = [position.racks[0]!, position.racks[1]!];
  const points = [position.points[0]!, position.points[1]!];
  const own = lists.earlier(level, 'own');
  const other = lists.earlier(level, 'other');
  let gain = 0;
  let lanes = 0;
  let passes = 0;
  for (let mover: Side = side; passes < 2; mover = (1 - mover) as Side) {
    const sign = mover === side ? 1 : -1;
    const { list, changed } = mover === side ? own : other;
    const { words } = list;
    const rack = racks[mover]!;
    const { guards } = position.packed[mover];
    const out = 2 * points[1 - mover]!;
    // Going out brings so much more than worth says; below the best by more, no play is looked at.
    const most = Math.max(0, out - points[mover]!);
    let best = -1;
    let bestAt = -1;
    const end = list.count * SIZE_OF_MOVE;
    for (let at = 0; at < end; at += SIZE_OF_MOVE) {
      if (words[at + WORTH]! + most <= best) break;
      const need = words[at + NEED]!;
      if (words[at + LANE]! & (changed | lanes) || !holds(rack, need, guards)) continue;
      const value = need === rack ? scoreOf(words, at) + out : words[at + WORTH]!;
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
    racks[mover] = rack - words[bestAt + NEED]!;
    points[mover]! -= words[bestAt + POINTS]!;
    lanes |= position.lanesOf(words, bestAt);
  }
  return gain + points[1 - side]! - points[side]!;
}
