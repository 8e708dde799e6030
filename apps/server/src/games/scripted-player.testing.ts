/** Scripted players over a socket: they lay what they find, bluff once, dispute, time out and reconnect. */
import { type BaseMove, formatTableWord, type GameId, lexiconFrom, type Rng, type Seat } from '@lettertafel/engine';
import { type Player, playerOf, SMALL_DUTCH, seededRng } from '@lettertafel/engine/testing';
import type { News, SeenEntry, ServerMessage } from '@lettertafel/protocol';
import { type Client, hello, sendMove, type TestSocket, watch } from '../kit.testing.ts';

export const lexicon = lexiconFrom({ words: SMALL_DUTCH });

interface Window {
  readonly awaiting: readonly Seat[];
}

/** The part of any game's view that a script reads. */
export interface AnyView {
  readonly viewer: Seat;
  readonly turn: Seat;
  readonly rack: readonly string[];
  readonly seats: readonly { readonly opened?: boolean; readonly resigned: boolean }[];
  readonly open: ({ readonly seat: Seat; readonly window: Window } & object) | null;
  readonly announced?: readonly { readonly window: Window }[];
  readonly opening?: Window | null;
  readonly phase?: { readonly seat: Seat } | null;
  readonly bag?: number;
  readonly pot?: { readonly count: number };
  readonly hand?: readonly string[];
  readonly over: object | null;
}

/** The engine's test players expect a state: this builds one from what a seat knows. */
export function knownState(view: AnyView): object {
  const seats = view.seats.map((_, seat) => seat);
  return {
    ...view,
    seats: seats.length,
    resigned: view.seats.map(({ resigned }) => resigned),
    racks: seats.map((seat) => (seat === view.viewer ? view.rack : [])),
    hands: seats.map((seat) => (seat === view.viewer ? (view.hand ?? []) : [])),
    opened: view.seats.map(({ opened }) => opened ?? false),
    bag: { length: view.bag ?? 0 },
    pot: { piles: [{ length: view.pot?.count ?? 0 }] },
    phase: view.phase ? { ...view.phase, taken: [] } : null,
  };
}

/** The engine's player of a game, for states made of views. */
export function scriptedPlayer(game: GameId): Player<object> {
  return playerOf(game) as unknown as Player<object>;
}

export function isAsked({ viewer, turn, open, announced = [], opening, phase }: AnyView): boolean {
  const windows = [open?.window, opening, ...announced.map(({ window }) => window)];
  if (windows.some((window) => window?.awaiting.includes(viewer))) return true;
  if (open || phase || opening || announced.length > 0) return phase?.seat === viewer && announced.length === 0;
  return turn === viewer;
}

export interface Script {
  readonly game: GameId;
  readonly seat: Seat;
  readonly seed: string;
  /** Lays phonies until one is disputed. */
  readonly bluffs?: boolean;
  /** Disputes every play of this seat until one dispute has succeeded and one of its own has failed. */
  readonly disputes?: Seat;
  /** Once, lets a window time out instead of accepting. */
  readonly sleeps?: boolean;
  /** Reconnects after this many entries. */
  readonly reconnects?: number;
}

export interface Played {
  readonly entries: readonly SeenEntry[];
  readonly last: News;
}

/** Plays to the end; returns all entries seen, in order of arrival. */
export async function playByScript(client: Client, table: string, script: Script): Promise<Played> {
  const rng = seededRng(script.seed);
  const player = scriptedPlayer(script.game);
  const entries: SeenEntry[] = [];
  let last: News | null = null;
  let socket = await hello(client);
  const take = (news: News) => {
    entries.push(...news.entries);
    last = news;
  };
  const isNews = (message: ServerMessage): message is Extract<ServerMessage, { type: 'news' }> =>
    message.type === 'news';
  const connect = async () => {
    socket.close();
    const fresh = await hello(client);
    socket = fresh;
    fresh.socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      // Ignore what an abandoned connection still delivers.
      if (message.type === 'news' && socket === fresh) take(message);
    });
    await watch(fresh, table, script.seat, entries.length);
  };
  await connect();
  let dropsAt = script.reconnects ?? Number.POSITIVE_INFINITY;
  let isAwake = !script.sleeps;
  let stuck = 0;
  for (;;) {
    const news = last as unknown as News;
    const view = news.view as unknown as AnyView;
    if (view.over) break;
    if (entries.length >= dropsAt) {
      dropsAt += script.reconnects ?? 0;
      await connect();
      continue;
    }
    const changed = socket.next(isNews);
    if (!isAsked(view)) {
      await changed;
      continue;
    }
    const move = chooseByScript(script, view, { player, rng, entries, stuck });
    if (!isAwake && view.open && move.do === 'accept') {
      while ((last as unknown as { view: AnyView }).view.open) await socket.next(isNews);
      // Others may have settled it in the meantime.
      isAwake = entries.at(-1)?.by === 'house';
      continue;
    }
    const answer = await sendMove(socket as TestSocket, table, move);
    if (answer.type === 'problem' && answer.problem.code !== 'is-over') throw new Error(JSON.stringify(answer.problem));
    stuck = answer.type === 'done' ? 0 : stuck + 1;
    if (stuck > 200) throw new Error(`${script.game}: seat ${script.seat} is stuck at ${JSON.stringify(answer)}`);
    if (answer.type === 'done' && (last as unknown as News).length <= answer.number) await changed;
  }
  socket.close();
  return { entries, last: last as unknown as News };
}

interface Choosing {
  readonly player: Player<object>;
  readonly rng: Rng;
  readonly entries: readonly SeenEntry[];
  readonly stuck: number;
}

function chooseByScript(script: Script, view: AnyView, { player, rng, entries, stuck }: Choosing): BaseMove {
  const by = script.seat;
  const events = entries.flatMap((entry) => entry.events) as unknown as { type: string; seat: Seat; bad: string[] }[];
  const disputes = events.filter(({ type }) => type === 'disputed');
  if (view.open?.window.awaiting.includes(by) && view.open.seat === script.disputes) {
    const isWon = disputes.some(({ bad }) => bad.length > 0);
    const isEnough = isWon && disputes.some(({ seat, bad }) => seat === by && bad.length === 0);
    if (!isEnough && stuck === 0) return { by, do: 'dispute' };
  }
  const isCaught = events.some(({ type, seat }) => type === 'play-lost' && seat === by);
  if (script.bluffs && !isCaught && stuck === 0 && !view.open && view.turn === by) {
    const bluff = bluffFrom(view);
    if (bluff) return { by, ...bluff };
  }
  // After repeated refusals, fall back to a move that is always allowed.
  if (stuck > 20) return { by, do: (['accept', 'draw', 'pass'] as const)[stuck % 3] as string };
  const chosen = player(knownState(view), by, { rng, lexicon });
  return chosen.do === 'resign' ? player(knownState(view), by, { rng, lexicon }) : chosen;
}

/** Letters that make no word, on empty squares. */
function bluffFrom(view: AnyView): { do: string } | null {
  const letters = view.rack.filter((tile) => /^[A-Z]$/.test(tile)).slice(0, 3);
  const [a, b, c] = letters;
  const word = [`${a}${b}${c}`, `${c}${b}${a}`, `${b}${a}${c}`].find((text) => !SMALL_DUTCH.includes(text));
  if (letters.length < 3 || !word) return null;
  if ('table' in view)
    return { do: 'arrange', table: [...(view.table as { word: string }[]).map(written), word] } as never;
  const board = (view as unknown as { board: string[] }).board;
  return board.every((row) => /^\.*$/.test(row)) ? ({ do: 'lay', at: 'H7', word } as never) : null;
}

function written(word: unknown): string {
  return formatTableWord(word as Parameters<typeof formatTableWord>[0]);
}
