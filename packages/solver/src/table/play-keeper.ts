/** Keeping plays: the best so far, by score and then by what stays on the rack, one for each word that scores. */
import type { Tile } from '@lettertafel/engine';
import type { JudgedPlay } from './judge.ts';

export interface PlayKeeper {
  offer(play: JudgedPlay): void;
  /** The highest score so far; -1 when there is no play yet. */
  readonly best: number;
  plays(): readonly JudgedPlay[];
}

/** What the tiles that stay on the rack are worth: more is better. */
export type LeaveValue = (left: readonly Tile[]) => number;

export function makePlayKeeper(top: number, worthOf: LeaveValue): PlayKeeper {
  let kept: { play: JudgedPlay; value: number }[] = [];
  return {
    get best() {
      return kept[0]?.play.score ?? -1;
    },
    offer(play) {
      const value = worthOf(play.left);
      const same = kept.findIndex((other) => other.play.scores === play.scores && other.play.score === play.score);
      if (same >= 0 && kept[same]!.value >= value) return;
      if (same >= 0) kept.splice(same, 1);
      kept.push({ play, value });
      kept.sort((one, other) => other.play.score - one.play.score || other.value - one.value);
      kept = kept.slice(0, top);
    },
    plays: () => kept.map(({ play }) => play),
  };
}
