/** Decides a move: computes the entries it adds to the log, without side effects. */
import { type BaseMove, type Lexicon, type Refusal, recordVerdicts, submit, type Verdicts } from '@lettertafel/engine';
import { drawsAfter } from '@lettertafel/fairness';
import { grown, type KeptEntry, type LiveGame, type Request } from './live-game.ts';

export interface Question {
  /** Null: only run what is due by the clock. */
  readonly move: BaseMove | null;
  readonly request?: Request | undefined;
  readonly now: number;
  /** Downtime since the latest entry in milliseconds; given back first. */
  readonly owed?: number;
  readonly lexicon: Lexicon;
}

export interface Decided<Table extends LiveGame> {
  /** Entries to append; may be empty. */
  readonly entries: readonly KeptEntry[];
  /** The game with these entries. */
  readonly after: Table;
  /** Why the move was refused; timeouts that were due may still have produced entries. */
  readonly refusal?: Refusal;
}

export function decide<Table extends LiveGame>(
  table: Table,
  { move, request, now, owed = 0, lexicon }: Question,
): Decided<Table> {
  const { game, scheme, seed, length, draws, latest } = table;
  const drawing = drawsAfter({ scheme, seed, entries: length, draws });
  const verdicts: (() => Verdicts)[] = [];
  const { state, steps, refusal } = submit(game, table.state, {
    move,
    now,
    since: latest,
    // Never more than has passed, whatever the caller has added up.
    away: Math.max(0, Math.min(owed, now - latest)),
    contextFor(step) {
      const recording = recordVerdicts(lexicon);
      verdicts[step] = recording.verdicts;
      return { rng: drawing.rngFor(step), lexicon: recording.lexicon };
    },
  });
  const entries = steps.map((made, step): KeptEntry => {
    const draw = drawing.drawOf(step);
    const heard = verdicts[step]?.() ?? {};
    const isRequested = request !== undefined && refusal === undefined && step === steps.length - 1;
    return {
      number: length + step,
      ...made,
      ...(Object.keys(heard).length > 0 ? { verdicts: heard } : {}),
      ...(draw === undefined ? {} : { draw }),
      ...(isRequested ? { request } : {}),
    };
  });
  return { entries, after: grown(table, entries, state), ...(refusal ? { refusal } : {}) };
}
