/** German. */
import gains from '../../data/chances/de.json' with { type: 'json' };
import leaves from '../../data/leave-models/de.json' with { type: 'json' };
import type { Learnt } from './learnt.ts';

export const de: Learnt = {
  gains,
  leaves: leaves.games,
  // German words are longer and fit less often: a player who knows only common ones must see more places.
  // One who knows nearly all of them scores more than people do.
  levels: {
    child: { sight: 62 },
    beginner: { sight: 56 },
    casual: { sight: 100, effort: 2 },
    master: { rareWords: 80 },
  },
};
