/** A score sheet: a game, who plays it, the agreed options, and the lines written so far. */
import {
  type GameId,
  gameById,
  type OptionInput,
  type OptionRecord,
  optionsToRequest,
  type Refusal,
  type Seat,
} from '@lettertafel/engine';
import type { Line } from './line.ts';

/** What is written down of a turn of Woord-Rummikub: the whole table, the scoring word, or its points. */
export const ENTRY_WAYS = ['word', 'number', 'table'] as const;
export type EntryWay = (typeof ENTRY_WAYS)[number];

export interface ScoreSheet {
  readonly game: GameId;
  /** Names in the order of play. */
  readonly players: readonly string[];
  readonly starter: Seat;
  /** The agreed options, by the engine's names; clocks and windows belong to the page. */
  readonly options: OptionInput;
  /** Absent: the whole table. */
  readonly way?: EntryWay;
  readonly lines: readonly Line[];
}

/** Nothing on a sheet runs on a clock; how words are judged beside a real box, and who starts, is not agreed by options. */
export function isOnSheet({ kind, isClock, presets }: OptionRecord): boolean {
  return kind !== 'starter' && !isClock && presets?.box === undefined;
}

/** The options with which the engine keeps this sheet: the agreed ones, and the presets of a real box. */
export function engineOptions({
  game,
  players,
  options,
}: Pick<ScoreSheet, 'game' | 'players' | 'options'>): OptionInput {
  const { optionTable } = gameById(game);
  const agreed = Object.entries(options).filter(([name]) => {
    const option = Object.hasOwn(optionTable, name) ? optionTable[name] : undefined;
    return !option || isOnSheet(option);
  });
  const chosen = Object.fromEntries(agreed);
  return {
    ...chosen,
    ...optionsToRequest(optionTable, { chosen, seats: players.length, hasBots: false, way: 'box' }),
  };
}

/** Why such a sheet is refused; null if it is valid. */
export function refuseSheet(sheet: Pick<ScoreSheet, 'game' | 'players' | 'options' | 'starter'>): Refusal | null {
  const created = gameById(sheet.game).create(sheet.players.length, engineOptions(sheet));
  if ('refusal' in created) return created.refusal;
  const isSeat = Number.isInteger(sheet.starter) && sheet.starter >= 0 && sheet.starter < sheet.players.length;
  return isSeat ? null : { code: 'no-such-seat' };
}

/** Whether the sheet knows which words lie on the table, and so which tiles are left. */
export function isTableFollowed({ lines }: Pick<ScoreSheet, 'lines'>): boolean {
  return !lines.some(({ do: doing }) => doing === 'word' || doing === 'number');
}
