/** Verifies an imported record before it is stored: it must follow the rules and its own shuffle. */
import { gameById, replay } from '@lettertafel/engine';
import { verifyGame } from '@lettertafel/fairness';
import { parseRecord } from '@lettertafel/protocol';
import { problem, type Result } from '../problem.ts';
import { LONGEST_LOG } from '../store/log-length.ts';
import { type KeptRecord, keptOf } from './kept-record.ts';

export interface CheckedRecord {
  readonly record: KeptRecord;
  /** The final position. */
  readonly turn: number;
  readonly scores: readonly number[];
}

export function checkRecord(input: unknown): Result<CheckedRecord> {
  const parsed = parseRecord(input);
  if ('problem' in parsed) return problem('bad-record', parsed.problem);
  const record = parsed.value;
  if (record.log.length > LONGEST_LOG) {
    return problem('bad-record', { path: 'log', why: `it has more than ${LONGEST_LOG} entries` });
  }
  const laidOut = record.log.findIndex(({ move }) => 'setup' in move);
  // A position set up by hand was never dealt, and may hold more tiles than the box.
  if (laidOut >= 0) return problem('bad-record', { path: `log.${laidOut}.move.setup`, why: 'the game was not dealt' });
  const verification = verifyGame(record);
  if (!verification.ok) return problem('bad-record', { path: `log.${verification.entry}`, why: verification.why });
  if (record.aborted) return problem('bad-record', { path: 'aborted', why: 'not-finished' });
  const game = gameById(record.game);
  const created = game.create(record.players, record.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const { turn, scores } = replay(game, created.state, record.log);
  return { record: keptOf(record), turn, scores };
}
