/** Test support: games of scheme 2, and forgeries that a dishonest operator could make. */
import {
  type BaseMove,
  gameById,
  isRefused,
  LOG_VERSION,
  type LogEntry,
  lexiconFromVerdicts,
} from '@lettertafel/engine';
import { type SharedChance, seedOf } from './chance.ts';
import { commitmentOf, formatSecret, seedFromText } from './commitment.ts';
import { drawsAfter } from './draws.ts';
import { hashOfShare } from './share.ts';
import type { GameRecord } from './verify.ts';

/** A share or secret from a name. */
export const hexOf = (name: string): string => formatSecret(seedFromText(name));

/** The chance of a game with these shares; null: no page was connected. */
export function chanceOf(secret: string, shares: readonly (string | null)[]): SharedChance {
  const hashes = shares.map((share) => (share === null ? null : hashOfShare(share, commitmentOf(secret))));
  return { scheme: 2, secret, hashes, shares };
}

type Timed = Pick<LogEntry, 'move' | 'at' | 'verdicts'>;

/** Plays these moves with the record's chance and settings. Throws if one is refused. */
export function playedBy(head: Omit<GameRecord, 'log' | 'version'>, moves: readonly Timed[]): GameRecord {
  const game = gameById(head.game as Parameters<typeof gameById>[0]);
  const created = game.create(head.players, head.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const seed = seedOf(head.chance, head);
  let { state } = created;
  const log: LogEntry[] = [];
  for (const { move, at, verdicts } of moves) {
    const draws = log.filter(({ draw }) => draw !== undefined).length;
    const drawing = drawsAfter({ scheme: head.chance.scheme, seed, entries: log.length, draws });
    const lexicon = lexiconFromVerdicts(verdicts ?? {});
    const decision = game.decide(state, move as BaseMove, { now: at, rng: drawing.rngFor(0), lexicon });
    if (isRefused(decision)) throw new Error(`${move.do}: ${decision.refusal.code}`);
    const draw = drawing.drawOf(0);
    log.push({
      number: log.length,
      at,
      move,
      events: decision.events,
      ...(verdicts ? { verdicts } : {}),
      ...(draw === undefined ? {} : { draw }),
    });
    state = decision.state;
  }
  return { version: LOG_VERSION, ...head, log };
}

/** The same moves with another chance or other settings: a record that verifies by itself. */
export function forged(record: GameRecord, change: Partial<Omit<GameRecord, 'log'>>): GameRecord {
  const { version: _, log, ...head } = { ...record, ...change };
  return playedBy(head, log);
}
