/** What becomes of a move by the rules: the entries it adds to the log, worked out without touching anything. */
import { type BaseMove, type Lexicon, type Refusal, recordVerdicts, submit, type Verdicts } from '@lettertafel/engine';
import { drawsAfter } from '@lettertafel/fairness';
import { grown, type KeptEntry, type LiveGame, type Request } from './live-game.ts';

export interface Question {
  /** Null: only what is due by the clock. */
  readonly move: BaseMove | null;
  readonly request?: Request | undefined;
  readonly now: number;
  /** For how long no house was open since the latest entry, in milliseconds: given back before anything else. */
  readonly owed?: number;
  readonly lexicon: Lexicon;
}

export interface Decided<Table extends LiveGame> {
  /** To be appended to the log; empty where nothing happens. */
  readonly entries: readonly KeptEntry[];
  /** The game once they are appended. */
  readonly after: Table;
  /** Why the move itself was not made; what was due may have happened all the same. */
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
    away: owed,
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
