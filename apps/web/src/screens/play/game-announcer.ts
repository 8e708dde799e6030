/** Announces a game by live region, sounds and document title, for players who are not looking or cannot see. */
import { gameById, lastMove, type Seat, type Turn, type Wait } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { announce, announceNow } from '../../app/live-region.tsx';
import { notices } from '../../app/preferences.ts';
import { play } from '../../app/sounds.ts';
import { BASE_PATH } from '../../base/base-path.ts';
import { loadOnce } from '../../base/load-once.ts';
import { serverNow } from '../../connection/socket.ts';
import type { GameView, TableStore } from '../../connection/table-store.ts';
import { t } from '../../i18n/index.ts';
import { isForChildren } from '../../parts/children.ts';
import { timeLeft } from '../../parts/clock-face.tsx';
import { listName } from '../../parts/list-name.ts';
import { noteQuestion } from '../../parts/question-signal.ts';
import { isAwaited, isTrickster } from '../../play/awaited-seats.ts';
import { readerAt } from '../../play/names.ts';
import { storyOf } from '../../play/story.ts';
import { describeEvent } from '../../play/story-sentences.ts';

interface GameAnnouncerProps {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly view: GameView;
}

const HURRY = 30_000;

/** Turns in which tiles score. */
const PLAYS: readonly Turn['what'][] = ['laid', 'arranged'];

const loadJoy = loadOnce(() => import('../on-demand.ts'));

/** Renders nothing. It stays mounted when the end screen appears, so that the last move is announced too. */
export function GameAnnouncer(props: GameAnnouncerProps): null {
  const { table, info, view } = props;
  const text = t();
  const seat = table.as.value === 'spectator' ? null : table.as.value;
  const isMyTurn = table.mine.value.some((own) => isAwaited(info.game, view, own));
  const game = `${text.common.games[info.game].name} ${text.common.games[info.game].way}`.trim();

  useEffect(() => {
    if (!view.over) document.title = isMyTurn ? `● ${text.home.yourTurn} · ${game}` : `${game} · Lettertafel`;
  }, [isMyTurn, game, text, view.over]);

  // Order matters: first the move, then whose turn it is.
  useSpokenEvents(props);
  useJoy(props);
  useTurns(props, isMyTurn, game);
  useQuestions(props);
  useHurry(view, seat);
  return null;
}

/** Announces new events; when the page opens, the last move. */
function useSpokenEvents({ table, info, view }: GameAnnouncerProps): void {
  const { events } = storyOf(table.entries.value, view);
  const known = useRef<number | null>(null);
  useEffect(() => {
    const before = known.current;
    // Who plays alone can go back; on a shared device another seat may have seen less so far.
    const isShared = table.mine.peek().length > 1;
    known.current = isShared ? Math.max(before ?? 0, events.length) : events.length;
    const latest = lastMove(events);
    const fresh = before === null ? (latest && !view.over ? [latest] : []) : events.slice(before);
    const reader = readerAt(info, table.mine.peek());
    const told = fresh.flatMap((event) => describeEvent(event, reader, listName(info.words)) ?? []);
    for (const sentence of told) announce(sentence);
    if (before !== null && told.length > 0) play('laid');
    // only new events are announced, in the language of that moment
  }, [events.length]);
}

/** Celebrates a play once it is final: at once, or when it can no longer be disputed. */
function useJoy({ table, info, view }: GameAnnouncerProps): void {
  const { turns } = storyOf(table.entries.value, view);
  const mine = table.mine.value;
  const plays = turns.filter(({ what, stands, score }) => PLAYS.includes(what) && stands === 'yes' && score > 0);
  const known = useRef<number | null>(null);
  useEffect(() => {
    const latest = plays.at(-1);
    const isNew = known.current !== null && plays.length > known.current;
    known.current = plays.length;
    if (!isNew || !latest) return;
    const isOwn = mine.length === 1 && mine[0] === latest.seat && !info.practice;
    if (!view.over && latest.laid && latest.laid.bonus > 0) play('bonus');
    void loadJoy().then(({ celebrate, noteBest }) => {
      const beaten = isOwn ? noteBest(info.game, { word: latest.word ?? '', turn: latest.score }) : [];
      const isPraised = isForChildren(info) && mine.includes(latest.seat);
      if (!view.over) celebrate(latest, { beaten, isPraised });
    });
    // only a new final play matters
  }, [plays.length]);
}

/** Announces the user's turn, or a play that waits for an answer. */
function useTurns({ table, info, view }: GameAnnouncerProps, isAwaitedHere: boolean, game: string): void {
  const { yourTurn } = t().home;
  const { mayDispute, anyObjection } = t().play;
  const mine = table.mine.value;
  const waits = gameById(info.game).waitsIn(view);
  const isMine = ({ seats }: Wait) => seats.some((seat) => mine.includes(seat));
  const isMyMove = waits.some((wait) => (wait.for === 'turn' || wait.for === 'card-phase') && isMine(wait));
  const isAsked = waits.some((wait) => wait.for === 'play' && isMine(wait));
  const isFirst = useRef(true);
  const toldOf = useRef<number | null>(null);
  useEffect(() => {
    // Once per turn, even if a question about a card came in between.
    if (isMyMove && toldOf.current !== view.turnNumber) {
      toldOf.current = view.turnNumber;
      announce(yourTurn);
    } else if (isAsked && !isFirst.current) announce(mine.length > 1 ? anyObjection : mayDispute);
    if (!isFirst.current && isAwaitedHere && !view.over) {
      play('turn');
      if (notices.peek() && document.hidden) showNotification(yourTurn, game);
    }
    isFirst.current = false;
    // only a new turn or a new question matters
  }, [view.turnNumber, isMyMove, isAsked, isAwaitedHere]);
}

/** Closes what lies over a question to the user, when the question comes. */
function useQuestions({ table, info, view }: GameAnnouncerProps): void {
  const waits = gameById(info.game).waitsIn(view);
  const asked = waits.filter(
    (wait) =>
      (wait.for === 'card' || wait.for === 'play') && wait.seats.some((seat) => table.mine.value.includes(seat)),
  );
  const announced = isTrickster(view) ? view.announced.length : 0;
  const question = asked.length > 0 ? `${view.turnNumber} ${announced} ${asked.map((wait) => wait.for).join()}` : '';
  useEffect(() => {
    if (question !== '') noteQuestion();
  }, [question]);
}

/** Warns once when the user's time is running out. */
function useHurry(view: GameView, seat: Seat | null): void {
  const { clock, options } = view;
  useEffect(() => {
    if (!clock || seat === null || clock.last?.seat !== seat || clock.since === null) return undefined;
    const left = timeLeft({ clock, seat, turnSeconds: options.turnSeconds }, serverNow());
    if (left === null || left < HURRY) return undefined;
    const timer = setTimeout(() => {
      announceNow(t().play.hurry);
      play('hurry');
    }, left - HURRY);
    return () => clearTimeout(timer);
  }, [clock, seat, options.turnSeconds]);
}

/** Some mobile browsers have the permission but not the constructor. */
function showNotification(title: string, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, icon: `${BASE_PATH}icon-192.png`, tag: 'turn' });
  } catch {
    // Then the document title must suffice.
  }
}
