/** The deal of a table game: who begins, seven tiles each, or a position laid out by hand. */
import { dealTiles, drawForStart } from '../kernel/deal.ts';
import type { Context, Refused } from '../kernel/game.ts';
import { isOutOfTiles } from './end.ts';
import { makePot } from './pot.ts';
import { refuse } from './refusals.ts';
import { announceEnding, passTurn, type TableCourse } from './rounds.ts';
import type { TableRules } from './rules.ts';
import { positionOf, readTable, refuseSetup } from './setup.ts';
import type { TableSetup, TableState } from './state.ts';
import { tilesOf } from './table.ts';

export function dealTable(
  rules: TableRules,
  course: TableCourse,
  { setup, context }: { setup: TableSetup | undefined; context: Context },
): Refused | undefined {
  const { state } = course;
  const refused = setup && refuseSetup(rules.letters, state, setup);
  if (refused) return refused;
  const table = readTable(rules.letters, setup ?? {});
  if ('refusal' in table) return table;
  const { seats, options } = state;
  const deal = dealTiles(rules, { seats, lying: tilesOf(table), setup: setup ?? {}, rng: context.rng });
  if ('refusal' in deal) return refuse(deal.refusal.code as 'too-many-tiles', { ...deal.refusal, rule: 'R-01' });

  const { turn, ...start } = whoBegins(rules, state, { setup, context });
  const pot = makePot(deal.bag, options.openPot);
  const position = setup ? { position: positionOf(state, setup, table) } : {};
  course.happen({ type: 'dealt', ...start, turn, racks: deal.racks, pot, ...position });
  announceEnding(course);
  if (isOutOfTiles(course.state, turn)) passTurn(rules, course);
  return undefined;
}

function whoBegins(
  rules: TableRules,
  { seats, options }: TableState,
  { setup, context }: { setup: TableSetup | undefined; context: Context },
) {
  const chosen = options.starter === 'draw' ? undefined : options.starter;
  const agreed = setup?.starter ?? chosen ?? setup?.turn ?? (setup || seats === 1 ? 0 : undefined);
  const { draws, starter } =
    agreed === undefined ? drawForStart(rules.letters, seats, context.rng) : { draws: [], starter: agreed };
  return { draws, starter, turn: setup?.turn ?? starter };
}
