/**
 * After a move in a game over days: the way to the next table that waits for the user, without the lobby; if there is none,
 * the way to tell whoever is next.
 */
import type { Seat } from '@lettertafel/engine';
import type { TableInfo, TableSummary } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../../app/notice.tsx';
import { go } from '../../app/router.ts';
import { getMyTables } from '../../connection/my-tables.ts';
import type { GameView, TableStore } from '../../connection/table-store.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { isAwaited } from '../../play/awaited-seats.ts';
import { namesAt } from '../../play/names.ts';
import { describePlayers } from '../home/company.ts';
import { seatsToTell, TellSheet, tellTitle } from './tell-sheet.tsx';

export function NextTable({ table, info }: { table: TableStore; info: TableInfo }) {
  const { value: view } = table.view;
  const isMine = view !== null && table.mine.value.some((seat) => isAwaited(info.game, view, seat));
  const wasMine = useRef(isMine);
  const isTelling = useSignal(false);
  useEffect(() => {
    if (wasMine.current && !isMine && view)
      void offerNext({ info, view, mine: table.mine.peek(), tell: () => (isTelling.value = true) });
    wasMine.current = isMine;
  }, [info.id, isMine]);
  if (!isTelling.value || !view) return null;
  return <TellSheet {...{ table, info, view }} onClose={() => (isTelling.value = false)} />;
}

interface Moved {
  readonly info: TableInfo;
  readonly view: GameView;
  readonly mine: readonly Seat[];
  readonly tell: () => void;
}

async function offerNext({ info, view, mine, tell }: Moved): Promise<void> {
  const next = await findNext(info.id);
  if (!next) {
    const seats = seatsToTell(info, view, mine);
    const names = seats.map((seat) => namesAt(info)[seat] ?? '');
    if (seats.length === 0) return;
    const text = later().waiting.theirTurn(t().common.list(names));
    notify({ text, action: { label: tellTitle(info, seats), run: tell } });
    return;
  }
  const { name, way } = t().common.games[next.game];
  const { nextTable, goNext } = later().waiting;
  notify({
    text: nextTable(`${name} ${way}`.trim(), describePlayers(next)),
    action: { label: goNext, run: () => go(`/t/${next.id}`) },
  });
}

/** The most pressing of the other tables that wait for the user. */
async function findNext(from: string): Promise<TableSummary | null> {
  const answer = await getMyTables('running');
  const tables = 'value' in answer ? answer.value : [];
  return tables.find(({ id, awaited }) => awaited && id !== from) ?? null;
}
