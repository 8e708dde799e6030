/** Games in progress as last known, so that they are there at once when the user comes back to the home screen. */
import type { TableSummary } from '@lettertafel/protocol';
import { signal } from '@preact/signals';
import { listedGames } from '../../app/preferences.ts';

/** Null before the first answer. */
export const running = signal<readonly TableSummary[] | null>(null);
export const away = signal<readonly TableSummary[]>([]);

/** The user's data are deleted. */
export function forgetGames(): void {
  running.value = null;
  away.value = [];
  listedGames.value = null;
}
