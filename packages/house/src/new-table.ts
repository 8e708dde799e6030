/** Creates a table without other devices. Its shuffle is committed to before the deal. */
import { gameById, LOG_VERSION, type Refused, refuseBots } from '@lettertafel/engine';
import { chanceAlone, commitmentOf, type SharedChance } from '@lettertafel/fairness';
import { startGame, type TableSettings } from './live-game.ts';

export type TableSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** Everything stored about a table except its log. Contains the secret of the shuffle: never send it before the end. */
export interface TableHead {
  readonly version: number;
  readonly id: string;
  readonly settings: TableSettings;
  readonly seats: readonly TableSeat[];
  readonly chance: SharedChance;
  /** Shown before the deal. */
  readonly commitment: string;
  readonly setAt: number;
}

export interface NewTable {
  readonly id: string;
  readonly game: TableSettings['game'];
  readonly options: TableSettings['options'];
  readonly seats: readonly TableSeat[];
  /** 64 random hexadecimal digits (`formatSecret`). */
  readonly secret: string;
  readonly now: number;
}

/** The new table, or why its settings are refused. */
export function newTable({ id, game, options, seats, secret, now }: NewTable): { readonly head: TableHead } | Refused {
  const settings = { game, players: seats.length, options };
  const chance = chanceAlone(secret);
  const started = startGame(id, settings, chance);
  if ('refusal' in started) return started;
  const refusal = seats.some(({ kind }) => kind === 'bot')
    ? refuseBots(gameById(game).optionTable, started.state.options)
    : null;
  if (refusal) return { refusal };
  return {
    head: { version: LOG_VERSION, id, settings, seats, chance, commitment: commitmentOf(secret), setAt: now },
  };
}
