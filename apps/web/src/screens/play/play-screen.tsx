/** The screen of a table in all phases: waiting, playing, over. */
import { lastMove } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../../app/lazy.tsx';
import { Loading } from '../../app/shell.tsx';
import { loadAll } from '../../base/load-once.ts';
import { readKept } from '../../connection/kept-values.ts';
import { type GameView, type TableStore, useTable } from '../../connection/table-store.ts';
import { GAME_LOOKS } from '../../games/looks.ts';
import { isForChildren } from '../../parts/children.ts';
import { justMoved } from '../../play/just-moved.ts';
import { namesAt } from '../../play/names.ts';
import { NoTable } from '../../play/no-table.tsx';
import { storyOf } from '../../play/story.ts';
import { GameAnnouncer } from './game-announcer.ts';
import { PlayingPhase } from './playing-phase.tsx';
import { SeenTable } from './seen-table.tsx';
import { StatusStrip } from './status-strip.tsx';
import './low-window.css';
import './play-screen.css';

/** Not needed for the first or the last move. */
const WaitingRoom = lazy(async () => (await import('../on-demand.ts')).WaitingRoom);
const Aborted = lazy(async () => (await import('../on-demand.ts')).Aborted);
const MovedTable = lazy(async () => (await import('../on-demand.ts')).MovedTable);
const OwnSeatLinks = lazy(
  async () => (await import('../on-demand.ts')).OwnSeatLinks,
  () => null,
);
const LostSeat = lazy(
  async () => (await import('../on-demand.ts')).LostSeat,
  () => null,
);
const NextTable = lazy(
  async () => (await import('../on-demand.ts')).NextTable,
  () => null,
);
/** Only at a practice table. */
const PracticeGuide = lazy(
  async () => (await import('./practice/guide.tsx')).PracticeGuide,
  () => null,
  false,
);
const EndScreen = lazy(async () => (await import('../on-demand.ts')).EndScreen);

export function PlayScreen({ id }: { id: string }) {
  const table = useTable(id);
  const { value: info } = table.info;
  const { value: trouble } = table.trouble;
  useEverything(info !== null);
  if (trouble?.code === 'moved-away') return <MovedTable id={id} />;
  if (!info) return trouble ? <NoTable code={trouble.code} /> : <Waiting home={table.home} />;
  return (
    <div class={`play ${GAME_LOOKS[info.game].ground}${isForChildren(info) ? ' play-children' : ''}`}>
      <Phase table={table} />
      <StatusStrip table={table} info={info} />
      {info.practice && <PracticeGuide table={table} info={info} />}
      {isSeatLost(table, info) && <LostSeat info={info} />}
      {table.home === 'server' && <SeenTable table={table} info={info} />}
      {info.options.pace === 'correspondence' && <NextTable table={table} info={info} />}
      {justMoved.value === id && (
        <OwnSeatLinks info={info} mine={table.mine.value} onClose={() => (justMoved.value = null)} />
      )}
    </div>
  );
}

/** Milliseconds after which a game of this device that has not come is reported. It is shown if it comes after all. */
const STUCK_AFTER = 15_000;

/** A wait for this device's own storage never goes on in silence, whatever hangs. */
function Waiting({ home }: Pick<TableStore, 'home'>) {
  const isStuck = useSignal(false);
  useEffect(() => {
    if (home === 'server') return undefined;
    const timer = setTimeout(() => (isStuck.value = true), STUCK_AFTER);
    return () => clearTimeout(timer);
  }, [home, isStuck]);
  return isStuck.value ? <NoTable code="storage-stuck" /> : <Loading />;
}

/** This browser has played here, but the server no longer knows it. */
function isSeatLost(table: TableStore, { id, phase }: TableInfo): boolean {
  return phase === 'playing' && table.mine.value.length === 0 && (readKept(id)?.seats.length ?? 0) > 0;
}

/** Milliseconds after which a table has settled. */
const QUIET_AFTER = 2000;

/** Loads all remaining files, so that the game survives an update of the server. */
function useEverything(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => void loadAll(), QUIET_AFTER);
    return () => clearTimeout(timer);
  }, [isThere]);
}

/** Who aborted the game after the deal, unless it was the user. */
function aborterOf(info: TableInfo): string | null {
  const { abortedBy, seats } = info;
  const seat = abortedBy === null ? undefined : seats[abortedBy];
  return abortedBy !== null && seat?.kind === 'person' && !seat.mine ? (namesAt(info)[abortedBy] ?? null) : null;
}

/** Milliseconds for which the last play of a game stays in view before the result. */
const LAST_LOOK = 2500;

/** Whether the game has just ended with a play that everybody should see first. */
function useLastLook(table: TableStore, view: GameView | null) {
  const wasRunning = useRef(false);
  const isDone = useSignal(false);
  const isOver = view !== null && view.over !== null;
  if (view && !isOver) wasRunning.current = true;
  useEffect(() => {
    isDone.value = false;
    if (!isOver) return undefined;
    const timer = setTimeout(() => (isDone.value = true), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [isOver, isDone]);
  const isFresh = isOver && view.over?.reason !== 'gave-up' && wasRunning.current && !isDone.value;
  const endedWith = isFresh ? lastMove(storyOf(table.entries.value, view).events) : null;
  return { isLastLook: endedWith?.what === 'laid', endLastLook: () => (isDone.value = true) };
}

function Phase({ table }: { table: TableStore }) {
  /** After the end the player may look at the final position. */
  const isLooking = useSignal(false);
  const { value: info } = table.info;
  const { value: view } = table.view;
  const { isLastLook, endLastLook } = useLastLook(table, view);
  if (!info) return <Waiting home={table.home} />;
  if (info.phase === 'gathering' || info.phase === 'shuffling') return <WaitingRoom table={table} info={info} />;
  if (info.phase === 'aborted') return <Aborted info={info} by={aborterOf(info)} />;
  if (!view) return <Waiting home={table.home} />;
  const isEnd = view.over !== null && !isLooking.value && !isLastLook;
  const showResult = () => {
    isLooking.value = false;
    endLastLook();
  };
  return (
    <>
      <GameAnnouncer table={table} info={info} view={view} />
      {isEnd ? (
        <EndScreen table={table} info={info} view={view} onLook={() => (isLooking.value = true)} />
      ) : (
        <PlayingPhase table={table} info={info} view={view} onEnd={showResult} />
      )}
    </>
  );
}
