/** The game itself, by its family; each family is loaded when it is needed. */
import type { ComponentType } from 'preact';
import { lazy } from '../app/lazy.tsx';
import type { GameView } from '../connection/table-store.ts';
import { GAME_LOOKS, type GameLook } from '../parts/game-look.ts';
import type { GameTableProps } from './contract.ts';

type AnyTable = ComponentType<GameTableProps<GameView>>;

/** The family of a game says of which kind its view is, so that the cast holds. */
const TABLES: Readonly<Record<GameLook['family'], AnyTable>> = {
  board: lazy(async () => (await import('../board/board-table.tsx')).BoardTable as AnyTable),
  table: lazy(async () => (await import('../table/word-table.tsx')).WordTable as AnyTable),
};

export function GameTable(props: GameTableProps<GameView>) {
  const Table = TABLES[GAME_LOOKS[props.info.game].family];
  return <Table {...props} />;
}
