/** The component of a game's family, loaded on demand. */
import type { Doing } from '@lettertafel/engine';
import { lazy } from '../../app/lazy.tsx';
import type { GameView } from '../../connection/table-store.ts';
import { isTable } from '../../play/awaited-seats.ts';
import type { GameTableProps } from '../../play/contract.ts';

const BoardTable = lazy(async () => (await import('../../board/board-table.tsx')).BoardTable);
const WordTable = lazy(async () => (await import('../../table/word-table.tsx')).WordTable);

export function GameTable({ view, ...props }: GameTableProps<GameView, Doing>) {
  return isTable(view) ? <WordTable {...props} view={view} /> : <BoardTable {...props} view={view} />;
}
