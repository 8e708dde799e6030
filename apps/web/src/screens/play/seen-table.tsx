/** Tells the server what the user sees, so that no notice of it comes. Renders nothing. */
import type { TableInfo } from '@lettertafel/protocol';
import { useEffect } from 'preact/hooks';
import { sendMessage } from '../../connection/socket.ts';
import type { TableStore } from '../../connection/table-store.ts';
import { isAwaited } from '../../play/awaited-seats.ts';

export function SeenTable({ table, info }: { table: TableStore; info: TableInfo }) {
  const { value: view } = table.view;
  const isMine = view !== null && table.mine.value.some((seat) => view.over || isAwaited(info.game, view, seat));
  const { length } = table.entries.value;
  const isOnline = table.status.value === 'online';
  useEffect(() => {
    if (!isMine || !isOnline) return;
    const tell = () => {
      if (document.hidden) return;
      sendMessage({ type: 'seen', table: info.id, length });
      void closeNotices(info.id);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [info.id, isMine, isOnline, length]);
  return null;
}

async function closeNotices(tag: string): Promise<void> {
  // There is none on plain http.
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
}
