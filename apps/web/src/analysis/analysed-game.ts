/** What the screen shows: a game of a table, or one from a score sheet. */
import { type GameId, type Seat, type Story, tellStory } from '@lettertafel/engine';
import { parseRecord, type TableInfo } from '@lettertafel/protocol';
import { getRecord, getTable } from '../connection/requests.ts';
import type { AskedGame } from '../local/analysis.ts';
import { valueOrNotify } from '../new-game/start-game.ts';
import { rulesOf } from '../parts/board-rules.ts';
import { isForChildren } from '../parts/children.ts';
import { readerAt } from '../play/names.ts';
import type { Reader } from '../play/story-sentences.ts';

export interface AnalysedGame {
  readonly game: GameId;
  readonly reader: Reader;
  /** Only finds are shown, no mistakes. */
  readonly isGentle: boolean;
  /** Words can be called wrong: the game used the list that judges now. */
  readonly isSameList: boolean;
  /** The table on which these seats may try costly turns again; null: none. */
  readonly again: { readonly id: string; readonly seats: readonly Seat[] } | null;
  /** With every rack that is known. */
  readonly story: Story;
  readonly asked: AskedGame;
}

/** Why a game is not analysed. */
export type NoAnalysis = 'failed' | 'running' | 'no-table';

/** A game that goes on has no record, and so no analysis. */
export async function loadTable(id: string): Promise<AnalysedGame | NoAnalysis> {
  const [table, answer] = await Promise.all([getTable(id), getRecord(id)]);
  const record = valueOrNotify(answer);
  const parsed = record === null ? null : parseRecord(record);
  if (!('value' in table) || !parsed || !('value' in parsed)) return 'failed';
  const { value: info } = table;
  const { game, players, log, aborted = false } = parsed.value;
  const story = tellStory(log, { seats: players, board: rulesOf(game)?.premiums ?? [] });
  if (story.endedAt === null && !aborted) return 'running';
  const seats = seatsOfMine(info);
  return {
    game,
    reader: readerAt(info, seats),
    isGentle: isForChildren(info),
    isSameList: info.words.kind === 'shipped',
    again: { id: info.id, seats },
    story,
    asked: { record },
  };
}

function seatsOfMine({ seats }: TableInfo): Seat[] {
  return seats.flatMap((seat, number) => (seat.kind === 'person' && seat.mine ? [number] : []));
}
