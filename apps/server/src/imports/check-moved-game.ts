/** Verifies a running game that a browser hands over: as strictly as a finished one, and it must be able to continue here. */
import { isLevelId, type LevelId } from '@lettertafel/bots';
import { gameById, refuseBots, replay } from '@lettertafel/engine';
import { verifyGame } from '@lettertafel/fairness';
import { awaitedAt, botsToAsk } from '@lettertafel/house';
import { type ParsedMovedGame, parseMovedGame } from '@lettertafel/protocol';
import { type Problematic, problem, type Result } from '../problem.ts';
import { MOST_ENTRIES } from '../store/log-length.ts';
import { type KeptRecord, keptOf } from './kept-record.ts';

export type MovedSeat =
  | { readonly kind: 'person'; readonly name: string | null }
  | { readonly kind: 'bot'; readonly level: LevelId };

export interface CheckedMove extends Omit<ParsedMovedGame, 'seats' | 'record'> {
  readonly record: KeptRecord;
  readonly seats: readonly MovedSeat[];
  /** The position in which the game continues. */
  readonly turn: number;
  readonly scores: readonly number[];
  readonly awaited: readonly number[];
  /** When the next thing is due by the clock; null: nothing. */
  readonly dueAt: number | null;
  readonly isBotAsked: boolean;
  /** The time of the latest entry. */
  readonly latest: number;
}

export function checkMovedGame(input: unknown): Result<CheckedMove> {
  const parsed = parseMovedGame(input);
  if ('problem' in parsed) return problem('bad-record', parsed.problem);
  const { record } = parsed.value;
  const refuse = (path: string, why: string) => problem('bad-record', { path, why });
  if (record.log.length > MOST_ENTRIES) return refuse('record.log', `it has more than ${MOST_ENTRIES} entries`);
  const seats = readSeats(parsed.value);
  if ('problem' in seats) return seats;
  const { chance } = record;
  const isAlone = chance.scheme === 2 && chance.hashes.length === 0 && chance.shares.length === 0;
  if (!isAlone) return refuse('record.chance', 'only a game that a single device has shuffled can be moved');
  if (record.aborted) return refuse('record.aborted', 'the game was given up');
  const odd = record.log.findIndex(({ at, move }) => !isTime(at) || ('away' in move && !isTime(move.away)));
  if (odd >= 0) return refuse(`record.log.${odd}`, 'a time is no whole number of milliseconds');
  const forged = record.log.findIndex(({ at, move }, index) => {
    const before = record.log[index - 1]?.at ?? at;
    return 'away' in move && Number(move.away) > at - before;
  });
  if (forged >= 0) return refuse(`record.log.${forged}.move.away`, 'more time is given back than has passed');
  // An unfinished game verifies as aborted: its log ends before the game does.
  const verification = verifyGame({ ...record, aborted: true });
  if (!verification.ok) return refuse(`record.log.${verification.entry}`, verification.why);

  const game = gameById(record.game);
  const created = game.create(record.players, record.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const state = replay(game, created.state, record.log);
  if (!state.dealt) return refuse('record.log', 'the game was not dealt');
  if (state.over) return refuse('record.log', 'the game is over');
  const isBot = (seat: number) => seats[seat]?.kind === 'bot';
  const refusal = seats.some(({ kind }) => kind === 'bot') && refuseBots(game.optionTable, state.options);
  if (refusal) return refuse(`record.options.${refusal.option}`, 'not with a computer player');
  const dueAt = game.deadlineOf(state)?.at ?? null;
  if (dueAt !== null && !isTime(dueAt)) return refuse('record.log', 'a clock runs beyond all time');
  return {
    ...parsed.value,
    record: keptOf(record),
    seats,
    turn: state.turn,
    scores: state.scores,
    awaited: awaitedAt({ game, state }),
    dueAt,
    isBotAsked: botsToAsk({ game, state }, isBot).length > 0,
    latest: record.log.at(-1)?.at ?? 0,
  };
}

function isTime(at: unknown): boolean {
  return Number.isSafeInteger(at) && Number(at) >= 0;
}

function readSeats({ seats, record }: ParsedMovedGame): readonly MovedSeat[] | Problematic {
  const refuse = (path: string, why: string) => problem('bad-record', { path, why });
  if (seats.length !== record.players) return refuse('seats', 'there is not one for every player');
  if (!seats.some(({ kind }) => kind === 'person')) return refuse('seats', 'nobody plays');
  const checked: MovedSeat[] = [];
  for (const [index, seat] of seats.entries()) {
    if (seat.kind === 'person') checked.push(seat);
    else if (isLevelId(seat.level)) checked.push({ kind: 'bot', level: seat.level });
    else return refuse(`seats.${index}.level`, 'no such level');
  }
  return checked;
}
