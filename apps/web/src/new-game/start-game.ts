/** Starting games: creates a table, starts it and goes there. */
import { type GameId, gameById, optionsToRequest } from '@lettertafel/engine';
import { knownName } from '../app/me.ts';
import { notify } from '../app/notice.tsx';
import { listedGames } from '../app/preferences.ts';
import { go } from '../app/router.ts';
import { createTable } from '../connection/requests.ts';
import { begin } from '../connection/shuffle.ts';
import { t } from '../i18n/index.ts';
import type { Answer } from '../local/answer.ts';
import { createLocal, isForThisDevice, type TableSettings } from '../local/requests.ts';
import { tableOf } from './way-of-playing.ts';

export const MY_SEAT = { kind: 'me' } as const;
export const LINK_SEAT = { kind: 'link' } as const;

export function againstComputer(game: GameId, level: string): TableSettings {
  return asUsual(game, [MY_SEAT, { kind: 'bot', level }]);
}

export function solo(game: GameId): TableSettings {
  return asUsual(game, [MY_SEAT]);
}

/** With the defaults of this way of playing. */
function asUsual(game: GameId, seats: TableSettings['seats']): TableSettings {
  return { game, options: optionsToRequest(gameById(game).optionTable, tableOf(seats)), seats };
}

export function onThisDevice(game: GameId, names: readonly string[]): TableSettings {
  const seats = names.map((name) => ({ kind: 'me' as const, ...(name.trim() ? { name: name.trim() } : {}) }));
  return { ...asUsual(game, seats), chat: false };
}

/** Returns the value, or shows the problem. */
export function valueOrNotify<Value>(answer: Answer<Value>): Value | null {
  if ('value' in answer) return answer.value;
  notify({ text: t().problems[answer.problem.code] });
  return null;
}

/** Creates a table with all seats taken and starts it: on this device if nobody joins from elsewhere. */
export async function startGame(wanted: TableSettings, isPractice = false): Promise<void> {
  if (isForThisDevice(wanted)) {
    const here = valueOrNotify(await createLocal(wanted, knownName(), isPractice));
    if (!here) return;
    // The list of games keeps its place from the first game on.
    listedGames.value ??= 1;
    go(`/t/${here.id}`);
    return;
  }
  const made = valueOrNotify(await createTable(wanted));
  if (!made) return;
  const begun = valueOrNotify(await begin(made));
  if (begun) go(`/t/${begun.id}`);
}
