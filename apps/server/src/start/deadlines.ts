/** What a server does when a deadline is due. */
import { DamagedLog } from '@lettertafel/house';
import type { BotPlayers } from '../bots/players.ts';
import { isProblem } from '../problem.ts';
import { type Due, dropDeadline } from '../store/deadlines.ts';
import { meetDeal } from '../tables/shuffle.ts';
import type { Parts } from './parts.ts';

export function meetingDeadlines(
  { store, runner, services, metrics }: Pick<Parts, 'store' | 'runner' | 'services' | 'metrics'>,
  bots: BotPlayers,
): (due: Due) => Promise<void> {
  async function act(due: Due): Promise<void> {
    const { table_id: table, kind } = due;
    // Another server may have made the latest move, and its hint may be late or lost.
    if (store.isShared) await runner.refresh(table);
    if (kind === 'clock') return runner.expire(table);
    if (kind === 'deal') {
      if (isProblem(await meetDeal(services, due))) await dropDeadline(store, due);
      return;
    }
    if (kind === 'bot') {
      if (await bots.move(table)) metrics.botMoves.inc();
      else await dropDeadline(store, due);
      return;
    }
    const live = await runner.look(table);
    if (live) await runner.playAt(table, live.length, { by: 'house', do: 'timeout' });
  }

  return async (due) => {
    try {
      await act(due);
    } catch (error) {
      // The game cannot continue: log it once, not at every access.
      if (error instanceof DamagedLog) await dropDeadline(store, due);
      throw error;
    }
  };
}
