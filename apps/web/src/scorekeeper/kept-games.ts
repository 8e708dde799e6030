/** Score sheets as games in a list: those that have ended in brief like any other game, and those that go on. */
import { type Feats, isGameId } from '@lettertafel/engine';
import type { PlayedGame } from '@lettertafel/protocol';
import { type Line, type LineReading, type Replay, replaySheet } from '@lettertafel/scorekeeper';
import { listSheets, type SavedSheet } from './saved-sheets.ts';

/** What takes a turn. */
const TURNS: ReadonlySet<Line['do']> = new Set([
  ...(['lay', 'arrange', 'exchange', 'word', 'number', 'draw', 'pass', 'time-up'] as const),
]);

export interface KeptGames {
  readonly finished: readonly PlayedGame[];
  readonly running: readonly SavedSheet[];
}

/** `own`: the user's name, by which the user stands on sheets. */
export function keptGames(own: string | null): KeptGames {
  const finished: PlayedGame[] = [];
  const running: SavedSheet[] = [];
  for (const kept of listSheets()) {
    if (!isGameId(kept.sheet.game)) continue;
    const replay = replaySheet(kept.sheet);
    if (replay.isSettled) finished.push(describeSheet(kept, replay, own));
    else running.push(kept);
  }
  return { finished, running };
}

function describeSheet({ id, at, sheet }: SavedSheet, replay: Replay, own: string | null): PlayedGame {
  const isOwn = (name: string) => own !== null && name.trim().toLowerCase() === own.trim().toLowerCase();
  return {
    id,
    game: sheet.game,
    at,
    players: sheet.players.map((name) => ({ kind: 'person', name, mine: isOwn(name) })),
    scores: [...replay.totals],
    winners: [...(replay.readings.at(-1)?.outcome?.winners ?? [])],
    isPractice: false,
    feats: sheet.players.map((_, seat) => featsAt(replay.readings, seat)),
  };
}

function featsAt(readings: readonly LineReading[], seat: number): Feats {
  const turns = readings.filter(({ line }) => line.by === seat && TURNS.has(line.do));
  const stood = turns.filter(({ isLost }) => !isLost);
  const best = stood.reduce<LineReading | null>((most, one) => (one.score > (most?.score ?? 0) ? one : most), null);
  return {
    turns: turns.length,
    points: stood.reduce((sum, { score }) => sum + score, 0),
    best: best && { points: best.score, word: wordsOf(best)[0] ?? null },
    longest: stood
      .flatMap(wordsOf)
      .reduce<string | null>((most, word) => (word.length > (most?.length ?? 0) ? word : most), null),
  };
}

/** The main one first. A line may say its word without where it lies. */
function wordsOf({ line, words, made, scoring }: LineReading): readonly string[] {
  if (words.length > 0) return words.map(({ reads }) => reads);
  if (line.do === 'word') return [line.word];
  return scoring === null ? made : [scoring, ...made];
}
