/** Dutch. The levels are measured in it. */
import gains from '../../data/chances/nl.json' with { type: 'json' };
import leaves from '../../data/leave-models/nl.json' with { type: 'json' };
import type { Learnt } from './learnt.ts';

export const nl: Learnt = { gains, leaves: leaves.games, levels: {} };
