/** The user's tables on the server and on this device, in one list. */
import type { TableSummary } from '@lettertafel/protocol';
import { hasServer } from '../base/address.ts';
import type { Answer } from '../local/answer.ts';
import { getLocals, hasLocalTables } from '../local/requests.ts';
import { getServerTables } from './requests.ts';

export type ListName = 'running' | 'away' | 'over';

/** The page size of the server. */
const PAGE = 100;

/** As good as without a deadline. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Tables by status: at most `limit` after the first `skip`. Without a server only those of this device. */
export async function getMyTables(
  list: ListName,
  { skip = 0, limit = PAGE } = {},
): Promise<Answer<readonly TableSummary[]>> {
  // Both lists are needed from the start to be merged in order.
  const wanted = skip + limit;
  const none: Answer<readonly TableSummary[]> = { value: [] };
  const [there, here] = await Promise.all([
    hasServer ? getFromServer(list, wanted) : none,
    hasLocalTables() ? getLocals(list, { skip: 0, limit: wanted }) : none,
  ]);
  if ('problem' in there && !('value' in here && here.value.length > 0)) return there;
  const tables = [there, here].flatMap((answer) => ('value' in answer ? answer.value : []));
  const sorted = tables.sort(
    (one, other) =>
      Number(other.awaited) - Number(one.awaited) ||
      (one.until ?? NEVER) - (other.until ?? NEVER) ||
      other.changedAt - one.changedAt,
  );
  return { value: sorted.slice(skip, wanted) };
}

async function getFromServer(list: ListName, wanted: number): Promise<Answer<readonly TableSummary[]>> {
  const tables: TableSummary[] = [];
  for (;;) {
    const limit = Math.min(PAGE, wanted - tables.length);
    const answer = await getServerTables(list, { skip: tables.length, limit });
    if ('problem' in answer) return answer;
    tables.push(...answer.value);
    if (answer.value.length < limit || tables.length >= wanted) return { value: tables };
  }
}
