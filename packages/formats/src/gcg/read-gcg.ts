/** A GCG file as a score sheet: every event is a line, replayed by the engine, and each printed score is compared. */
import type { GameId } from '@lettertafel/engine';
import { type Unreadable, unreadable } from '../problem.ts';
import { candidatesFor } from './candidates.ts';
import { parseGcg } from './parse-gcg.ts';
import { type ReadGame, type WrittenSheet, writeSheet } from './write-sheet.ts';

/** Above this share of wrong scores a game has other tiles, or another language. */
const MOST_WRONG = 1 / 4;

/** `game`: of which game it is, if the caller knows. */
export function readGcg(text: string, game?: GameId): ReadGame | Unreadable {
  const file = parseGcg(text);
  if ('problem' in file) return file;
  const candidates = candidatesFor(file, game);
  if ('problem' in candidates) return candidates;
  const isStated = game !== undefined || file.game !== null;
  if (file.events.length === 0 && !isStated) return unreadable('no-turns', {});

  let best: WrittenSheet | null = null;
  let refused: Unreadable | null = null;
  for (const candidate of candidates) {
    const written = writeSheet(file, candidate);
    if ('problem' in written) {
      if (!refused || written.problem.line > refused.problem.line) refused = written;
    } else if (!best || written.agreeing > best.agreeing) best = written;
  }
  if (!best) return refused ?? unreadable('no-turns', {});
  const { agreeing, plays, firstWrong, ...read } = best;
  if (!isStated && firstWrong && plays - agreeing > plays * MOST_WRONG) {
    const { line, column } = firstWrong;
    return unreadable('other-tiles', { line, column, found: `${agreeing}/${plays}` });
  }
  return read;
}
