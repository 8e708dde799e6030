/** The component of a game's family, loaded on demand. */
import { type Family, GAMES } from '@lettertafel/engine';
import type { ComponentType } from 'preact';
import { lazy } from '../../app/lazy.tsx';
import type { GameView } from '../../connection/table-store.ts';
import type { GameTableProps } from '../../play/contract.ts';

type AnyTable = ComponentType<GameTableProps<GameView>>;

/** The family of a game determines the type of its view, so the cast is safe. */
const BOARD = lazy(async () => (await import('../../board/board-table.tsx')).BoardTable as AnyTable);

const TABLES: Readonly<Record<Family, AnyTable>> = {
  board: BOARD,
  'board-with-cards': BOARD,
  table: lazy(async () => (await import('../../table/word-table.tsx')).WordTable as AnyTable),
};

export function GameTable(props: GameTableProps<GameView>) {
  const Table = TABLES[GAMES[props.info.game].family];
  return <Table {...props} />;
}
