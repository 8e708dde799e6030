/** A score sheet: a game, who plays it, the agreed options, and the lines written so far. */
import { GAMES, type GameId, type OptionInput, type Refusal, type Seat } from '@lettertafel/engine';
import type { Line } from './line.ts';

export interface ScoreSheet {
  readonly game: GameId;
  /** Names in the order of play. */
  readonly players: readonly string[];
  readonly starter: Seat;
  /** The agreed options, by the engine's names; clocks and windows belong to the page. */
  readonly options: OptionInput;
  readonly lines: readonly Line[];
}

/** With a real box people judge words, may overrule a list (B-30), and may dispute a play until the next line is written. */
const AT_THE_TABLE = { checking: 'challenge', disputeSeconds: null, reactionSeconds: null, rulings: true } as const;

/** The options that make no sense on a sheet: nothing here runs on a clock, and words are judged by the players. */
export const NOT_ON_A_SHEET: ReadonlySet<string> = new Set([
  ...Object.keys(AT_THE_TABLE),
  'pace',
  'turnSeconds',
  'gameSeconds',
  'incrementSeconds',
  'overtimeMinutes',
  'starter',
]);

/** The options with which the engine keeps this sheet. */
export function engineOptions({
  game,
  players,
  options,
}: Pick<ScoreSheet, 'game' | 'players' | 'options'>): OptionInput {
  const { optionTable } = GAMES[game];
  const agreed = Object.entries(options).filter(([name]) => !NOT_ON_A_SHEET.has(name));
  // alone there is nobody to dispute.
  const fixed = players.length === 1 ? { checking: 'automatic' } : AT_THE_TABLE;
  const known = Object.entries(fixed).filter(([name]) => Object.hasOwn(optionTable, name));
  return Object.fromEntries([...agreed, ...known]);
}

/** Why such a sheet is refused; null if it is valid. */
export function refuseSheet(sheet: Pick<ScoreSheet, 'game' | 'players' | 'options' | 'starter'>): Refusal | null {
  const created = GAMES[sheet.game].create(sheet.players.length, engineOptions(sheet));
  if ('refusal' in created) return created.refusal;
  const isSeat = Number.isInteger(sheet.starter) && sheet.starter >= 0 && sheet.starter < sheet.players.length;
  return isSeat ? null : { code: 'no-such-seat' };
}
