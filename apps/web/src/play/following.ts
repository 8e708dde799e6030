/** Follows a game for who is not looking, or cannot see: what happens is spoken, sounded, and put into the title. */
import type { Seat } from '@lettertafel/engine';
import { useEffect, useRef } from 'preact/hooks';
import { announce, announceNow } from '../app/live-region.tsx';
import { notices } from '../app/preferences.ts';
import { play } from '../app/sounds.ts';
import { serverNow } from '../connection/line.ts';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { timeLeft } from '../parts/clock-face.tsx';
import { listName } from '../parts/list-name.ts';
import type { GameTableProps } from './contract.ts';
import { type Story, tellStory } from './story.ts';
import { tellDispute, tellTurn } from './tell-turn.ts';
import { isAwaited } from './turns.ts';

type Following = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat' | 'names'>;

const HURRY = 30_000;

export function useFollowing({ table, info, view, seat, names }: Following): void {
  const text = t();
  const mine = table.mine.value;
  const isMyTurn = mine.some((own) => isAwaited(view, own));
  const game = `${text.common.games[info.game].name} ${text.common.games[info.game].way}`.trim();

  useEffect(() => {
    document.title = isMyTurn ? `● ${text.home.yourTurn} · ${game}` : `${game} · Lettertafel`;
  }, [isMyTurn, game, text]);

  const { entries } = table;
  const story = tellStory(entries.value, view.seats.length);
  useNews(story, (told) => announce(told), { names, list: listName(info.words) });

  const turn = `${view.turnNumber} ${isMyTurn}`;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && isMyTurn && !view.over) {
      play('turn');
      if (view.turn === seat || mine.includes(view.turn)) announce(text.home.yourTurn);
      if (notices.peek() && document.hidden) showNotification(text.home.yourTurn, game);
    }
    isFirst.current = false;
    // a new turn is what matters, whatever else has changed
  }, [turn]);

  useHurry(view, seat);
}

/** Speaks the turns and verdicts that were not there before. */
function useNews(
  { turns }: Story,
  speak: (told: string) => void,
  { names, list }: { readonly names: readonly string[]; readonly list: string },
): void {
  const disputes = turns.flatMap((turn) => turn.disputes);
  const known = useRef<{ readonly turns: number; readonly disputes: number } | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = { turns: turns.length, disputes: disputes.length };
    if (!before) return;
    const told = [
      ...disputes.slice(before.disputes).map((dispute) => tellDispute(dispute, names, list)),
      ...turns.slice(before.turns).map((turn) => tellTurn(turn, names)),
    ];
    if (told.length === 0) return;
    speak(told.join(' '));
    play('laid');
    // only what is new is told, in the words of that moment
  }, [turns.length, disputes.length]);
}

/** Warns once when the own time is nearly over. */
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

/** Some browsers on phones have the permission but not the constructor. */
function showNotification(title: string, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, icon: '/icon-192.png', tag: 'turn' });
  } catch {
    // Then the title of the page must do.
  }
}
