/** Comforts for a single player: hints, going back to an earlier turn, the unseen tiles, and help at a practice table. */
import type { Seat } from '@lettertafel/engine';
import { signal } from '@preact/signals';
import type { GameView } from '../connection/table-store.ts';
import type { BoardHint, HintedPlay } from '../local/hint.ts';
import type { GameTableProps } from './contract.ts';

/** Which of them is open. */
export const openComfort = signal<'hint' | 'go-back' | 'unseen' | 'help' | null>(null);

/** The host of the table checks this too: never if other people play. */
export function hasComforts({ table, info, seat }: Pick<GameTableProps<GameView>, 'table' | 'info' | 'seat'>): boolean {
  const isAlone = info.seats.filter(({ kind }) => kind !== 'bot').length === 1;
  return table.home === 'device' && seat !== null && isAlone && info.phase === 'playing';
}

/** What lies open of other racks at a practice table, with what says so. */
export const openRacks = signal<ReadonlyMap<Seat, { readonly letters: string; readonly label: string }>>(new Map());

/** The hint that is marked on the board, for the turn it was asked in. */
export const markedHint = signal<{ readonly turnNumber: number; readonly hint: BoardHint } | null>(null);

/** A hinted play that the player wants laid out, for the board to take. */
export const wantedPlay = signal<HintedPlay | null>(null);

/** What each of their sheets is given. */
export type ComfortProps = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat'> & {
  readonly onClose: () => void;
};
