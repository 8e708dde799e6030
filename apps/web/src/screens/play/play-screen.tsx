/** The screen of a table, whatever its phase: gathering, playing, over. */
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../app/lazy.tsx';
import { Loading } from '../../app/shell.tsx';
import { loadAll } from '../../base/load-once.ts';
import { type TableStore, useTable } from '../../connection/table-store.ts';
import { GAME_LOOKS } from '../../games/looks.ts';
import { namesAt } from '../../play/names.ts';
import { NoTable } from '../../play/no-table.tsx';
import { GameAnnouncer } from './game-announcer.ts';
import { LostSeat } from './lost-seat.tsx';
import { PlayingPhase } from './playing-phase.tsx';
import { StatusStrip } from './status-strip.tsx';
import './low-window.css';
import './play-screen.css';

/** Nobody waits for these before the first or the last tile. */
const WaitingRoom = lazy(async () => (await import('../on-demand.ts')).WaitingRoom);
const Aborted = lazy(async () => (await import('../on-demand.ts')).Aborted);
const EndScreen = lazy(async () => (await import('../on-demand.ts')).EndScreen);

export function PlayScreen({ id }: { id: string }) {
  const table = useTable(id);
  const { value: info } = table.info;
  const { value: trouble } = table.trouble;
  useEverything(info !== null);
  if (!info) return trouble ? <NoTable code={trouble.code} /> : <Loading />;
  return (
    <div class={`play ${GAME_LOOKS[info.game].ground}`}>
      <Phase table={table} />
      <StatusStrip table={table} info={info} />
      <LostSeat table={table} info={info} />
    </div>
  );
}

/** When the first moments of a table are over. */
const QUIET_AFTER = 2000;

/** A game goes on whatever is put up on the server meanwhile. */
function useEverything(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => void loadAll(), QUIET_AFTER);
    return () => clearTimeout(timer);
  }, [isThere]);
}

/** Who has cleared the table after the deal, if that was not me. */
function aborterOf(info: TableInfo): string | null {
  const { abortedBy, seats } = info;
  const seat = abortedBy === null ? undefined : seats[abortedBy];
  return abortedBy !== null && seat?.kind === 'person' && !seat.mine ? (namesAt(info)[abortedBy] ?? null) : null;
}

function Phase({ table }: { table: TableStore }) {
  /** After the end one may go back and look at the table as it lies. */
  const isLooking = useSignal(false);
  const { value: info } = table.info;
  const { value: view } = table.view;
  if (!info) return <Loading />;
  if (info.phase === 'gathering' || info.phase === 'shuffling') return <WaitingRoom table={table} info={info} />;
  if (info.phase === 'aborted') return <Aborted info={info} by={aborterOf(info)} />;
  if (!view) return <Loading />;
  const isEnd = view.over !== null && !isLooking.value;
  return (
    <>
      <GameAnnouncer table={table} info={info} view={view} />
      {isEnd ? (
        <EndScreen table={table} info={info} view={view} onLook={() => (isLooking.value = true)} />
      ) : (
        <PlayingPhase table={table} info={info} view={view} onEnd={() => (isLooking.value = false)} />
      )}
    </>
  );
}
