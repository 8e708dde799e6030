/** A game as a verifiable record (`verifyGame`, `lettertafel verify`). */
import { type GameSettings, LOG_VERSION } from '@lettertafel/engine';
import type { Chance, GameRecord } from '@lettertafel/fairness';
import type { KeptEntry } from './live-game.ts';

export interface RecordInput {
  readonly settings: GameSettings;
  readonly commitment: string;
  readonly chance: Chance;
  readonly log: readonly KeptEntry[];
  /** The game was aborted. */
  readonly isAborted?: boolean;
}

/** Reveals the secret of the shuffle: only for a game that is over or aborted. */
export function makeRecord({ settings, commitment, chance, log, isAborted = false }: RecordInput): GameRecord {
  const { game, players, options } = settings;
  return {
    version: LOG_VERSION,
    game,
    players,
    options,
    commitment,
    chance,
    ...(isAborted ? { aborted: true as const } : {}),
    log: log.map(({ request, ...entry }) => entry),
  };
}
