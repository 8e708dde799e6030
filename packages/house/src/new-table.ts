/** A table of a house to which no other device belongs: its shuffle is committed to before anything is dealt. */
import { LOG_VERSION, type Refused } from '@lettertafel/engine';
import { chanceAlone, commitmentOf, type SharedChance } from '@lettertafel/fairness';
import { startGame, type TableSettings } from './live-game.ts';

export type TableSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** All that is kept of a table besides its log. It holds the secret of the shuffle: nothing for a page before the end. */
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
  /** 64 hexadecimal digits of real chance (`formatSecret`). */
  readonly secret: string;
  readonly now: number;
}

/** A table to be kept, or why no game can be played with these settings. */
export function newTable({ id, game, options, seats, secret, now }: NewTable): { readonly head: TableHead } | Refused {
  const settings = { game, players: seats.length, options };
  const chance = chanceAlone(secret);
  const started = startGame(id, settings, chance);
  if ('refusal' in started) return started;
  // The players rule together (B-30), and a bot cannot.
  if (started.state.options.rulings && seats.some(({ kind }) => kind === 'bot')) {
    return { refusal: { code: 'contradictory-option', rule: 'B-30', option: 'rulings' } };
  }
  return {
    head: { version: LOG_VERSION, id, settings, seats, chance, commitment: commitmentOf(secret), setAt: now },
  };
}
