/** What a decision comes to: the rows it adds to the store, and the game as it stands then. Nothing else reaches anybody. */
import { LOG_VERSION } from '@lettertafel/engine';
import type { Append } from '../store/log.ts';
import type { EntryRow, Phase } from '../store/schema.ts';
import type { Decided } from './decide.ts';
import { awaitedSeats, botsToAsk, type Hosted, requestKey } from './hosted.ts';

export interface Sender {
  readonly guest: string;
  readonly request: string;
}

export interface Outcome {
  readonly append: Append;
  readonly hosted: Hosted;
}

/** Bots that are waited for move at `botsAt`. */
export function outcomeOf(
  hosted: Hosted,
  { state, steps, refusal }: Decided,
  { sender, botsAt }: { sender?: Sender; botsAt: number },
): Outcome {
  const { id, game, row, seats } = hosted;
  const entries = steps.map(({ move, at, events, verdicts, draw }, step): EntryRow => {
    const isSenders = sender !== undefined && refusal === undefined && step === steps.length - 1;
    return {
      table_id: id,
      number: hosted.length + step,
      at,
      move: JSON.stringify(move),
      events: JSON.stringify(events),
      verdicts: Object.keys(verdicts).length > 0 ? JSON.stringify(verdicts) : null,
      guest: isSenders ? sender.guest : null,
      request: isSenders ? sender.request : null,
      draw: draw ?? null,
      version: LOG_VERSION,
    };
  });
  const due = game.deadlineOf(state);
  const isBotAsked = botsToAsk({ game, state, seats }).length > 0;
  const deadlines = [
    ...(due ? [{ kind: 'clock' as const, at: due.at }] : []),
    ...(isBotAsked ? [{ kind: 'bot' as const, at: botsAt }] : []),
  ];
  const latest = entries.at(-1)?.at ?? hosted.latest;
  const length = hosted.length + entries.length;
  const changes = {
    phase: (state.over ? 'over' : 'playing') as Phase,
    turn: state.turn,
    scores: JSON.stringify(state.scores),
    awaited: JSON.stringify(awaitedSeats({ game, state })),
    changed_at: latest,
  };
  const { phase, owed, revision } = row;
  // The revision too: seats and their holders are then those of the moment at which the entry is written.
  const on = { phase, length: hosted.length, owed, revision };
  const draws = hosted.draws + entries.filter(({ draw }) => draw !== null).length;
  const requests = new Map(hosted.requests);
  const last = entries.at(-1);
  if (last?.guest && last.request) requests.set(requestKey(last.guest, last.request), last.number);
  const after = { ...row, ...changes, length, owed: 0, nudged_seat: null, nudged_until: null };
  return {
    append: { table: id, on, entries, row: changes, deadlines },
    hosted: { ...hosted, row: after, state, length, draws, latest, requests },
  };
}
