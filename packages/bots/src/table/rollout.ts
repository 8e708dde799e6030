/** A turn tried in a sampled state: the others reply with the turns that score most. */
import { GAMES, isRefused, type Seat, type TableMove, type TableState } from '@lettertafel/engine';
import { solveTable } from '@lettertafel/solver';
import type { Thinking } from '../budget.ts';
import type { TableFinder } from '../finder.ts';
import { questionFor } from './best-turns.ts';

/** Milliseconds for a reply; most take a few. */
const MAX_REPLY_TIME = 30;
/** A game won is worth this many points more than its margin. */
const WIN = 12;

/** Any turn of the best score will do for a reply. */
const indifferent = () => 0;

/** The seat's lead once all others have replied; null if the turn is refused or the time is up. */
export function leadAfter(
  finder: TableFinder,
  { state, move }: { state: TableState; move: TableMove & { readonly by: Seat } },
  thinking: Thinking,
): number | null {
  let now = played(finder, state, move);
  while (now && !now.over && now.turn !== move.by) {
    if (thinking.isOver()) return null;
    now = afterReply(finder, now, thinking);
  }
  return now && leadOf(now, move.by);
}

function afterReply(finder: TableFinder, state: TableState, thinking: Thinking): TableState | null {
  const by = state.turn;
  const { milliseconds, now } = thinking.budget();
  const [reply] = solveTable({
    ...questionFor(finder, state, { rack: state.racks[by] ?? [], opened: state.opened[by] ?? false }),
    leave: indifferent,
    budget: { milliseconds: Math.min(milliseconds, MAX_REPLY_TIME), now },
  }).plays;
  const laid = reply && played(finder, state, { by, do: 'arrange', table: reply.table });
  return laid ?? played(finder, state, { by, do: 'draw' }) ?? played(finder, state, { by, do: 'pass' });
}

function played(finder: TableFinder, state: TableState, move: TableMove): TableState | null {
  const context = { now: 0, rng: { below: () => 0 }, lexicon: finder.words };
  const decision = GAMES[finder.game].decide(state, move, context);
  return isRefused(decision) ? null : decision.state;
}

/** Points ahead of the mean of the others; a game that is over counts as won or lost, too. */
function leadOf({ scores, resigned, over }: TableState, seat: Seat): number {
  const others = scores.filter((_, other) => other !== seat && !resigned[other]);
  const mean = others.reduce((sum, score) => sum + score, 0) / Math.max(1, others.length);
  const lead = (scores[seat] ?? 0) - mean;
  if (!over) return lead;
  if (!over.winners.includes(seat)) return lead - WIN;
  return over.winners.length > 1 ? lead : lead + WIN;
}
