/** The settlement: what leftover tiles cost, by the engine's rules and the racks that the players entered. */
import type { EndReason, Outcome, Seat, Settlement } from '@lettertafel/engine';
import { type AnyState, isTableState, keptGame } from './engine-game.ts';
import type { EndDeed } from './line.ts';
import type { Problem } from './problem.ts';
import { isTableFollowed, type ScoreSheet } from './sheet.ts';
import { excessTiles } from './tiles.ts';

/** Settles a game that is over, or that its players end early. */
export function settleLine(
  sheet: ScoreSheet,
  state: AnyState,
  { line, scores }: { line: EndDeed; scores: readonly number[] },
): { outcome: Outcome; problems: readonly Problem[] } {
  const racks = sheet.players.map((_, seat) => [...(line.racks[seat] ?? '')]);
  const settlement = { ...howItEnded(sheet, state, line), racks };
  const outcome = keptGame(sheet).settle({ ...state, scores }, settlement);
  const problems: Problem[] = racks.flatMap((rack, seat) => {
    const expected = state.racks[seat]?.length ?? 0;
    const counts =
      isTableFollowed(sheet) && !state.resigned[seat] && outcome.reason !== 'resigned' && rack.length !== expected;
    return counts ? [{ kind: 'left-over-count', seat, expected }] : [];
  });
  const tiles = excessTiles(sheet, state, racks.flat());
  return { outcome, problems: tiles.length > 0 ? [...problems, { kind: 'too-many-tiles', tiles }] : problems };
}

/** How the game ended: by the rules if they ended it, otherwise as the players entered it. */
function howItEnded(sheet: ScoreSheet, state: AnyState, line: EndDeed): Omit<Settlement, 'racks'> {
  const { over } = state;
  const lastLaid: Seat | undefined = over?.reason === 'went-out' ? state.turn : undefined;
  const wentOut = line.wentOut ?? lastLaid;
  const reason: EndReason = over?.reason ?? endedEarly(sheet, state, wentOut);
  return { reason, ...(wentOut === undefined ? {} : { wentOut }) };
}

function endedEarly(sheet: ScoreSheet, state: AnyState, wentOut: Seat | undefined): EndReason {
  if (!isTableState(state)) return wentOut === undefined ? 'all-passed' : 'went-out';
  if (sheet.players.length === 1) return 'gave-up';
  return state.ending?.reason ?? state.options.end;
}
