/** Describes local tables in the format of a server's responses. */
import type { Viewer } from '@lettertafel/engine';
import { awaitedAt, type KeptEntry, type LiveGame, newsFor, replayOn, startGame } from '@lettertafel/house';
import type { News, SeatInfo, TableInfo, TableSummary, WordListInfo } from '@lettertafel/protocol';
import { languageOf } from '@lettertafel/words';
import type { LocalTable, Standing, TableStorage } from './table-storage.ts';

/** The lists of local games are identified by their language, like those that ship with a server. */
function wordsOf({ head }: LocalTable): WordListInfo {
  const language = languageOf(head.settings.game);
  return { id: language, language, name: null, words: 0, source: '', kind: 'shipped' };
}

export function describeTable(table: LocalTable): TableInfo {
  const { id, head, standing, isAborted, next } = table;
  const { game, options } = head.settings;
  const isOver = standing?.winners != null;
  const seats = head.seats.map((seat): SeatInfo => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    const own = { mine: true, present: true, aborts: 0, link: { isOpen: false, followers: [] } };
    return { kind: 'person', name: seat.name || null, ...own, rematch: next === null ? null : 'yes' };
  });
  return {
    id,
    game,
    options: { ...options },
    words: wordsOf(table),
    phase: isAborted ? 'aborted' : isOver ? 'over' : 'playing',
    seats,
    host: true,
    listed: false,
    chat: false,
    watchers: 0,
    createdAt: head.setAt,
    commitment: head.commitment,
    shuffle: { scheme: 2, hashes: [...head.chance.hashes], sealed: true },
    nudged: null,
    next,
    ...(table.goneBack ? { practice: true } : {}),
    abortedBy: isAborted ? head.seats.findIndex(({ kind }) => kind === 'person') : null,
  };
}

export function summarise(table: LocalTable): TableSummary {
  const { standing, head, changedAt, isAborted } = table;
  const isOwn = (seat: number) => head.seats[seat]?.kind === 'person';
  return {
    ...describeTable(table),
    turn: standing?.turn ?? null,
    scores: [...(standing?.scores ?? head.seats.map(() => 0))],
    // Before the deal it waits for the page that opens it.
    awaited: !isAborted && (standing?.awaited.some(isOwn) ?? true),
    changedAt,
    winners: standing?.winners ? [...standing.winners] : null,
  };
}

export function standingOf({ state, game, length }: LiveGame): Standing {
  const { turn, scores, over } = state;
  return { length, turn, scores, awaited: awaitedAt({ game, state }), winners: over?.winners ?? null };
}

/** The game after its whole log; throws if it cannot be continued. */
export async function liveGame(storage: TableStorage, { id, head }: LocalTable): Promise<Live> {
  const started = startGame(id, head.settings, head.chance);
  if ('refusal' in started) throw new Error(`the options of table ${id} are refused: ${started.refusal.code}`);
  const entries = await storage.entries(id);
  return { live: replayOn(started, entries), entries };
}

interface Live {
  readonly live: LiveGame;
  readonly entries: readonly KeptEntry[];
}

/** A table whose standing is that of its latest entry. */
export async function withStanding(storage: TableStorage, table: LocalTable): Promise<LocalTable> {
  if (table.length === 0 || table.standing?.length === table.length) return table;
  const { live } = await liveGame(storage, table);
  const standing = standingOf(live);
  await storage.change(table.id, { standing });
  return { ...table, standing };
}

/** The current state of a game, with the last entries of its log. */
export async function standAs(storage: TableStorage, table: LocalTable, as: Viewer, last: number): Promise<News> {
  const { live, entries } = await liveGame(storage, table);
  return newsFor(live, as, { after: Math.max(0, live.length - last), entries });
}
