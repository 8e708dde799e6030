/** Whether a position is that of a game that still goes on here: nobody gets help with it. */
import type { TableSummary } from '@lettertafel/protocol';
import { hasServer } from '../../base/address.ts';
import { getServerTables, getStand } from '../../connection/requests.ts';
import { getLocals } from '../../local/requests.ts';

interface Looked {
  readonly game: string;
  readonly board: readonly string[];
  readonly rack: readonly string[];
}

/** Practice games of one's own may be looked at. Without a server only the games of this device are known. */
export async function isOfRunningGame(looked: Looked): Promise<boolean> {
  const range = { skip: 0, limit: 100 };
  const lists = ['running', 'away'] as const;
  const answers = await Promise.all(
    lists.flatMap((list) => [getLocals(list, range), ...(hasServer ? [getServerTables(list, range)] : [])]),
  );
  const tables = answers.flatMap((answer) => ('value' in answer ? answer.value : []));
  const same = tables.filter(({ game, practice }) => game === looked.game && practice !== true);
  const twins = await Promise.all(same.map((table) => isTwin(table, looked)));
  return twins.includes(true);
}

async function isTwin({ id, seats }: TableSummary, { board, rack }: Looked): Promise<boolean> {
  const own = seats.flatMap((seat, number) => (seat.kind === 'person' && seat.mine ? [number] : []));
  const stands = await Promise.all(own.map((seat) => getStand(id, seat, 0)));
  return stands.some((answer) => {
    const view = 'value' in answer ? answer.value.view : null;
    if (!view || !('board' in view) || view.board.join() !== board.join()) return false;
    // Every game begins with the same board.
    const isEmpty = board.every((row) => /^\.*$/.test(row));
    return !isEmpty || view.rack.toSorted().join() === rack.toSorted().join();
  });
}
